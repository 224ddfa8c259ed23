/** Titles with a misspelled first word and a correct second: "Gaurdians of", "Reel Steel", "might aphrodite". */
import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import { editDistance } from './editDistance.ts';
import type { Tokens } from './tokens.ts';

/** Least raters of such a film, and least letters of such a word. */
const LEAST_RATERS = 500;
const SHORTEST = 4;
/** Most titles with the same second word and first letter that are compared: "of" follows too many. */
const MOST_COMPARED = 40;

/** Nodes of second words of known titles, sorted by that word, then by the first letter of the word before. */
interface SecondWords {
	nodes: Uint32Array;
	/** Number of the first word of each. */
	firsts: Uint32Array;
	/** Where the nodes of each second word begin; one more than there are words. */
	start: Uint32Array;
}

const cache = new WeakMap<Catalogue, SecondWords>();
/** Letters are UTF-16 units. */
const LETTERS = 1 << 16;

function secondWordsOf(c: Catalogue): SecondWords {
	const cached = cache.get(c);
	if (cached !== undefined) return cached;
	const isKnown = knownNodes(c);
	const { nodeChild, nodeWord } = c;
	const [firstStart, firstEnd] = [nodeChild[0]!, nodeChild[1]!];
	const [from, to] = [nodeChild[firstStart]!, nodeChild[firstEnd]!];
	const firstOf = new Uint32Array(to - from);
	const known: number[] = [];
	for (let start = firstStart; start < firstEnd; start++)
		for (let node = nodeChild[start]!; node < nodeChild[start + 1]!; node++)
			if (isKnown[node] === 1) {
				firstOf[node - from] = nodeWord[start]!;
				known.push(node - from);
			}
	// The last of two stable sorts counts most.
	const byLetter = countingSort(known, LETTERS, (i) => initialOf(c, firstOf[i]!));
	const byWord = countingSort(byLetter.sorted, c.wordStart.length, (i) => nodeWord[from + i]!);
	const result = {
		nodes: byWord.sorted.map((i) => from + i),
		firsts: byWord.sorted.map((i) => firstOf[i]!),
		start: byWord.start,
	};
	cache.set(c, result);
	return result;
}

const initialOf = (c: Catalogue, word: number) => c.wordUnits[c.wordStart[word]!]!;

/** Sorts numbers by keys below `keys`, equal keys in their old order. @returns also where each key begins */
function countingSort(numbers: ArrayLike<number> & Iterable<number>, keys: number, keyOf: (number: number) => number) {
	const start = new Uint32Array(keys + 1);
	for (const number of numbers) start[keyOf(number) + 1]!++;
	for (let key = 0; key < keys; key++) start[key + 1]! += start[key]!;
	const next = start.slice();
	const sorted = new Uint32Array(numbers.length);
	for (const number of numbers) sorted[next[keyOf(number)]!++] = number;
	return { sorted, start };
}

/** Whether a known film is at a node or below it. */
function knownNodes({ nodePosting, nodeChild, posting, raters }: Catalogue): Uint8Array {
	const count = nodeChild.length - 1;
	const known = new Uint8Array(count);
	// Children have higher numbers than their parents.
	for (let node = count - 1; node >= 0; node--) {
		for (let i = nodePosting[node]!; i < nodePosting[node + 1]!; i++)
			if (raters[postingFilm(posting[i]!)]! >= LEAST_RATERS) known[node] = 1;
		for (let child = nodeChild[node]!; child < nodeChild[node + 1]!; child++) known[node]! |= known[child]!;
	}
	return known;
}

/** Returns the nodes of the word after `at` in titles whose first word is one error away from the word at `at`. */
export function respeltStarts(c: Catalogue, { units, from, word, count }: Tokens, at: number): number[] {
	const size = from[at + 1]! - from[at]!;
	if (size < SHORTEST || at + 1 >= count || word[at + 1]! < 0) return [];
	const { nodes, firsts, start: starts } = secondWordsOf(c);
	const initial = units[from[at]!]!;
	const end = starts[word[at + 1]! + 1]!;
	let begin = starts[word[at + 1]!]!;
	for (let last = end; begin < last; ) {
		const middle = (begin + last) >>> 1;
		if (initialOf(c, firsts[middle]!) < initial) begin = middle + 1;
		else last = middle;
	}
	const found: number[] = [];
	for (let i = begin; i < end && initialOf(c, firsts[i]!) === initial; i++) {
		if (i - begin === MOST_COMPARED) return [];
		const first = firsts[i]!;
		if (first === word[at]) continue;
		const start = c.wordStart[first]!;
		const otherSize = c.wordStart[first + 1]! - start;
		if (otherSize < SHORTEST || Math.abs(otherSize - size) > 1) continue;
		if (editDistance(units, from[at]!, size, c.wordUnits, start, otherSize, 1) <= 1) found.push(nodes[i]!);
	}
	return found;
}
