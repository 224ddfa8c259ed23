import { type Catalogue, childNode } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import type { Respelling, Respelt } from './respelling.ts';
import type { Speller } from './spelling.ts';
import type { Tokens } from './tokens.ts';

/** A place where a title form stands: tokens `first` up to `last` (not included), and the form's trie node. */
export interface Candidate {
	first: number;
	last: number;
	node: number;
	/** How a word had to be respelt, if one was. */
	respelt: Respelt;
	/** The last word lost its possessive s. */
	possessive: boolean;
}

/** Surprise of the commonest two thousand words. */
const EVERYDAY = 13;

/** Longest title form in words that is looked for. */
const LONGEST = 24;

/** Every title form at every token, spelt as in the catalogue; the longest of each token first. */
export function findCandidates(catalogue: Catalogue, tokens: Tokens, speller?: Speller): Candidate[] {
	const found: Candidate[] = [];
	for (let first = 0; first < tokens.count; first++) {
		const before = found.length;
		walk(catalogue, tokens, speller, first, first, 0, 'no', found);
		if (found.length > before + 1) reverse(found, before);
	}
	return found;
}

function walk(
	c: Catalogue,
	tokens: Tokens,
	speller: Speller | undefined,
	first: number,
	from: number,
	start: number,
	respelt: Respelt,
	found: Candidate[],
): void {
	const { word, count, possessive } = tokens;
	let node = start;
	for (let at = from; at < count && at < first + LONGEST; at++) {
		if (possessive[at] === 1 && speller !== undefined) {
			const stem = speller.wordWithoutLast(at);
			const child = stem < 0 ? 0 : childNode(c, node, stem);
			if (isTitle(c, child)) found.push({ first, last: at + 1, node: child, respelt, possessive: true });
		}
		if (at === first && respelt === 'no' && speller !== undefined) {
			const both = speller.joined(at);
			if (both.length > 0 && word[at]! >= 0) respell(c, tokens, both, speller, first, at, node, found);
		}
		const next = word[at]! < 0 ? 0 : childNode(c, node, word[at]!);
		const skips = respelt === 'no' && node !== 0 && next !== 0 && speller?.isArticle(word[at]!) === true;
		if (skips) walk(c, tokens, speller, first, at + 1, node, 'smallWord', found);
		if (next === 0) {
			if (respelt !== 'no' || speller === undefined) return;
			// A rare word that begins some title may still be meant for another that begins one.
			if (at === first + 1 && speller.isRare(first))
				respell(c, tokens, speller.corrections(first), speller, first, first, 0, found, 2);
			if (node !== 0 && c.nodeChild[node] === c.nodeChild[node + 1]) return;
			// After one everyday word nothing says that a title was begun at all, unless it goes on.
			const begun = at !== first + 1 || !isEveryday(c, word[first]!);
			const other = begun || isEveryday(c, word[at]!) ? [] : speller.resembling(node, at);
			const readings = begun ? speller.respellings(node, at) : other;
			respell(c, tokens, readings, speller, first, at, node, found, begun ? 1 : 3);
			return;
		}
		node = next;
		if (isTitle(c, node)) found.push({ first, last: at + 1, node, respelt, possessive: false });
	}
}

/** Goes on from `node` with each other reading of the word at `at`; one such word a title of at least `least`. */
function respell(
	c: Catalogue,
	tokens: Tokens,
	readings: readonly Respelling[],
	speller: Speller,
	first: number,
	at: number,
	node: number,
	found: Candidate[],
	least = 1,
): void {
	for (const { words, size, how } of readings) {
		const child = follow(c, node, words);
		if (child < 0) continue;
		const before = found.length;
		if (words.length > 0 && isTitle(c, child))
			found.push({ first, last: at + size, node: child, respelt: how, possessive: false });
		walk(c, tokens, speller, first, at + size, child, how, found);
		if (least === 1) continue;
		let kept = before;
		for (let i = before; i < found.length; i++) if (found[i]!.last - first >= least) found[kept++] = found[i]!;
		found.length = kept;
	}
}

/** The node reached by `words` from `node`, or -1. */
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
