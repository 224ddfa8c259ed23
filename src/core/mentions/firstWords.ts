/** Titles whose first word is misspelt, but not the second: "Gaurdians of", "Reel Steel", "might aphrodite". */
import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import { editDistance } from './editDistance.ts';
import type { Tokens } from './tokens.ts';

/** Least raters of such a film, and least letters of such a word. */
const LEAST_RATERS = 500;
const SHORTEST = 4;
/** Most titles with the same second word and first letter that are compared: "of" follows too many. */
const MOST_COMPARED = 40;

/** Nodes of second words of known titles, sorted by that word and the first letter of the word before. */
interface SecondWords {
	nodes: Uint32Array;
	/** Number of the first word of each. */
	firsts: Uint32Array;
	/** Where the nodes of each second word and first letter begin, and how many there are. */
	places: ReadonlyMap<number, readonly [start: number, end: number]>;
}

const cache = new WeakMap<Catalogue, SecondWords>();
const keyOf = (word: number, initial: number) => word * 0x10000 + initial;

function secondWordsOf(c: Catalogue): SecondWords {
	const known = cache.get(c);
	if (known !== undefined) return known;
	const raters = mostRaters(c);
	const found: { node: number; first: number; key: number }[] = [];
	for (let start = c.nodeChild[0]!; start < c.nodeChild[1]!; start++)
		for (let node = c.nodeChild[start]!; node < c.nodeChild[start + 1]!; node++) {
			const first = c.nodeWord[start]!;
			if (raters[node]! >= LEAST_RATERS)
				found.push({ node, first, key: keyOf(c.nodeWord[node]!, c.wordUnits[c.wordStart[first]!]!) });
		}
	found.sort((a, b) => a.key - b.key || a.node - b.node);
	const places = new Map<number, [number, number]>();
	found.forEach(({ key }, i) => {
		const place = places.get(key);
		if (place === undefined) places.set(key, [i, i + 1]);
		else place[1] = i + 1;
	});
	const result = {
		nodes: Uint32Array.from(found, ({ node }) => node),
		firsts: Uint32Array.from(found, ({ first }) => first),
		places,
	};
	cache.set(c, result);
	return result;
}

/** Raters of the best known film at each node or below it. */
function mostRaters(c: Catalogue): Uint32Array {
	const count = c.nodeWord.length;
	const most = new Uint32Array(count);
	// Children have higher numbers than their parents.
	for (let node = count - 1; node >= 0; node--) {
		for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++)
			most[node] = Math.max(most[node]!, c.raters[postingFilm(c.posting[i]!)]!);
		for (let child = c.nodeChild[node]!; child < c.nodeChild[node + 1]!; child++)
			most[node] = Math.max(most[node]!, most[child]!);
	}
	return most;
}

/** Returns the nodes of the word after `at` in titles whose first word is one error away from the word at `at`. */
export function respeltStarts(c: Catalogue, { units, from, word, count }: Tokens, at: number): number[] {
	const size = from[at + 1]! - from[at]!;
	if (size < SHORTEST || at + 1 >= count || word[at + 1]! < 0) return [];
	const { nodes, firsts, places } = secondWordsOf(c);
	const place = places.get(keyOf(word[at + 1]!, units[from[at]!]!));
	if (place === undefined || place[1] - place[0] > MOST_COMPARED) return [];
	const found: number[] = [];
	for (let i = place[0]; i < place[1]; i++) {
		const first = firsts[i]!;
		if (first === word[at]) continue;
		const start = c.wordStart[first]!;
		const otherSize = c.wordStart[first + 1]! - start;
		if (otherSize < SHORTEST || Math.abs(otherSize - size) > 1) continue;
		if (editDistance(units, from[at]!, size, c.wordUnits, start, otherSize, 1) <= 1) found.push(nodes[i]!);
	}
	return found;
}
