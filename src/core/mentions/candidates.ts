import { type Catalogue, childNode } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { APART } from './numbersApart.ts';
import type { Respelling, RespellingKind } from './respelling.ts';
import type { Speller } from './spelling.ts';
import type { Tokens } from './tokens.ts';

/** An occurrence of a title form: tokens `first` up to `last` (exclusive), and the form's trie node. */
export interface Candidate {
	first: number;
	last: number;
	node: number;
	/** How a word was respelt, if any. */
	respelling: RespellingKind;
	/** Whether the possessive s of the last word was removed. */
	possessive: boolean;
	/** Whether an elided word before the first one was removed: "d'Inception". */
	elided?: true;
}

/** Largest surprisal of the commonest two thousand words, in bits. */
const EVERYDAY = 13;

/** Longest title form searched for, in words. */
const LONGEST = 24;

/** A text and what was found in it. */
interface Reading {
	c: Catalogue;
	tokens: Tokens;
	speller: Speller | undefined;
	/** {@link APART} bits of each token. */
	apart: Uint8Array;
}

/**
 * Finds every title form at every token, with respellings if there is a speller; longest first for each token.
 * @param apart {@link APART} bits of each token; by default every number may be part of a title
 */
export function findCandidates(
	c: Catalogue,
	tokens: Tokens,
	speller?: Speller,
	apart: Uint8Array = new Uint8Array(tokens.count),
): Candidate[] {
	const found: Candidate[] = [];
	const reading = { c, tokens, speller, apart };
	for (let first = 0; first < tokens.count; first++) {
		const before = found.length;
		walk(reading, first, first, 0, 'no', found);
		if (!hasLonger(found, before, first + 1)) respellFirst(reading, first, found);
		if (found.length > before + 1) reverse(found, before);
	}
	return found;
}

function walk(
	reading: Reading,
	first: number,
	from: number,
	start: number,
	respelling: RespellingKind,
	found: Candidate[],
): void {
	const { c, tokens, speller, apart } = reading;
	const { word, count, possessive } = tokens;
	let node = start;
	if (from === first && start === 0 && speller !== undefined && tokens.elided[first]! > 0) {
		const child = childNode(c, 0, speller.wordWithoutElided(first));
		const before = found.length;
		if (isTitle(c, child)) found.push({ first, last: first + 1, node: child, respelling, possessive: false });
		if (child !== 0) walk(reading, first, first + 1, child, respelling, found);
		for (let i = before; i < found.length; i++) found[i]!.elided = true;
	}
	for (let at = from; at < count && at < first + LONGEST; at++) {
		if (at > first && (apart[at]! & APART.divided) !== 0) return;
		if (at > first && at === from && respelling === 'smallWord' && (apart[at]! & APART.afterThe) !== 0) return;
		if (possessive[at] === 1 && speller !== undefined) {
			const stem = speller.wordWithoutLast(at);
			const child = stem < 0 ? 0 : childNode(c, node, stem);
			if (isTitle(c, child)) found.push({ first, last: at + 1, node: child, respelling, possessive: true });
		}
		if (at === first && respelling === 'no' && speller !== undefined) {
			const joined = speller.joined(at);
			if (joined.length > 0 && word[at]! >= 0) respell(reading, joined, first, at, node, found);
		}
		const next = word[at]! < 0 ? 0 : childNode(c, node, word[at]!);
		const skipsArticle = respelling === 'no' && node !== 0 && next !== 0 && speller?.isArticle(word[at]!) === true;
		if (skipsArticle) walk(reading, first, at + 1, node, 'smallWord', found);
		// A rare word that only begins titles may be two words that begin another: "kungfu hustle", "shangchi".
		if (next !== 0 && at === first && respelling === 'no' && !isTitle(c, next) && speller?.isRare(at) === true)
			respell(reading, speller.split(at), first, at, node, found);
		if (next === 0) {
			if (respelling !== 'no' || speller === undefined) return;
			// A rare word that begins some title may still be a misspelling of another word that begins one.
			if (at === first + 1 && speller.isRare(first))
				respell(reading, speller.corrections(first), first, first, 0, found, 2);
			if (node !== 0 && c.nodeChild[node] === c.nodeChild[node + 1]) return;
			// A single everyday word does not show that a title has begun, unless the title continues.
			const inTitle = at !== first + 1 || !isEveryday(c, word[first]!);
			const other = inTitle || isEveryday(c, word[at]!) ? [] : speller.resembling(node, at);
			const readings = inTitle ? speller.respellings(node, at) : other;
			respell(reading, readings, first, at, node, found, inTitle ? 1 : 3);
			return;
		}
		node = next;
		const counts = at > first && (apart[at]! & APART.counts) !== 0;
		if (!counts && isTitle(c, node)) found.push({ first, last: at + 1, node, respelling, possessive: false });
	}
}

/** Whether a candidate from `from` on ends after `end`. */
function hasLonger(found: readonly Candidate[], from: number, end: number): boolean {
	for (let i = from; i < found.length; i++) if (found[i]!.last > end) return true;
	return false;
}

/** Reads the first word as another, where the second continues a title that begins with it. */
function respellFirst(reading: Reading, first: number, found: Candidate[]): void {
	for (const node of reading.speller?.starts(first) ?? []) {
		if (isTitle(reading.c, node))
			found.push({ first, last: first + 2, node, respelling: 'letters', possessive: false });
		walk(reading, first, first + 2, node, 'letters', found);
	}
}

/** Continues from `node` with each other reading of the word at `at`, keeping title forms of at least `least` words. */
function respell(
	reading: Reading,
	readings: readonly Respelling[],
	first: number,
	at: number,
	node: number,
	found: Candidate[],
	least = 1,
): void {
	const { c } = reading;
	for (const { words, size, kind } of readings) {
		const child = follow(c, node, words);
		if (child < 0) continue;
		const before = found.length;
		if (words.length > 0 && isTitle(c, child))
			found.push({ first, last: at + size, node: child, respelling: kind, possessive: false });
		walk(reading, first, at + size, child, kind, found);
		if (least === 1) continue;
		let length = before;
		for (let i = before; i < found.length; i++) if (found[i]!.last - first >= least) found[length++] = found[i]!;
		found.length = length;
	}
}

/** Returns the node reached by `words` from `node`, or -1. */
function follow(c: Catalogue, node: number, words: readonly number[]): number {
	let child = node;
	for (const word of words) {
		child = childNode(c, child, word);
		if (child === 0) return -1;
	}
	return child;
}

export const isEveryday = (c: Catalogue, word: number) => word >= 0 && surpriseOf(c.wordCommon[word]!) <= EVERYDAY;

const isTitle = (c: Catalogue, node: number) => node !== 0 && c.nodePosting[node + 1]! > c.nodePosting[node]!;

function reverse(list: Candidate[], from: number): void {
	for (let a = from, b = list.length - 1; a < b; a++, b--) [list[a], list[b]] = [list[b]!, list[a]!];
}
