import { type Catalogue, findWord } from '../catalogue/catalogue.ts';
import { entityAt, scanWords, type Words } from '../catalogue/words.ts';
import { cuesFor } from './cues.ts';

/** Characters between two words, as bits. */
export const GAP = {
	/** A line break, or the start or end of the text. */
	line: 1,
	comma: 2,
	/** . ! ? or ; */
	stop: 4,
	quote: 8,
	/** Marks of italics or bold, or a bracket of a tag. */
	markup: 16,
	/** A slash, bullet, plus or bar: separators of list items. */
	bullet: 32,
	bracket: 64,
	colon: 128,
	dash: 256,
	space: 512,
} as const;

/** Letter case of a word. */
export const CASE = { lower: 0, capital: 1, upper: 2, digit: 3 } as const;

/** The words of a text for the finder; gap g is before word g, gap `count` after the last. */
export interface Tokens extends Words {
	/** Numbers of the words in the catalogue, -1 for words in no title. */
	word: Int32Array;
	gap: Uint16Array;
	letterCase: Uint8Array;
	/** Letters of a word that are an elided word before it: 1 in "d'Inception", 2 in "qu'Avatar"; otherwise 0. */
	elided: Uint8Array;
	/** {@link CUE} bits of each word. */
	cue: Int32Array;
}

const GAP_OF = new Uint16Array(128);
for (const [chars, bit] of [
	['\n\r', GAP.line],
	[',', GAP.comma],
	['.!?;', GAP.stop],
	['"', GAP.quote],
	["'`", GAP.quote],
	['*_~[]<>', GAP.markup],
	['/|+', GAP.bullet],
	['()', GAP.bracket],
	[':', GAP.colon],
	['-', GAP.dash],
	[' \t', GAP.space],
] as const)
	for (const char of chars) GAP_OF[char.charCodeAt(0)] = bit;
const WIDE_GAPS: Record<string, number> = {
	'“': GAP.quote,
	'”': GAP.quote,
	'„': GAP.quote,
	'«': GAP.quote,
	'»': GAP.quote,
	'‘': GAP.quote,
	'’': GAP.quote,
	'…': GAP.stop,
	'–': GAP.dash,
	'—': GAP.dash,
	'•': GAP.bullet,
	'·': GAP.bullet,
	'\u00a0': GAP.space,
	'\u2028': GAP.line,
};

export function tokenize(catalogue: Catalogue, text: string): Tokens {
	const words = scanWords(text);
	const { count, units, from, start, end, hash } = words;
	const word = new Int32Array(count);
	const gap = new Uint16Array(count + 1);
	const letterCase = new Uint8Array(count);
	const elided = new Uint8Array(count);
	const cue = new Int32Array(count);
	const cueOf = cuesFor(catalogue.of);
	for (let w = 0; w < count; w++) {
		word[w] = findWord(catalogue, units, from[w]!, from[w + 1]!, hash[w]!);
		gap[w] = gapBits(text, w === 0 ? 0 : end[w - 1]!, start[w]!);
		elided[w] = elidedLetters(text, start[w]!, end[w]!);
		const isSmall = elided[w]! > 0 && !isUpper(text, start[w]!);
		letterCase[w] = caseOf(text, start[w]! + (isSmall ? elided[w]! + 1 : 0), end[w]!);
		cue[w] = cueOf(hash[w]!);
	}
	gap[0]! |= GAP.line;
	gap[count] = gapBits(text, count === 0 ? 0 : end[count - 1]!, text.length) | GAP.line;
	return { ...words, word, gap, letterCase, elided, cue };
}

/** HTML entities between words, decoded. */
const ENTITY_GAPS: Record<string, number> = {
	'&quot;': GAP.quote,
	'&ldquo;': GAP.quote,
	'&rdquo;': GAP.quote,
	'&lsquo;': GAP.quote,
	'&rsquo;': GAP.quote,
	'&nbsp;': GAP.space,
	'&mdash;': GAP.dash,
	'&ndash;': GAP.dash,
	'&hellip;': GAP.stop,
};
const AMPERSAND = 38;

/** Number of characters read at either end of a long gap. */
const GAP_LOOK = 16;

function gapBits(text: string, from: number, to: number): number {
	let bits = 0;
	for (let i = from; i < to; i++) {
		if (i === from + GAP_LOOK && to - i > GAP_LOOK) i = to - GAP_LOOK;
		const unit = text.charCodeAt(i);
		const entity = unit === AMPERSAND ? entityAt(text, i).toLowerCase() : '';
		if (entity !== '' && entity in ENTITY_GAPS) {
			bits |= ENTITY_GAPS[entity]!;
			i += entity.length - 1;
			continue;
		}
		bits |= unit < 128 ? GAP_OF[unit]! : (WIDE_GAPS[text[i]!] ?? 0);
	}
	return bits;
}

const isApostrophe = (unit: number) => unit === 39 || unit === 0x2019;
/** Words that French and Italian elide. */
const ELIDED = /^(?:[cdjlmnst]|qu|dell|all|nell|sull)$/i;
/** Least letters after an elided word. */
const LEAST_LETTERS = 3;

/** Number of letters before the apostrophe of an elided word, or 0. */
function elidedLetters(text: string, start: number, end: number): number {
	const last = Math.min(start + 4, end - 1 - LEAST_LETTERS);
	for (let i = start + 1; i <= last; i++)
		if (isApostrophe(text.charCodeAt(i))) return ELIDED.test(text.slice(start, i)) ? i - start : 0;
	return 0;
}

function caseOf(text: string, start: number, end: number): number {
	const first = text.charCodeAt(start);
	if (first >= 48 && first <= 57) return CASE.digit;
	if (!isUpper(text, start)) return CASE.lower;
	return end - start > 1 && isUpper(text, end - 1) && isUpper(text, start + 1) ? CASE.upper : CASE.capital;
}

function isUpper(text: string, at: number): boolean {
	const unit = text.charCodeAt(at);
	if (unit < 128) return unit >= 65 && unit <= 90;
	const char = text[at]!;
	return char !== char.toLowerCase();
}
