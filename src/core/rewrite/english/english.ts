/** How English says less about a film in place of its title. */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { clauseOf, ends, hasNoun, isSubject } from './around.ts';
import { isAsked, REPORTED } from './asked.ts';
import { COMPARED, idiomFor, isEvent, JOKED, withoutVerb } from './idioms.ts';
import { apposed, modified } from './modified.ts';
import { apostrophe, type Name, nameOf } from './name.ts';
import { isNext, MEAL } from './next.ts';
import { isListed, isOfPeople, particular } from './particular.ts';
import { asSubject, inverted } from './subject.ts';
import { BEFORE, GOES_ON, IS, NOUNS, OFTEN, PRAISED, REPEATED, THINGS } from './words.ts';

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
	if (JOKED.test(before) || COMPARED.test(before) || OF_BOOK.test(after)) return null;
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
	const named = apposed(place, name);
	if (named !== undefined) return named;
	return modified(place, name, says) ?? loved(place, name) ?? bare(place, name) ?? particular(place, name);
}

/** "The club picked X, so I rewatched the movie": it is the book. */
const OF_BOOK = /(?<!\p{L})(?:re)?(?:watch|watched|saw|seen|see) the (?:movie|film)(?!\p{L})/iu;

/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:looking for|the (?:more|less|longer) i|hot take|(?:un)?popular opinion|hill to die on|die on this hill|underrated|overrated|in (?:praise|defen[cs]e) of|(?:dis)?agree\p{L}* (?:about|on|with)|second\p{L}* (?:the|this|that)|shout-?out to|(?:love|case|appreciation|support) for)(?!\p{L})/iu;

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

/** "I rewatch X to relax." */
const AS_A_HABIT = /(?<!\p{L})(?:I|we)\s+(?:(?:always|usually|just|often|still)\s+)?(?:rewatch|revisit)\s+$/iu;

/** What is done in the end with a film that was long spoken of. */
const OVERDUE =
	/(?<!\p{L})(?:around to|ca(?:tch|ught) up (?:with|on)|caved|convinced|persuaded|talked (?:me|him|her|us|them|my \p{L}+) into|meaning to|due for)(?!\p{L})/iu;

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
	if (AS_A_HABIT.test(left)) return put(name.same());
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

/** "A film is the film of the year." */
const ONE_FILM = /(?<!\p{L})(?:film|movie)(?!\p{L})/iu;

/** "Watching X is like a nap": it is about this film. */
const GERUND = /^["“‘(*_]*(?:re-?)?(?:watching|seeing|finishing)\s+$/iu;

/** A name on a line of its own, or for a sentence that nothing is known to fit. */
export function englishAlone(place: Place, says: PhraseFacts): Edit {
	const name = nameOf(place, says);
	return replaced(place, name.some());
}

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
