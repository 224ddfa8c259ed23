/** How French, Spanish, Italian and Portuguese say less of a film: articles melt into prepositions, and the noun has one gender. */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { originIn } from './origins.ts';
import { ROMANCE, type Romance } from './romanceWords.ts';

type Code = 'es' | 'fr' | 'it' | 'pt';

interface Slot {
	certain?: boolean;
	/** What the name replaces of what is before the title. */
	takes?: string;
	/** What follows "is": the noun was said. */
	isPredicate?: boolean;
	/** A preposition without the article that it had melted with. */
	after?: string;
}

/** What follows the noun; null if the language has no word for it. */
function factsOf(code: Code, { of, decade }: Romance, says: PhraseFacts): string | null {
	const origin = says.origin === undefined ? '' : originIn(code, says.origin);
	if (origin === null) return null;
	const names = namedIn(says);
	return [
		origin,
		says.decade === undefined ? '' : decade(says.decade),
		names.length > 0 ? of(names.join(` ${ROMANCE[code].and} `)) : '',
	]
		.filter(Boolean)
		.join(' ');
}

function nounFor(words: Romance, says: PhraseFacts, kind: Place['kind']) {
	if (says.genre === 'Documentary' && kind === 'films') return words.documentary;
	return says.genre === 'Animation' && kind === 'films' ? words.animation : words.nouns[kind];
}

function nameFor(code: Code, says: PhraseFacts, kind: Place['kind'], certain: boolean): string | null {
	const words = ROMANCE[code];
	const facts = factsOf(code, words, says);
	if (facts === null) return null;
	if (certain && namedIn(says).length > 0) return `${words.oneOf} ${facts}`;
	const { noun, one, sure } = nounFor(words, says, kind);
	return [certain ? sure : one, noun, facts].filter(Boolean).join(' ');
}

function slotOf({ before, after, others }: Place, words: Romance): Slot | null {
	if (/\?["”“»)*_]*$/u.test(after) || words.asked.test(before)) return null;
	if (!/^(?:$|[\s)\]*_"”»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d|\s*!)/u.test(after) || /^[-/]/u.test(after)) return null;
	const left = before.replace(words.article, '');
	const takes = before.slice(left.length);
	// "The film of X" has a noun already.
	if (OF_FILM.test(left)) return null;
	const melted = words.melted.find(([pattern]) => pattern.test(before));
	if (melted !== undefined)
		return {
			certain: !/\s\S+\s+$/u.test(melted[0].exec(before)![0]),
			takes: melted[0].exec(before)![0],
			after: melted[1],
		};
	if (words.prepositions.test(left)) return { certain: true, takes };
	if (IS_FILM.test(after)) return null;
	if (words.subject(left, after)) return { certain: true, takes };
	if (words.object.test(left))
		return { certain: words.lasting.test(left) || words.often.test(clauseOf(before, after)), takes };
	if (words.predicate.test(left) && /^\s*(?:[.!,;]|$)|^\s+(?:et|y|e|de|di|pero|mais|ma|mas)\s/u.test(after))
		return { takes, isPredicate: words.named.test(left) };
	return /[\p{L}\d]\s?:\s+$/u.test(left) && /^\s*[.!]?$/u.test(after) && others.length === 0 ? { takes } : null;
}

/** "X is the film that": no other film is. */
const IS_FILM =
	/^\s+(?:\p{L}+\s+)?(?:est|reste|es|è|é)\s+(?:\p{L}+\s+)?(?:le|la|il|o|a|un|una|um)\s+(?:film|película|filme)(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:est|es|era|fue|è|é|foi|était)\s+(?:\p{L}+\s+)?$/iu;
const OF_FILM = /(?<!\p{L})(?:film|filme|película|peli|livre|libro|livro)\s+(?:de|di|da|do)\s+$/iu;

/** The clause around a title. */
const clauseOf = (before: string, after: string) =>
	/[^,;:–—]*$/u.exec(before)![0] + after.split(/[,;:–—.!]|\s(?:y|et|e|pero|mais|ma|mas)\s/u)[0]!;

const melt = (words: Romance, text: string) =>
	words.joins.reduce((said, [pattern, joined]) => said.replace(pattern, joined), text);

/** Writes words where a slot is, and melts them with the word before. */
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
	const words = ROMANCE[code];
	const slot = slotOf(place, words);
	if (slot === null) return null;
	const directed = words.directed.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	if (slot.isPredicate !== undefined && !directed && Object.keys(says).length === 0) return null;
	// "Is Hungarian", "is by Béla Tarr": of several facts, or after other verbs, a noun has to be said.
	const isOne = Object.keys(says).length === 1 && says.genre === undefined && IS.test(place.before);
	const facts = slot.isPredicate && !directed && isOne ? factsOf(code, words, says) : null;
	if (facts) return written(place, words, slot, facts);
	const said = nameFor(code, directed ? {} : says, place.kind, slot.certain === true);
	return said === null ? null : written(place, words, slot, said);
}

function again(code: Code, place: Place): Edit | null {
	const words = ROMANCE[code];
	const slot = slotOf(place, words);
	return slot === null ? null : written(place, words, slot, words.nouns[place.kind].the);
}

/** The words by which a text is seen to have a name. */
export function romanceCores(says: PhraseFacts): string[] {
	return (['es', 'fr', 'it', 'pt'] as const).flatMap((code) => {
		const words = ROMANCE[code];
		const facts = factsOf(code, words, says);
		if (facts === null || facts === '') return [];
		const owned = namedIn(says).length > 0 ? [`${words.oneOf.split(' ').at(-1)} ${facts}`] : [];
		return [`${nounFor(words, says, 'films').noun} ${facts}`, ...owned];
	});
}

export const romance = (code: Code) => ({
	name: (place: Place, says: PhraseFacts) => name(code, place, says),
	again: (place: Place) => again(code, place),
	alone: (place: Place, says: PhraseFacts): Edit =>
		replaced(place, nameFor(code, says, place.kind, false) ?? nameFor(code, {}, place.kind, false)!),
});
