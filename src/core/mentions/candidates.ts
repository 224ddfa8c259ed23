import { type Catalogue, childNode } from '../catalogue/catalogue.ts';
import type { Tokens } from './tokens.ts';

/** A place where a title form stands: tokens `first` up to `last` (not included), and the form's trie node. */
export interface Candidate {
	first: number;
	last: number;
	node: number;
}

/** Every title form at every token, the longest of each token first. */
export function findCandidates(catalogue: Catalogue, tokens: Tokens): Candidate[] {
	const { count, word } = tokens;
	const { nodePosting } = catalogue;
	const found: Candidate[] = [];
	for (let first = 0; first < count; first++) {
		let node = 0;
		const before = found.length;
		for (let last = first; last < count && word[last]! >= 0; last++) {
			node = childNode(catalogue, node, word[last]!);
			if (node === 0) break;
			if (nodePosting[node + 1]! > nodePosting[node]!) found.push({ first, last: last + 1, node });
		}
		if (found.length > before + 1) reverse(found, before);
	}
	return found;
}

function reverse(list: Candidate[], from: number): void {
	for (let a = from, b = list.length - 1; a < b; a++, b--) [list[a], list[b]] = [list[b]!, list[a]!];
}
