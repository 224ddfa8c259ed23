/** Which kinds of items each word of a text speaks of. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { hashOf, type Words, words as wordsOf } from '../catalogue/words.ts';
import { CUE, cuesFor } from './cues.ts';

/** Cue words for a kind. */
const OF_KIND = CUE.film | CUE.films | CUE.watch;

/**
 * Words for one kind only, even if other kinds use them as cues: an anime may be called a film, but a film is never
 * called an anime.
 */
const OWN: Record<PackKind, string> = {
	films: 'film films movie movies flick flicks cinema director directed starring starred actor actors actress cast',
	books: `book books novel novels author authors page pages chapter chapters bookshop bookstore library paperback hardcover
		audiobook goodreads reread`,
	boardgames: 'boardgame boardgames board tabletop players rulebook expansion expansions',
	anime: 'anime animes manga episode episodes ova dub',
};
const hashes = (kind: PackKind): ReadonlySet<number> => new Set(wordsOf(OWN[kind]).map(hashOf));
const OWN_HASHES = {
	films: hashes('films'),
	books: hashes('books'),
	boardgames: hashes('boardgames'),
	anime: hashes('anime'),
} satisfies Record<PackKind, ReadonlySet<number>>;

/** Words before the name of an adaptation, or of its original; and the number of words in that name. */
const MAKING = ['based on', 'based upon', 'adapted from', 'adaptation of', 'turned into', 'made into', 'adapted into'];
const MAKING_HASHES = new Set(MAKING.map((pair) => pair.split(' ').map(hashOf).join()));
const MADE = 4;

/** How much each word speaks for each kind: 1 divided by the number of kinds that have the word. */
export function tellingWords({ count, hash }: Words, kinds: readonly PackKind[]): Float64Array[] {
	const cuesOf = kinds.map((kind) => cuesFor(kind));
	const weights = kinds.map(() => new Float64Array(count));
	for (let w = 0; w < count; w++) {
		const owning = placesOf(kinds, (kind) => OWN_HASHES[kind].has(hash[w]!));
		const having = owning.length > 0 ? owning : placesOf(kinds, (_, of) => (cuesOf[of]!(hash[w]!) & OF_KIND) !== 0);
		for (const of of having) weights[of]![w] = 1 / having.length;
	}
	return weights;
}

const placesOf = (kinds: readonly PackKind[], has: (kind: PackKind, of: number) => boolean): number[] =>
	kinds.flatMap((kind, of) => (has(kind, of) ? [of] : []));

/** Returns 1 for each word of another work than the one meant: "based on a board game", "made into a film". */
export function madeWords({ count, hash }: Words): Uint8Array {
	const made = new Uint8Array(count);
	for (let w = 1; w < count; w++) if (MAKING_HASHES.has(`${hash[w - 1]},${hash[w]}`)) made.fill(1, w + 1, w + 1 + MADE);
	return made;
}
