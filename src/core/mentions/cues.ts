import { listed } from '../catalogue/lists.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import { hashOf, words } from '../catalogue/words.ts';

/** Kinds of cue words near a title, as bits. */
export const CUE = {
	watch: 1,
	film: 2,
	opinion: 4,
	like: 8,
	maker: 16,
	/** Another kind of work: a book, song, game, series. */
	otherWork: 32,
	determiner: 64,
	and: 128,
	/** Verbs that follow a subject: "is", "was", "has". */
	verb: 256,
	/** "in", "of", "from": often followed by a place or a thing. */
	preposition: 512,
	/** Several films together: "gladiator movies", "the Saw films". */
	films: 1024,
	/** May be followed by an actor's name. */
	with: 2048,
	/** Selects one of several films of the same name: "the new It". */
	version: 4096,
	/** Topics of texts about other things. */
	tv: 8192,
	book: 16384,
	game: 32768,
	music: 65536,
	by: 131072,
	/** Words about characters. */
	character: 262144,
} as const;

/** The words of each cue, divided by spaces. */
type CueLists = Record<keyof typeof CUE, string>;

function cuesIn(lists: CueLists): ReadonlyMap<number, number> {
	const cues = new Map<number, number>();
	for (const [name, list] of Object.entries(lists) as [keyof CueLists, string][])
		for (const word of words(list)) cues.set(hashOf(word), (cues.get(hashOf(word)) ?? 0) | CUE[name]);
	return cues;
}

/** The words of films, and those that a kind has of its own in place of them. */
const lists = listed('cues', (words: Record<PackKind, Partial<CueLists>> & { films: CueLists }) => words);
const byKind = new Map<PackKind, ReadonlyMap<number, number>>();

/**
 * Returns the cues of words by their hashes, for items of a kind; 0 for other words. Collisions,
 * one in 2^32 words, only give a wrong cue.
 */
export function cuesFor(kind: PackKind = 'films'): (hash: number) => number {
	const cues = byKind.get(kind) ?? cuesIn({ ...lists().films, ...lists()[kind] });
	byKind.set(kind, cues);
	return (hash) => cues.get(hash) ?? 0;
}
