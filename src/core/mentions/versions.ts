/** Words that tell films of one name apart: "the original Godzilla", "the new Suicide Squad", "the second Thor". */
import { type Catalogue, childNode, findWord, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { hashOf, words } from '../catalogue/words.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { GAP } from './tokens.ts';

const hashesOf = (list: string) => new Set(words(list).map(hashOf));
const FIRST = hashesOf('original older first');
const LAST = hashesOf('new newer newest latest recent');
const REMADE = hashesOf('remake reboot');
const [LIVE, ACTION] = words('live action').map(hashOf);
const ORDINALS = new Map(
	['second 2nd', 'third 3rd', 'fourth 4th', 'fifth 5th', 'sixth 6th'].flatMap((line, i) =>
		words(line).map((word) => [hashOf(word), i + 2] as const),
	),
);
/** Fewest raters of a film that such a word can choose, as a share of the best-known film of its name. */
const KNOWN = 0.1;

/** Puts the film first that the words around a title choose among the films of that title. */
export function chooseVersion({ catalogue: c, tokens }: Scene, candidate: PlacedCandidate, films: readonly number[]) {
	const { from, last, node } = candidate;
	const { gap, hash, count } = tokens;
	const before = from > 0 && (gap[from]! & ~GAP.space) === 0 ? hash[from - 1]! : 0;
	const after = last < count && (gap[last]! & ~GAP.space) === 0 ? hash[last]! : 0;
	const ordinal = ORDINALS.get(before);
	if (ordinal !== undefined) return numberedFilms(c, node, ordinal) ?? films;
	const isLive = (at: number) => hash[at] === LIVE && hash[at + 1] === ACTION;
	const side =
		REMADE.has(after) || LAST.has(before) || isLive(from - 2) || isLive(last) ? -1 : FIRST.has(before) ? 1 : 0;
	if (side === 0) return films;
	const known = KNOWN * c.raters[films[0]!]!;
	const same = titled(c, node).filter((film) => c.raters[film]! > known);
	if (same.length < 2) return films;
	const chosen = same.reduce((a, b) => (side * (c.year[a]! - c.year[b]!) <= 0 ? a : b));
	return [chosen, ...films.filter((film) => film !== chosen)];
}

/** Films with this form as the whole title. */
function titled(c: Catalogue, node: number): number[] {
	const postings = Array.from(c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]));
	return postings.filter((value) => postingKind(value) === 'title').map(postingFilm);
}

/** Films of the title of `node` and a number; null if there are none. */
function numberedFilms(c: Catalogue, node: number, number: number): number[] | null {
	const part = numberedNode(c, node, number);
	return part === 0 ? null : Array.from(c.posting.subarray(c.nodePosting[part], c.nodePosting[part + 1]), postingFilm);
}

/** Returns the node of the title of `node` and a number, or 0. */
export function numberedNode(c: Catalogue, node: number, number: number): number {
	const digits = String(number);
	const units = Uint16Array.from(digits, (digit) => digit.charCodeAt(0));
	const word = findWord(c, units, 0, units.length, hashOf(digits));
	const part = word < 0 ? 0 : childNode(c, node, word);
	return part !== 0 && c.nodePosting[part + 1]! > c.nodePosting[part]! ? part : 0;
}
