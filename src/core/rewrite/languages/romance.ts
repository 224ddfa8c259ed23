/**
 * How French, Spanish, Italian, and Portuguese say less about a film: articles merge with prepositions, and the noun
 * has one gender.
 */
import type { Edit } from '../../algorithms/edits.ts';
import { listed } from '../../catalogue/lists.ts';
import { restored } from '../../catalogue/patterns.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { isAnother, isLopsided, rowWords, wordsAround } from './around.ts';
import { isCounted } from './asides.ts';
import { masculine, originIn } from './origins.ts';
import type { ROMANCE_SIGNS } from './romanceSigns.ts';
import type { ROMANCE_WORDS, Romance } from './romanceWords.ts';

type Code = 'es' | 'fr' | 'it' | 'pt';

const signs = listed('romanceSigns', (list: unknown) => restored(list) as typeof ROMANCE_SIGNS);
const tables = listed('romance', (list: unknown) => restored(list) as typeof ROMANCE_WORDS);

interface Slot {
	/** Always true of one film, which no other name suits; or done often with the same film. */
	how?: 'lasting' | 'repeated';
	/** Whether "a film" alone says nothing there. */
	needsFacts?: boolean;
	/** Whether it is "the film" of an evening: "after the film, we". */
	isOfEvent?: boolean;
	/** What the name replaces before the title. */
	takes?: string;
	/** What follows "is" if the noun was used before. */
	isPredicate?: boolean;
	/** Whether it is the place that one leaves. */
	isCinema?: boolean;
	/** A preposition without the article that it had melted with. */
	after?: string;
}

/** What follows the noun; null if the language has no word for it. */
function factsOf(code: Code, { decade, decades, and }: Romance, says: PhraseFacts, isFeminine = true): string | null {
	const written = says.origin === undefined ? '' : originIn(code, says.origin);
	if (written === null) return null;
	const origin = code === 'es' && !isFeminine ? masculine(written) : written;
	const names = namedIn(says);
	return [
		origin,
		says.decade === undefined
			? ''
			: decade + (decades[says.decade] ?? (code === 'es' ? `los ${says.decade}` : says.decade)),
		names.length > 0 ? of(code, names.join(` ${and} `)) : '',
	]
		.filter(Boolean)
		.join(' ');
}

const of = (code: Code, names: string) =>
	code === 'it' ? `di ${names}` : code === 'fr' && /^[AEIOUÉÈ]/u.test(names) ? `d’${names}` : `de ${names}`;

function nounFor(words: Romance, says: PhraseFacts, kind: Place['kind']) {
	if (says.genre === 'Documentary' && kind === 'films') return words.documentary;
	return says.genre === 'Animation' && kind === 'films' ? words.animation : words.nouns[kind];
}

/** A name in a slot; null if the slot needs more than the facts say. */
function nameFor(
	code: Code,
	says: PhraseFacts,
	place: Place,
	{ how, needsFacts = false, isOfEvent = false, isCinema = false, takes = '' }: Slot,
): string | null {
	const words = tables()[code];
	const { noun, one, same, the } = nounFor(words, says, place.kind);
	const gender = one === 'una' ? 1 : 0;
	const facts = factsOf(code, words, says, gender === 1);
	const isSaid = Object.keys(says).length > 0;
	if (facts === null) return null;
	if (isCinema)
		return isSaid || place.kind !== 'films' || /cin[eé]/iu.test(place.before + place.after) ? null : words.cinema;
	if (gender === 0 && signs().SHE.test(place.text.slice(place.item.end, place.item.end + NEAR))) return null;
	if (
		how === 'lasting' ||
		(how === 'repeated' && isAnother(place)) ||
		(needsFacts && !isSaid) ||
		isLopsided(place, isSaid)
	)
		return null;
	const left = place.before.slice(0, place.before.length - takes.length);
	if (!isSaid && new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(left)) return null;
	if (isOfEvent && !isSaid && !isAnother(place)) return the;
	const article = how === 'repeated' ? same : !isSaid && isAnother(place) ? words.other[gender] : one;
	return [article, noun, facts].filter(Boolean).join(' ');
}

const NEAR = 200;

function slotOf(place: Place, words: Romance): Slot | null {
	const { before, after, others } = place;
	// "X, on the other hand, ..."
	const behind = after.replace(/^,\s(?:(?:que|qui|che)\s[^,.]+|[^,]{1,25}),(?=\s)/u, '');
	const isDescribed = behind !== after && /^,\s(?:que|qui|che)\s/u.test(after);
	if (/\?["”“»)*_]*$|:$/u.test(after) || words.asked.test(before) || signs().ADVISES.test(before)) return null;
	if (!/^(?:$|[\s)\]*_"”»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d|\s*!)/u.test(after) || /^[-/]/u.test(after)) return null;
	const left = before.replace(words.article, '');
	const takes = before.slice(left.length);
	const clause = clauseOf(before, after);
	// "The film of X" already has a noun, and no style is that of any film.
	if (signs().OF_FILM.test(left) || signs().IN_STYLE.test(left) || isCounted(place)) return null;
	// "We made a film", "a film hurts, the other does not", "the lines of its hero".
	if (
		(signs().MAKES.test(left) && place.kind === 'films') ||
		signs().EXPLAINED.test(after) ||
		signs().ITS_LINES.test(place.text.slice(place.to))
	)
		return null;
	const leaves = signs().LEAVES.exec(before)?.[1];
	if (leaves !== undefined) return { takes: leaves, isCinema: true };
	const isOpinion = signs().OPINION.test(before);
	const melted = words.melted.find(([pattern]) => pattern.test(before));
	if (melted !== undefined && signs().SOME_OF.test(before)) return null;
	if (melted !== undefined)
		return {
			...{
				takes: melted[0].exec(before)![0],
				after: melted[1],
				needsFacts: !signs().EVENT_OF.test(left) && !signs().ASLEEP.test(before),
			},
			...(isOpinion && { how: 'lasting' }),
		};
	// "A film of Christmas" is another film.
	if (signs().IS_FILM.test(after) || /^\s+d(?:[eiao]\s|['’])(?!nouve|novo|nuevo|nuovo)\p{Ll}/u.test(after)) return null;
	if (words.prepositions.test(left) || (signs().THAN.test(left) && signs().COMPARED.test(clause)))
		return isOpinion ||
			[signs().OF_OPINION, signs().THAN, signs().WITHIN, ...signs().PREFERRED].some((one) => one.test(left)) ||
			signs().ALWAYS.test(clause) ||
			(others.length > 0 && signs().AGAINST.test(after))
			? { takes, how: 'lasting' }
			: {
					takes,
					needsFacts: signs().OF.test(left) && !signs().EVENT_OF.test(left) && !signs().ASLEEP.test(left),
					isOfEvent: signs().DURING.test(left) || (signs().AFTER.test(left) && rowWords().OURS.test(after)),
				};
	if (isNext(place, left, words)) return { takes };
	if (words.appeared.test(left)) return { takes, how: 'lasting' };
	const verb = left.replace(signs().PHRASES, '');
	if (isObject(words, left) || (verb !== left && isObject(words, verb))) {
		if (signs().LIKED.test(left) && signs().BUT_OTHERS.test(after)) return { takes, needsFacts: true };
		if (words.liking.test(left) || signs().AGAINST.test(after)) return { takes, how: 'lasting' };
		const how =
			signs().WHENEVER.test(left) || signs().MUST.test(left)
				? 'lasting'
				: signs().REPEATED.test(clause)
					? 'repeated'
					: words.often.test(clause) || isOpinion
						? 'lasting'
						: null;
		return { takes, needsFacts: signs().SINCE.test(left), ...(how && { how }) };
	}
	if (isSubject(words, left, behind)) {
		if (words.disagrees.test(behind) && takes === '') return null;
		if (signs().FILMED.test(behind)) return { takes, needsFacts: true };
		if (isDescribed || signs().DID.test(behind) || signs().PLEASED.test(after))
			return { takes, needsFacts: signs().OPINED.test(clause) || !saysMore(place) };
		return signs().PRAISED.test(clause) ? null : { takes, how: 'lasting' };
	}
	if (words.predicate.test(left) && /^\s*(?:[.!,;]|$)|^\s+(?:et|y|e|de|di|pero|mais|ma|mas)\s/u.test(after))
		return { takes, isPredicate: words.named.test(left) };
	return /[\p{L}\d]\s?:\s+$/u.test(left) &&
		!/(?:^|\s)film[e]?\s?:\s+$/iu.test(left) &&
		/^[*_]*\s*(?:[.!]?$|(?:con|com|avec|au|al|a|en|à|no|na|et|y|e)\s)/u.test(after) &&
		others.length === 0
		? { takes, needsFacts: true }
		: null;
}

const isObject = ({ object }: Romance, left: string) => object.some((verb) => verb.test(left));

/** Whether a title is the subject of what follows: at the start of a clause, before a verb. */
function isSubject({ subject: { verb, start, opener } }: Romance, before: string, after: string): boolean {
	const clause = before.split(/[,;:–—]\s+|^(?:y|e|et|pero|ma|mas|mais)\s/iu).at(-1)!;
	const opens = (opener.test(clause) && signs().OPENER.test(clause)) || (clause === '' && opener.test(before));
	return (signs().START.test(before) || start.test(before) || opens) && verb.test(after);
}

function isNext({ text, item, from, others, after }: Place, left: string, words: Romance): boolean {
	const joins = signs().NEXT.exec(left);
	const earlier = others.filter(({ end }) => end <= item.start);
	if (joins === null || earlier.length === 0 || !(joins[1] !== '' || signs().THERE.test(after))) return false;
	return (
		joins[1] !== '' ||
		earlier.some(({ start }) => {
			const before = text.slice(from, start).replace(words.article, '');
			return isObject(words, before) && !words.liking.test(before);
		})
	);
}

/** Words around a title without which its sentence is only an opinion. */
const FEWEST_WORDS = 7;
const saysMore = (place: Place) => wordsAround(place) >= FEWEST_WORDS;

/** The clause around a title. */
const clauseOf = (before: string, after: string) =>
	before.split(signs().CLAUSE).at(-1)! + after.split(signs().CLAUSE)[0]!;

const melt = (words: Romance, text: string) =>
	words.joins.reduce((said, [pattern, joined]) => said.replace(pattern, joined), text);

/** Writes words in a slot, merged with the word before. */
function written(place: Place, words: Romance, slot: Slot, said: string): Edit {
	const { before } = place;
	const takes = slot.takes?.length ?? 0;
	const left = before.slice(0, before.length - takes);
	const earlier = slot.after === undefined ? (/\S+\s+$/u.exec(left)?.[0] ?? '') : '';
	const full = slot.after === undefined ? earlier + said : `${slot.after} ${said}`;
	const melted = melt(words, full);
	return melted === full && slot.after === undefined
		? replaced(place, said, takes)
		: replaced(place, melted, takes + earlier.length);
}

function name(code: Code, place: Place, says: PhraseFacts): Edit | null {
	const words = tables()[code];
	const slot = slotOf(place, words);
	if (slot === null) return null;
	const directed = words.directed.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	if (slot.isPredicate !== undefined && !directed && Object.keys(says).length === 0) return null;
	// "Is Hungarian", "is by Béla Tarr": several facts, or other verbs, need a noun.
	const isOne = Object.keys(says).length === 1 && says.genre === undefined && signs().IS.test(place.before);
	const facts = slot.isPredicate && !directed && isOne ? factsOf(code, words, says) : null;
	if (facts) return written(place, words, slot, facts);
	const said = nameFor(code, directed ? {} : says, place, directed ? {} : slot);
	return said === null ? null : written(place, words, slot, said);
}

function again(code: Code, place: Place): Edit | null {
	const words = tables()[code];
	const slot = slotOf(place, words);
	return slot === null ? null : written(place, words, slot, words.nouns[place.kind].the);
}

/** The words by which a text is seen to have a name. */
export function romanceCores(says: PhraseFacts): string[] {
	return (['es', 'fr', 'it', 'pt'] as const).flatMap((code) => {
		const words = tables()[code];
		const { noun, one } = nounFor(words, says, 'films');
		const facts = factsOf(code, words, says, one === 'una');
		return facts === null || facts === '' ? [] : [`${noun} ${facts}`];
	});
}

export const romance = (code: Code) => ({
	name: (place: Place, says: PhraseFacts) => name(code, place, says),
	again: (place: Place) => again(code, place),
	alone: (place: Place, says: PhraseFacts): Edit =>
		replaced(
			place,
			nameFor(code, says, { ...place, others: [], isLater: false }, {}) ?? tables()[code].nouns[place.kind].alone,
		),
});
