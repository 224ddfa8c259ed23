/**
 * How much of a text is in languages whose titles a catalogue has: English and LANGUAGES. Other languages are detected
 * by their letters, or by small words that these lack.
 */
import { LANGUAGES } from '../catalogue/foreign.ts';
import { scanWords } from '../catalogue/words.ts';
import { knownOf } from './language.ts';
import { countOfOthers, othersOf, wordsOfOwnLetters } from './otherLanguages.ts';
import { findRegions } from './regions.ts';

export type Understood = 'all' | 'part' | 'none';

/** Fewest small words, and fewest letters of another script, to judge a line by itself. */
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 10;
/** In texts with this many words in a known language, at least one in four is a small word. */
const MANY_WORDS = 10;
const SMALL_SHARE = 1 / 4;
const BEYOND_ASCII = /[^\n-~]/;

/** Quotations, code and addresses do not count. */
export function understoodOf(text: string): Understood {
	const lines = ownProse(text)
		.split('\n')
		.filter((line) => /\p{L}/u.test(line))
		.map(signsOf);
	const whole = isOther(lines.reduce(sum, noSigns())) ?? false;
	const other = lines.filter((line) => isOther(line) ?? whole).length;
	return other === 0 ? 'all' : other === lines.length ? 'none' : 'part';
}

function ownProse(text: string): string {
	let kept = '';
	let from = 0;
	for (const { start, end } of findRegions(text).sort((a, b) => a.start - b.start)) {
		kept += `${text.slice(from, Math.max(from, start))} `;
		from = Math.max(from, end);
	}
	return kept + text.slice(from);
}

/** Signs of the language of a text. */
interface Signs {
	/** Letters of Latin script and of other scripts; not counted if all are Latin. */
	latin: number;
	beyond: number;
	count: number;
	/** Words that count: small ones, and those with letters that English and LANGUAGES lack. */
	words: number;
	lettered: number;
	/** Small words of English and each of LANGUAGES, and of each other language. */
	known: number[];
	other: number[];
}

const noSigns = (): Signs => ({
	...{ latin: 0, beyond: 0, count: 0, words: 0, lettered: 0 },
	known: Array.from({ length: LANGUAGES.length + 1 }, () => 0),
	other: Array.from({ length: countOfOthers() }, () => 0),
});

function signsOf(text: string): Signs {
	const isAscii = !BEYOND_ASCII.test(text);
	const { hash, count } = scanWords(text);
	const none = noSigns();
	const { known, other } = none;
	const lettered = isAscii ? 0 : wordsOfOwnLetters(text);
	let words = lettered;
	for (let w = 0; w < count; w++) {
		const [knownBits, otherBits] = [knownOf(hash[w]!), othersOf(hash[w]!)];
		if ((knownBits | otherBits) === 0) continue;
		words++;
		for (let bits = knownBits; bits !== 0; bits &= bits - 1) known[31 - Math.clz32(bits & -bits)]!++;
		for (let bits = otherBits; bits !== 0; bits &= bits - 1) other[31 - Math.clz32(bits & -bits)]!++;
	}
	if (isAscii) return { ...none, count, words };
	const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
	return { latin, beyond: (text.match(/\p{L}/gu)?.length ?? 0) - latin, count, words, lettered, known, other };
}

const sum = (a: Signs, b: Signs): Signs => ({
	latin: a.latin + b.latin,
	beyond: a.beyond + b.beyond,
	count: a.count + b.count,
	words: a.words + b.words,
	lettered: a.lettered + b.lettered,
	known: a.known.map((n, k) => n + b.known[k]!),
	other: a.other.map((n, k) => n + b.other[k]!),
});

/** Whether a text is in a language whose titles are missing; null with too few signs. */
function isOther({ latin, beyond, count, words, lettered, known, other }: Signs): boolean | null {
	if (beyond >= FEWEST_LETTERS && beyond > 2 * latin) return true;
	const [ours, theirs] = [Math.max(...known), lettered + Math.max(...other)];
	if (count >= MANY_WORDS && theirs >= 2 && 2 * theirs > ours && ours <= count * SMALL_SHARE) return true;
	return words < FEWEST_WORDS ? null : theirs > ours;
}
