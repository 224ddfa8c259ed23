/**
 * Folding of UTF-16 code units for matching titles. Letters and digits fold to a lower-case unit without accents, so
 * `é`, `É`, and `e` + U+0301 equal `e`.
 */

/** Ends a word. */
const SEPARATOR = 0;
/** A combining mark of the letter before it: not matched, but part of the word's span. */
export const MARK = 1;
/** An apostrophe, ignored inside a word. */
export const JOINER = 2;
/** Folds to more than one unit, or is half of a surrogate pair: see {@link expand}. */
export const EXPANDS = 3;
/** Is not seen (zero-width characters, soft hyphen, fillers), and ignored anywhere. */
export const UNSEEN = 4;
/** Stands for the word "and". */
export const AND = 5;

const UNKNOWN = 0xffff;
const table = new Uint16Array(0x10000).fill(UNKNOWN);
const expansions = new Map<number, string | null>();

const JOINERS = /['’‘ʼ`´]/;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Letters that Unicode does not decompose, in their usual ASCII spelling. */
const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ß: 'ss', ı: 'i' };

/** Returns the folded unit, or one of the constants above, for code unit `unit`; cached in an array. */
export function fold(unit: number): number {
	const cached = table[unit]!;
	if (cached !== UNKNOWN) return cached;
	table[unit] = foldUnit(unit);
	return table[unit]!;
}

/** Returns the folding of a code point that {@link EXPANDS}; empty if it ends a word, null if it is invisible. */
export function expand(codePoint: number): string | null {
	let folded = expansions.get(codePoint);
	if (folded === undefined) {
		const char = String.fromCodePoint(codePoint);
		folded = IGNORABLE.test(char) ? null : foldString(char);
		// A text may contain any of a million code points, so the cache is bounded.
		if (expansions.size < 4096) expansions.set(codePoint, folded);
	}
	return folded;
}

function foldUnit(unit: number): number {
	if (unit >= 0xd800 && unit <= 0xdfff) return EXPANDS;
	const char = String.fromCharCode(unit);
	if (char === '&' || char === '＆') return AND;
	if (JOINERS.test(char)) return JOINER;
	if (IGNORABLE.test(char)) return UNSEEN;
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
