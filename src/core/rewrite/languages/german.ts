/** How German says less about a film in place of its title: the slot gives the case. */
import type { Edit } from '../../algorithms/edits.ts';
import { listed } from '../../catalogue/lists.ts';
import { restored } from '../../catalogue/patterns.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { rowWords } from './around.ts';
import { isCounted } from './asides.ts';
import { NOUNS, nameFor, oneFor, type Slot, saysMore, THE } from './germanNames.ts';
import type { GERMAN_WORDS } from './germanWords.ts';

const words = listed('german', (list: unknown) => restored(list) as typeof GERMAN_WORDS);

function slotOf(place: Place): Slot | null {
	const { before, after } = place;
	if (/\?["”“»)*_]*$/u.test(after) || words().ASKED.test(before) || /^\s+(?:empfehlen|weiterempfehlen)/iu.test(after))
		return null;
	if (!words().BEHIND.test(after) || /^[-/]/u.test(after)) return null;
	const event = words().EVENTS.find(([left, right]) => left.test(before) && right.test(after));
	if (event !== undefined) return { as: event[2], needsFacts: true };
	if (words().NEXT.test(before) && words().NO_VERB.test(after)) return { as: 'accusative' };
	// The title was of another gender: "Die Welle, die ich".
	if (isCounted(place) || words().OTHER_GENDER.test(after)) return null;
	return withNoun(before) ?? afterPreposition(place) ?? inClause(place);
}

/** "Im Film X", "den Film X". */
function withNoun(before: string): Slot | null {
	const melted = words().MELTED.exec(before);
	if (melted !== null) {
		const after = { im: 'in', vom: 'von', zum: 'zu', beim: 'bei', am: 'an' }[melted[1]!.toLowerCase()]!;
		return { as: 'dative', needsFacts: true, takes: melted[0], after };
	}
	const noun = words().NAMED.exec(before);
	if (noun === null || words().LIKES.test(before.slice(0, noun.index))) return null;
	const article = noun[1]!.toLowerCase();
	const as =
		article === 'ein'
			? 'nominative'
			: ({ r: 'nominative', n: 'accusative', m: 'dative', s: 'genitive' } as const)[article.at(-1) as 'r'];
	return { as, needsFacts: true, takes: noun[0] };
}

function afterPreposition({ before, after }: Place): Slot | null {
	const part = words().PART_OF.exec(before);
	if (part !== null)
		return { as: 'genitive', needsFacts: !/(?:DVD|Blu-ray|Plakat|Poster)\s+von/u.test(part[0]), takes: part[1]! };
	const found = words().PREPOSITION.exec(before)?.[1]?.toLowerCase();
	// "In order to see X" is a clause.
	if (found === undefined || (found === 'um' && words().TO_SEE.test(after)) || words().WHILE.test(`${before}X${after}`))
		return null;
	const says = (words: string) =>
		new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(before + /^[^,;:.]*/u.exec(after)![0]);
	if (found === 'an' || found === 'auf') {
		const accusative = says(words().ACCUSATIVE_AN);
		if (accusative) return { as: 'accusative', needsFacts: !says('gefreut|gewartet') };
		return found === 'an' && says(words().DATIVE_AN) ? { as: 'dative', how: 'lasting' } : null;
	}
	if (found === 'in' && !/^in\s+$/iu.test(before) && says(words().INTO))
		return { as: 'accusative', needsFacts: true, ...(!says('verliebt') && { cinema: 'ins Kino' }) };
	if (found === 'in' && words().I_WAS.test(before)) return { as: 'dative', needsFacts: true, cinema: 'im Kino' };
	return {
		as: /^(?:für|durch|über|ohne|gegen|um)$/u.test(found)
			? 'accusative'
			: /^(?:während|wegen|statt|trotz|dank)$/u.test(found)
				? 'genitive'
				: 'dative',
		needsFacts: !/^(?:bei|nach|während)$/u.test(found) && !words().OF_TALK.test(before),
		isOfEvent:
			/(?<!\p{L})während\s+$/iu.test(before) ||
			(/^(?:(?:aber|und|doch) )?nach\s+$/iu.test(before) && rowWords().OURS.test(after)),
		...((/^(?:wegen|dank|gegen|ohne|seit)$/u.test(found) ||
			/^in\s+$/iu.test(before) ||
			words().NEVER.test(before + after)) && { how: 'lasting' }),
	};
}

function inClause(place: Place): Slot | null {
	const { before, after, others } = place;
	const clause = /[^,;:–]*$/u.exec(before)![0];
	const rest = /^[^,;:–.!]*/u.exec(after)![0];
	const whole = clause.split(words().AND).at(-1)! + rest.split(words().AND)[0]!;
	const how = words().REPEATED.test(whole) ? ('repeated' as const) : ('lasting' as const);
	const object: Slot = {
		as: 'accusative',
		// What followed from one film.
		needsFacts: /(?<!\p{L})(?:nachdem|seit|seitdem)\s+(?:ich|wir)\s/iu.test(clause),
		...((words().REPEATED.test(whole) || words().OFTEN.test(whole) || words().LIKED.test(whole)) && { how }),
	};
	const first = firstIn(place, rest, whole, object);
	if (first !== undefined) return first;
	if (words().IS_STILL.test(clause) && words().OF_RANK.test(before) && /^\s*(?:[.!,;]|$|von\s|und\s|weil)/u.test(after))
		return { as: 'nominative', needsFacts: true };
	if (words().APPEARS.test(clause)) {
		const isRanked = words().RANKED.test(clause);
		const isRepeated = words().REPEATED.test(whole) || /(?<!\p{L})immer\s+$/iu.test(clause);
		return { as: 'nominative', ...(isRanked ? { how: 'lasting' } : isRepeated && { how: 'repeated' }) };
	}
	if (words().I_DO.test(clause))
		return words().SEEING_VERB.test(clause)
			? object
			: words().PRAISED.test(whole)
				? null
				: { as: 'accusative', how: 'lasting' };
	if (words().I_STAND.test(clause)) return { as: 'accusative', how: 'lasting' };
	if ((words().MODAL.test(clause) || /(?:,|,\s+um)\s+$/u.test(before)) && words().TO_SEE.test(after)) return object;
	if (words().WE_WATCH.test(clause)) return object;
	if (/(?<!\p{L})(?:zeigt|bringt)\s+(?:\p{L}+\s+){0,3}$/u.test(clause)) return object;
	if (words().THEY_SEE.test(clause)) return object;
	if (words().THEY_LIKE.test(clause)) return { as: 'accusative', how: 'lasting' };
	if (words().IS_DONE.test(clause) && words().WAS_DONE.test(rest))
		return { as: 'nominative', needsFacts: !/(?:gezeigt|vorgeführt|gespielt|besprochen)$/u.test(rest) };
	const preferred = /^Lieber\s+(\p{Ll}+mal\s+)?$/iu.exec(before);
	if (preferred !== null) return { as: 'accusative', how: preferred[1] === undefined ? 'lasting' : 'repeated' };
	if (/(?<!\p{L})hatte?\s+$/iu.test(clause) && words().BEGUN.test(rest)) return { as: 'nominative' };
	if (words().HAS.test(clause) && words().PLEASED.test(rest) && !/(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(clause))
		return { as: 'nominative', needsFacts: true };
	if (/(?<!\p{L})wer\s+$/iu.test(before) && words().DONE.test(rest)) return { as: 'accusative', how: 'lasting' };
	const isDone = words().DONE_NEXT.test(after) && !words().PASSIVE.test(clause) && !words().LIKED.test(rest);
	const isSeen =
		(words().WE_HAVE.test(clause) || (words().HAS.test(clause) && words().SUBJECT_NAMED.test(clause))) &&
		words().DONE.test(rest) &&
		!words().PASSIVE.test(clause) &&
		(!words().LIKED.test(rest) || saysMore(place));
	if (
		isDone ||
		isSeen ||
		(!words().PASSIVE.test(clause) &&
			(words().NOTED.test(before) || words().NOTE.test(before.replace(/\p{L}/u, (first) => first.toLowerCase()))) &&
			words().DONE.test(rest))
	)
		return object;
	const done = words().I_THAT.test(clause) ? words().DOES_LAST.exec(rest) : null;
	const isOfAll = /(?<!\p{L})(?:die|der|wer)\s+$/iu.test(before);
	if (done !== null) return done[1] === undefined && !isOfAll ? object : { as: 'accusative', how: 'lasting' };
	return /(?<!^Film):\s+$/.test(before) && words().LABELED.test(after) && others.length === 0
		? { as: 'nominative', needsFacts: true }
		: null;
}

/** The slot of a title that begins its clause; undefined if it does not. */
function firstIn(place: Place, rest: string, whole: string, object: Slot): Slot | null | undefined {
	const { before } = place;
	// "X, on the other hand, ..."
	const after = place.after.replace(/^,\s(?:de[nmr]\s[^,.]+|[^,]{1,25}),(?=\s)/u, '');
	const isDescribed = /^,\s+de[nmr]\s/u.test(place.after) && after !== place.after;
	if (words().WHEN.test(before) && words().ENDS_WITH_VERB.test(rest)) return { as: 'nominative', how: 'lasting' };
	if (!words().START.test(before)) return undefined;
	if (words().OBJECT_FIRST.test(after))
		return words().DONE.test(after) ? { ...object, needsFacts: true } : { as: 'accusative', how: 'lasting' };
	if (!words().SUBJECT.test(after)) return undefined;
	// "X my grandmother explained to me."
	if (words().OTHERS_DO.test(after)) return words().DONE.test(after) ? { ...object, needsFacts: true } : null;
	if (
		words().DOES.test(after) ||
		(/^\s+hat(?!\p{L})/iu.test(after) && /^\s+\p{L}+\s+(?:meine|unsere|die|das|\p{Lu})/u.test(after))
	)
		return words().PLEASED.test(after) ? { as: 'nominative', how: 'lasting' } : null;
	if (isDescribed || words().DID.test(after))
		return { as: 'nominative', needsFacts: words().PLEASED.test(after) || !saysMore(place) };
	return words().PRAISED.test(whole) ? null : { as: 'nominative', how: 'lasting' };
}

export function germanName(place: Place, says: PhraseFacts): Edit | null {
	const found = slotOf(place);
	if (found === null) return null;
	const again = found.how === undefined ? words().AGAIN.exec(place.before)?.[0] : undefined;
	const slot = { ...(again !== undefined && { takes: again }), ...found };
	const { takes = '', after, cinema } = slot;
	if (cinema !== undefined && Object.keys(says).length === 0 && place.kind === 'films')
		return /kino/iu.test(place.before + place.after) ? null : replaced(place, cinema, 'in '.length);
	const directed = /^,?\s+von\s+\p{Lu}/u.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	const isPredicate = slot.as === 'nominative' && /(?:ist|war|bleibt|wäre)\s+(?:\p{L}+\s+)*$/iu.test(place.before);
	const isLabeled = slot.as === 'nominative' && (isPredicate || /:\s+$/u.test(place.before));
	const said = directed
		? isPredicate
			? 'einer'
			: nameFor({}, place, { as: slot.as })
		: isLabeled && /film(?!\p{L})/iu.test(place.before)
			? oneFor(says, place.kind)
			: nameFor(says, place, slot);
	if (said === null) return null;
	// "Damals im Kino einen Film gesehen": its place is before the verb.
	const [adverbs = ''] =
		slot.as === 'accusative' && slot.how === undefined ? (words().BEFORE_DONE.exec(place.after) ?? []) : [];
	const full = after === undefined ? said : `${after} ${said}`;
	return replaced(place, `${adverbs.trim()} ${full}`.trim(), takes.length, adverbs.length);
}

export function germanAgain(place: Place): Edit | null {
	const slot = slotOf(place);
	if (slot === null) return null;
	const [noun, genitive, gender] = NOUNS[place.kind];
	const words = `${THE[gender][slot.as]} ${slot.as === 'genitive' ? genitive : noun}`;
	return replaced(place, slot.after === undefined ? words : `${slot.after} ${words}`, slot.takes?.length ?? 0);
}

export function germanAlone(place: Place, says: PhraseFacts): Edit {
	const alone = { ...place, others: [], isLater: false };
	return replaced(place, nameFor(says, alone, { as: 'nominative' }) ?? nameFor({}, alone, { as: 'nominative' })!);
}
