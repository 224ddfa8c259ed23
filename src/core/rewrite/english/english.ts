/** How English says less about a film in place of its title. */
import type { Edit } from '../../algorithms/edits.ts';
import { SAYS } from '../clauses.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { modified } from './modified.ts';
import { apostrophe, type Name, nameOf } from './name.ts';
import { DESCRIBED, isAQuestion, isListed, isOfPeople, particular } from './particular.ts';
import { BEFORE, DID, GOES_ON, IS, NOUNS, OFTEN, OWNER, PRAISED, RECORDED, REPEATED, THINGS } from './words.ts';

const DIRECTED =
	/^,?\s+(?:by|from|directed by)\s+(?:the\s+)?(?:\p{Lu}[\p{L}.-]*(?:\s+(?:de|von|van)(?=\s))?(?:\s+(?=\p{Lu}))?)+/u;
/** A claim that is true of this film only. */
const ALONE =
	/(?<![\p{L}\p{N}])(?:his|her|their|the director['’]s|\p{Lu}[\p{L}-]+(?:['’]s|s['’]))\s+(?:(?:second|third|very|most)\s+)?(?:[\p{Ll}-]+est|first|last|second|third|final|debut|most|only|next|latest|masterpiece|early)(?!\p{L})(?! (?:date|night|time|day|visit|trip|job|year|flat|house|home|marriage|class|lesson|shift))/u;

/**
 * Puts a name in place of a title; null if its slot is not understood, or the sentence is about the film.
 * @param isOfOne whether what is said is true of one film only
 */
export function englishName(place: Place, says: PhraseFacts, isOfOne = false): Edit | null {
	const { before, after } = place;
	// In English a film is American unless its country is given.
	if (says.origin === 'American' || OPINION.test(before)) return null;
	const name = nameOf(place, says);
	if (isEvent(place)) return name.isEmpty ? particular(withoutVerb(place), name) : bare(withoutVerb(place), name);
	if (isAsked(place)) return null;
	if (JOKED.test(before) || (COMPARED.test(before) && place.others.length > 0)) return null;
	const idiom = idiomFor(place, name);
	if (idiom !== undefined) return idiom;
	if (/^['’]s(?!\p{L})/u.test(after)) return owning(place, name);
	if (!(GOES_ON.test(after) || PLUS.test(after)) || /^\s\(/u.test(after)) return null;
	if (
		/^[-/&+]|^\s?[&+]\s(?!an?\s|(?<=\+\s)\p{Lu})|^['’]/u.test(after) ||
		/[-/&+#]$|&\s$|(?<!\p{Lu}.*)\+\s$/u.test(before)
	)
		return null;
	if (isHeading(place)) return null;
	if (DIRECTED.test(after)) return byDirector(place, says, name);
	if (ALONE.test(clauseOf(place))) return null;
	const thing = new RegExp(`^\\s+(${THINGS})(?!\\p{L})`, 'iu').exec(after);
	if (thing !== null) return ofThing(place, name, thing);
	if (isOfOne) return particular(place, name);
	return modified(place, name, says) ?? loved(place, name) ?? bare(place, name) ?? particular(place, name);
}

/** The title is the joke. */
const JOKED =
	/(?<!\p{L})(?:not (?:joking|kidding)|no joke|I swear|believe it or not|of all (?:things|films|movies))(?!\p{L})[^.;:]*$/iu;
/** What it is compared to says which it is. */
const COMPARED = /(?<!\p{L})(?:compared|next) (?:to|with)\s+$/iu;
const SINCE =
	/(?<!\p{L})(?:most|best|worst|\p{Ll}+est)\s[^,;:]*\s(?:I['’]ve|I have|we['’]ve|we have)\s(?:ever )?\p{Ll}+\s+(since\s+(?:the\s+)?)$/iu;
const DONE = /(?<!\p{L})(?:did|done|tried|had) (?:that|this|it) (with\s+(?:the\s+)?)$/iu;

/** What people say where only the title would say more; undefined where they would say something of the film. */
function idiomFor(place: Place, name: Name): Edit | null | undefined {
	const [since, done] = [SINCE.exec(place.before)?.[1], DONE.exec(place.before)?.[1]];
	if (since !== undefined)
		return name.isEmpty && ends(place.after) ? replaced(place, 'in a long time', since.length) : null;
	if (done !== undefined && name.isEmpty && ends(place.after) && !OFTEN.test(clauseOf(place)))
		return replaced(place, 'once', done.length);
	return undefined;
}

/** What happened once with a film that was liked, graded, or recommended by others: any film can be named there. */
const EVENTS: readonly (readonly [before: RegExp, after: RegExp])[] = [
	[
		/(?<!\p{L})(?:loved|liked|hated|adored|enjoyed|disliked)\s+$/iu,
		/^,?\s+(?:(?:but|and|while|although|though|even though)\s+(?:my|our|his|her|the|everyone|\p{Lu}\p{Ll}+)\s|(?:last (?:night|week)|yesterday|when (?:I|we)\s|as a (?:kid|child|teenager)|back in))/u,
	],
	[/(?<!\p{L})(?:my|our)\s+\p{Ll}+\s+(?:loved|liked|hated|adored|enjoyed)\s+$/iu, /^(?:,|\s+(?:and|but|when))\s/u],
	[/(?<!\p{L})called\s+$/iu, /^\s+(?:["“]|an?\s|over|under)/u],
	[/(?<!\p{L})put\s+$/iu, /^\s+on(?!\p{L})/u],
	[
		/(?<!\p{L})(?:gave|(?:I|we|he|she|they)['’]d give|would give)\s+$/iu,
		/^\s+(?:an?\s+)?(?:\p{Ll}+\s+)?(?:[★½]+|\d[\d.,]*(?:\s?\/|\s+(?:out of|stars?))|(?:one|two|three|four|five)(?:\s+and a half)?\s+stars?)[^.!?]*(?:[,;]|\s(?:and|but|on|at|with|because|when|though))\s/iu,
	],
	[
		/(?<!\p{L})(?:he|she|they|someone|(?:my|our|a|the)\s+\p{Ll}+)\s+(?:recommended|suggested|picked|chose)\s+$/iu,
		/^(?:[.!]*$|,\s+(?:which|and|but|so)\s|\s+(?:to|at|for|in|last|once)\s)/u,
	],
	[
		/(?<!\p{L})(?:whoever|the (?:one|person) who|someone (?:here )?who)\s+(?:recommended|suggested)\s+$/iu,
		/^\s+(?:in|on|to|at|last)\s/u,
	],
	[
		/(?<!\p{L})(?:thought|told|figured|assumed|worried|feared|hoped|swore|promised(?: me)?)\s+(?:that\s+)?$/iu,
		/^\s+(?:would|was going to|might)\s/u,
	],
];
const isEvent = ({ before, after }: Place) =>
	EVENTS.some(([left, right]) => left.test(before) && right.test(after)) && !/\?["'”’»)*_]*$/u.test(after);
/** The same place behind a verb that any film may follow. */
const withoutVerb = (place: Place): Place => ({ ...place, before: place.before.replace(/\p{L}+\s+$/u, 'saw ') });

/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:looking for|the (?:more|less|longer) i|hot take|(?:un)?popular opinion|hill to die on|die on this hill|underrated|overrated|in (?:praise|defen[cs]e) of|(?:dis)?agree\p{L}* (?:about|on|with)|second\p{L}* (?:the|this|that)|shout-?out to|(?:love|case|appreciation|support) for)(?!\p{L})/iu;

/** The clause around a title, without it. */
const clauseOf = ({ before, after }: Place) => `${before.split(CLAUSE).at(-1)}${after.split(CLAUSE)[0]}`;
const CLAUSE = /[,;:–—]|\s(?:and|but|so|while|because)\s/u;

/** Whether the sentence needs the title: a question or recommendation means this film. */
const isAsked = ({ before, after }: Place) =>
	isAQuestion(before, after) ||
	(BEFORE.telling.test(before) && !REPORTED.test(before)) ||
	BEFORE.naming.test(before) ||
	/^\s*(?:anyone|next(?! (?:week|month|year|time|\p{Lu}))|is next|or\s)/iu.test(after) ||
	/(?<!\p{L})(?:(?:suggest|recommend|urge) (?:you|it|everyone)|do the same)(?!\p{L})/iu.test(after) ||
	(/^\s*as (?:a|an|the|my)\s(?!joke|kid|child|teen|treat|family|present|gift|surprise|warm|test|dare|couple|group|class)/iu.test(
		after,
	) &&
		!BEFORE.seeing.test(before)) ||
	/(?<!\p{L})(?:recommend\p{L}*|(?<!for (?:the|your|that) )recs?|suggestions?|try|check out|see also)(?!\p{L})|(?<!\p{L})(?:titled|called|named)\s+(?:[\p{L}’']+\s+)?$/iu.test(
		before.slice(-40),
	);

/** "I tell them to go watch X": no reader is asked. */
const REPORTED =
	/(?<!\p{L})(?:tell|tells|telling|told|ask|asks|asking|asked|beg|begged|made|makes)\s+(?!you)(?:\p{L}+\s+){1,2}(?:to\s+)?(?:go\s+)?(?:re)?(?:watch|see)\s+$/iu;

const LOVE =
	/^["“(*_]*I\s+(?:(?:really|absolutely|still|just|do|kind of|actually)\s+)*(?:loved?|adored?|hated?|liked?|enjoy(?:ed)?|miss(?:ed)?)\s+$/iu;
const REASON =
	/^,?\s+(?:(?:mostly|partly|mainly|only|simply|so much|probably|even if|even though|because|since|for|despite|more than)(?!\p{L}))/iu;

/** "I love X because of the rain" is "There's a film I love because of the rain". */
function loved(place: Place, name: Name): Edit | null {
	const { before, after } = place;
	const verb = LOVE.exec(before)?.[0].trim();
	if (verb === undefined || name.isOwned || !REASON.test(after) || isListed(place)) return null;
	const there = `There${apostrophe(place)}s ${name.some()} ${verb.replace(/^[^\p{L}]+/u, '')}`;
	return replaced(place, there, before.length - /^[^\p{L}]*/u.exec(before)![0].length);
}

function isHeading({ text, item, from, to }: Place): boolean {
	const line = text.slice(text.lastIndexOf('\n', item.start - 1) + 1, to);
	return /^\s*#{1,6}\s/.test(line) && from === item.start && item.end === to;
}

/** "A Hungarian film's ending". */
function owning(place: Place, name: Name): Edit | null {
	if (name.isEmpty && isOfPeople(place) && /^['’]s\s(?:\p{L}+\s){3}/u.test(place.after))
		return BEFORE.liking.test(place.before) ? null : replaced(place, name.particular());
	if (name.post !== '' || name.isEmpty || /(?:['’]s|the|a|an|this|that)\s+$/iu.test(place.before)) return null;
	return replaced(place, name.some());
}

/** "A film by Béla Tarr": the name is there already. */
function byDirector(place: Place, says: PhraseFacts, name: Name): Edit | null {
	if (namedIn(says).length === 0) return null;
	const { noun } = NOUNS[place.kind];
	if (BEFORE.is.test(place.before)) return replaced(place, hasNoun(place) ? 'one' : `a ${noun}`);
	const rest = { ...place, after: place.after.replace(DIRECTED, '') };
	return bare(rest, { ...name, some: () => `a ${noun}`, certain: () => `one ${noun}`, same: () => `the same ${noun}` });
}

/** "The soundtrack of a Hungarian film". */
function ofThing(place: Place, name: Name, thing: RegExpExecArray): Edit | null {
	const the = /(?<![\p{L}\p{N}])the\s+$/iu.exec(place.before);
	if (
		the === null ||
		!/^(?:soundtrack|score|poster|trailer|ending|cast|screenplay|script|opening|premiere|restoration|plot|story|finale)$/iu.test(
			thing[1]!,
		)
	)
		return null;
	return name.isEmpty ? null : replaced(place, `the ${thing[1]} of ${name.some()}`, the[0].length, thing[0].length);
}

/** "A short review of X" */
const NOTE_ON = /(?<!\p{L})(?:reviews?|notes?|words?|thoughts|essay|piece|rant|love letter) (?:of|on|about|to)\s+$/iu;
/** One film stays on a mind, not any. */
const DWELLS =
	/(?<!\p{L})(?:I|we|keep|stop|to|always)\s(?:\p{L}+\s){0,2}?(?:think|thinking|dream|dreaming|talk|talks|talking) (?:about|of)\s+$|(?<!\p{L})(?:obsessed with|hooked on|scared of|afraid of|in love with|crazy about)\s+$/iu;

/** Not once, and of one film. */
const EACH =
	/(?<!\p{L})(?:(?:every|each|any) time|whenever)(?!\p{L})[^,;]*$|(?<!\p{L})(?:thesis|dissertation|paper) on\s+$/iu;

/** What is done in the end with a film that was long spoken of. */
const OVERDUE =
	/(?<!\p{L})(?:around to|caved|convinced|persuaded|talked (?:me|him|her|us|them|my \p{L}+) into|meaning to|due for)(?!\p{L})/iu;

const hasNoun = (place: Place) =>
	new RegExp(`(?<!\\p{L})(?:${NOUNS[place.kind].any}|favou?rite|horror|one)s?(?!\\p{L})`, 'iu').test(place.before);

/** A title with no word of its own before it. */
function bare(place: Place, name: Name): Edit | null {
	const { before, after } = place;
	const the = /(?<![\p{L}\p{N}])the\s+$/iu.exec(before)?.[0] ?? '';
	const left = before.slice(0, before.length - the.length);
	const clause = clauseOf(place);
	const put = (words: string | null) => (words === null ? null : replaced(place, words, the.length));
	const turned = isSubject(left, after) ? inverted(place, name, the.length) : null;
	if (turned !== null) return turned;
	if (!name.isOwned && OVERDUE.test(before)) return null;
	if (name.isEmpty && (ONE_FILM.test(clause) || isLopsided(place))) return null;
	if (NOTE_ON.test(left) && !/^(?:\]\([^)]*\))?[^,.;:]*\s(?:is|was)(?!\p{L})/u.test(after)) return null;
	if (!name.isOwned && [DWELLS, EACH, REPORTED].some((one) => one.test(left))) return put(name.particular());
	if (/^[^\p{L}]*it['’]s\s+$/iu.test(left) && /^[.!]*$/u.test(after)) return null;
	if (BEFORE.is.test(left))
		return ends(after) && !(name.isOwned && REPEATED.test(after)) && !name.isEmpty
			? put(hasNoun(place) ? name.one() : name.some())
			: null;
	if (isSubject(left, after)) return put(asSubject(place, name));
	if (BEFORE.seeing.test(left)) {
		if (name.isEmpty && /(?:discovered|found|compared?)\s+$/iu.test(left)) return null;
		const isJudged = (/found\s+$/iu.test(left) && !ends(after)) || (GERUND.test(left) && !/\swas\s/u.test(after));
		return put(isJudged ? name.certain() : once(name, clause));
	}
	if (BEFORE.liking.test(left)) return null;
	if (BEFORE.feeling.test(left)) return put(once(name, clause));
	if (BEFORE.than.test(left) || /(?<!\p{L})(?:prefer\p{L}*|rather)(?!\p{L})/iu.test(left))
		return put(name.isOwned && place.others.length === 0 && !/like\s+$/iu.test(left) ? name.some() : null);
	if (/(?:^in|(?<!\p{L})fans of)\s+$/iu.test(left)) return put(name.isOwned ? name.some() : null);
	if ((/^\s*$/u.test(left) && PLUS.test(after)) || (/^[^,.;:]*\p{Lu}[^,.;:]*\s\+\s+$/u.test(left) && ends(after)))
		return put(name.isEmpty ? null : name.some());
	if (/^\s*$/u.test(left) && (PLUS.test(after) || (ends(after) && place.others.length === 1 && isOfTwo(place))))
		return put(name.isEmpty ? null : name.some());
	const event = OFTEN.test(clause) && !REPEATED.test(clause) ? name.certain() : name.some();
	const judges = EVENT_OF.test(left) ? false : PRAISED.test(clause) || MOST.test(left);
	if (BEFORE.of.test(left))
		return put(
			(name.isEmpty && (!WITHIN.test(left) || IS.test(after))) ||
				(/(?<!\p{L})from\s+$/iu.test(left) && name.post !== '') ||
				(judges && !/remind/u.test(left))
				? null
				: event,
		);
	if (BEFORE.once.test(left) && ALWAYS.test(after)) return put(name.certain());
	if (BEFORE.once.test(left) && /(?<!\p{L})always(?!\p{L})/iu.test(clause) && !name.isOwned)
		return put(name.particular());
	if (BEFORE.once.test(left))
		return put(
			name.isEmpty && (BEGAN_WITH.test(left) || /(?<!tickets )for\s+$/iu.test(left)) ? null : once(name, clause),
		);
	if (BEFORE.start.test(left) && SOME_DAY.test(after)) return put(name.some());
	if (isNext(place, left) || (MEAL.test(left) && /^\s+(?:on|in|at|with)\s/u.test(after))) return put(name.some());
	if (/,\s+(?:and\s+)?$/.test(left) && /^,\s+(?:which|who|a|an|the|one of|my)\s/iu.test(after))
		return put(name.isEmpty ? null : hasNoun(place) ? name.one() : name.some());
	if (/(?<!^(?:film|movie)|^Not\s[^:]*):[*_]*\s+$/iu.test(left) && (ends(after) || WITH.test(after)) && isOfTwo(place))
		return put(name.isEmpty ? null : ONE_FILM.test(left) ? name.one() : name.some());
	return null;
}

/** One of several that were seen one after the other: "X on Monday and Y on Tuesday". */
function isNext({ text, item, from, others, after }: Place, left: string): boolean {
	const joins =
		/(?:,|;|(?:^|[\s,;])(?:and|then))\s+((?:(?:then|later|finally|(?:on|at|in) \p{L}+|the next (?:day|morning|evening|night)|\p{Lu}\p{Ll}+day)\s+)*)$/u.exec(
			left,
		);
	const earlier = others.filter(({ end }) => end <= item.start);
	// "Long drive home, then X on the couch": a note without a verb.
	const said = text.slice(from, item.start).replace(/(?<!\p{L})on(?=\s)/giu, '');
	const isNote = /(?<!\p{L})then\s+$/u.test(left) && /^\s+(?:on|in|at|with|alone)\s/u.test(after) && !SAYS.test(said);
	if (isNote) return true;
	if (joins === null || earlier.length === 0) return false;
	const isPlaced =
		joins[1] !== '' || /^\s+(?:on|in|at|last|this|alone|with|over|tonight|yesterday|again|the next)\s/iu.test(after);
	const isSeen = earlier.some(({ start }) => BEFORE.seeing.test(text.slice(from, start)));
	return isPlaced && (isSeen || joins[0].startsWith(',') || earlier.length > 1);
}

/** "So it was crisps and X on the laptop." */
const MEAL = /(?<!\p{L})(?:it was|was|had|then|with)\s+(?:(?:an?|some|the)\s+)?\p{Ll}+(?:\s\p{Ll}+){0,2}\s+and\s+$/iu;

/** What one film does whenever it is on. */
const ALWAYS = /^\s+(?:makes|gets|gives|keeps|hits|is|sounds|never|always)(?!\p{L})/u;
/** "X + a long shower" */
const PLUS = /^\s\+\s(?:an?\s|\p{Lu})/u;
const WITH = /^\s+(?:with|at|in|on|alone|again|and (?:an?|the|some))(?!\p{L})/u;

/** "A film" in a sentence that names another film later. */
const isLopsided = ({ others, item, kind }: Place) =>
	kind === 'films' && others.some(({ start }) => start > item.start);

/** Whether it is alone, or with one more film. */
const isOfTwo = ({ text, item, others }: Place) =>
	others.every(({ start, end }) =>
		/^\s*(?:,|and|&|\+)\s*$/u.test(text.slice(Math.min(end, item.end), Math.max(start, item.start))),
	) && others.length < 2;

/** True of one film only, in any clause. */
const MOST = /(?<!\p{L})(?:the|my) (?:most|best|greatest|finest|worst)(?!\p{L})/iu;

/** What happened at a film, whichever it was. */
const EVENT_OF =
	/(?<!\p{L})(?:middle|half|credits|screening|showing|premiere|matinee|minutes|hours?|rewatch|viewing|restoration|print|cop(?:y|ies)|screenings?)\s+of\s+$/iu;
/** The same if no more must be known. */
const WITHIN = /(?<!\p{L})(?:middle|half|credits|minutes|hours?)\s+of\s+$/iu;
/** All that begins, begins with some film. */
const BEGAN_WITH = /(?<!\p{L})(?:beg[aiu]n|begins|start(?:s|ed)?|opened|ended)\s+with\s+$/iu;
const SOME_DAY =
	/^\s+(?:tonight|today|yesterday|again|last (?:night|week|weekend|month|year|summer|winter|\p{Lu}\p{Ll}+)|this (?:morning|evening|week|weekend|month)|on (?:\p{Lu}\p{Ll}+day|the weekend))(?!\p{L})/iu;

/** What was done with a film: once with any film, more often with the same one. */
const once = (name: Name, clause: string) =>
	REPEATED.test(clause) ? name.same() : OFTEN.test(clause) ? name.certain() : name.some();

/** A film did something to the writer once; lasting traits are only said of a director's films, and only without praise. */
function asSubject(place: Place, name: Name): string | null {
	const clause = clauseOf(place);
	if (RECORDED.test(place.after)) return null;
	if (DID_MORE.test(place.after)) return null;
	if (DID.test(place.after) && !OFTEN.test(clause)) return name.isEmpty ? null : name.some();
	return PRAISED.test(clause) ||
		DESCRIBED.test(place.after) ||
		IDENTIFIED.test(place.after) ||
		!saysMore(place) ||
		place.others.length > 0
		? null
		: name.certain();
}

/** "X is the one to show them." */
const IDENTIFIED = /^\s+(?:is|was|remains)\s+(?:(?:still|probably|maybe)\s+)?(?:the|my|our)\s/iu;

/** "X did more with less": it is measured by others. */
const DID_MORE = /^\s+\p{L}+\s+(?:\p{L}+\s+){0,2}(?:more|better|less|worse|best)(?!\p{L})/iu;

/** Whether a sentence says more than an opinion on the film. */
const saysMore = ({ before, after }: Place) =>
	(`${before} ${after}`.match(/\p{L}+(?:['’]\p{L}+)?/gu)?.length ?? 0) >= 7;

/** "A film is the film of the year." */
const ONE_FILM = /(?<!\p{L})(?:film|movie)(?!\p{L})/iu;

/** "Watching X is like a nap": it is about this film. */
const GERUND = /^["“‘(*_]*(?:re-?)?(?:watching|seeing|finishing)\s+$/iu;

const ends = (after: string) =>
	/^[*_]*\s*(?:$|[.!…;,)]|\s[–—-]\s|(?:and|but|though|because|since|so|which|by|from)\s)/u.test(after);

const isSubject = (left: string, after: string) => BEFORE.start.test(left) && (IS.test(after) || DID.test(after));

/** "X is my favorite film." becomes "My favorite film is a Hungarian one." */
function inverted(place: Place, name: Name, taken: number): Edit | null {
	const { before, after, text, item } = place;
	const left = before.slice(0, before.length - taken);
	const only = ONLY_ONE.exec(after);
	if (only !== null && name.isEmpty && BEGINS.test(left) && item.kept === '')
		return replaced(place, `there ${only[1]} only one ${only[2]}`, taken, only[0].length);
	const claim = new RegExp(
		`^\\s+(is|was)\\s+((?:(?:still|probably|easily|definitely|maybe|hands down)\\s+)?)((?:one of )?(?:${OWNER}|the))\\s+([^,.;:!?()"“”–—]*?)([.!…]?$|(?=, (?:and|but|though|no)\\s| (?:and|but|so) (?:i|we|you|he|she|they|it|nothing)\\s))`,
		'iu',
	).exec(after);
	if (claim === null || name.isEmpty || !BEGINS.test(left)) return null;
	const [all, verb, adverb, owner, rest, mark] = claim as unknown as [string, string, string, string, string, string];
	if (
		!/^(?:film|movie)\s|(?<!\p{L})(?:best|(?:comfort|go-to) \p{L}+|favou?rites?|greatest|worst|funniest|saddest|scariest|[\p{Ll}]+est)(?!\p{L})/iu.test(
			rest,
		)
	)
		return null;
	if (/(?<!\p{L})(?:one|part|thing|kind|it|when|if)(?!\p{L})/iu.test(rest) || item.kept !== '') return null;
	const has = new RegExp(`(?<!\\p{L})(?:${NOUNS[place.kind].any})(?!\\p{L})`, 'iu').test(rest);
	const said = `${owner} ${rest} ${verb} ${adverb}${has ? name.one() : name.some()}${mark}`;
	return text.length < item.end + all.length ? null : replaced(place, said, taken, all.length);
}

/** A name on a line of its own, or for a sentence that nothing is known to fit. */
export function englishAlone(place: Place, says: PhraseFacts): Edit {
	const name = nameOf(place, says);
	return replaced(place, name.some());
}

/** "X is the only film he ever finished." */
const ONLY_ONE = /^\s+(is|was)\s+the only (film|movie)(?=\s+(?:I|we|he|she|they|that|my|our)\s)/iu;
/** Where a sentence or a clause begins. */
const BEGINS = /(?:^|[,;]\s+(?:(?:and|but|so|yet)\s+)?)["“*_]*$/u;

/** The name of a film whose title the post has already replaced. */
export function englishAgain(place: Place): Edit | null {
	const { before, after } = place;
	const { noun } = NOUNS[place.kind];
	const the = /(?<![\p{L}\p{N}])the\s+$/iu.exec(before)?.[0] ?? '';
	const left = before.slice(0, before.length - the.length);
	const words = noun === 'board game' ? 'the game' : `the ${noun}`;
	if (/^['’]s(?!\p{L})/u.test(after)) return replaced(place, words, the.length);
	if (!GOES_ON.test(after) || BEFORE.telling.test(before)) return null;
	const isFree =
		BEFORE.of.test(left) ||
		BEFORE.once.test(left) ||
		BEFORE.seeing.test(left) ||
		BEFORE.feeling.test(left) ||
		BEFORE.liking.test(left);
	return isFree || isSubject(left, after) ? replaced(place, words, the.length) : null;
}
