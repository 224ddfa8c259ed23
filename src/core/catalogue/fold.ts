/**
 * Folding: what a UTF-16 code unit of a text means for matching titles. Letters and digits fold to a
 * lower-case unit without accents, so that `é`, `É`, `e` + U+0301 and `e` meet.
 */

/** Ends a word. */
const SEPARATOR = 0;
/** Belongs to the letter before it (an accent of its own): not matched, but part of the word's span. */
export const MARK = 1;
/** Says nothing inside a word (apostrophe, zero-width characters, soft hyphen). */
export const JOINER = 2;
/** Folds to more than one unit, or is half of a surrogate pair: ask {@link expand}. */
export const EXPANDS = 3;
/** Stands for the word "and". */
export const AND = 4;

const UNKNOWN = 0xffff;
const table = new Uint16Array(0x10000).fill(UNKNOWN);
const expansions = new Map<number, string>();

const JOINERS = /['’‘ʼ`´\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
/** Letters that Unicode does not decompose, written as people type them. */
const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ß: 'ss', ı: 'i' };

/** Folded unit, or one of the marks above, for code unit `unit`; learnt once, then one array read. */
export function fold(unit: number): number {
	const known = table[unit]!;
	if (known !== UNKNOWN) return known;
	table[unit] = learn(unit);
	return table[unit]!;
}

/** What a code point that {@link EXPANDS} folds to; empty for one that ends a word. */
export function expand(codePoint: number): string {
	let folded = expansions.get(codePoint);
	if (folded === undefined) {
		folded = foldString(String.fromCodePoint(codePoint));
		// A text may hold any of a million code points: the memory they take is bounded.
		if (expansions.size < 4096) expansions.set(codePoint, folded);
	}
	return folded;
}

function learn(unit: number): number {
	if (unit >= 0xd800 && unit <= 0xdfff) return EXPANDS;
	const char = String.fromCharCode(unit);
	if (char === '&' || char === '＆') return AND;
	if (JOINERS.test(char)) return JOINER;
	if (/\p{M}/u.test(char)) return MARK;
	const folded = foldString(char);
	if (folded.length > 1) return EXPANDS;
	return folded.length === 1 ? folded.charCodeAt(0) : SEPARATOR;
}

function foldString(char: string): string {
	if (!/[\p{L}\p{N}]/u.test(char)) return '';
	const plain = char.normalize('NFKD').toLowerCase();
	let folded = '';
	for (const c of plain) folded += LETTERS[c] ?? (/[\p{L}\p{N}]/u.test(c) ? c : '');
	return folded;
}
