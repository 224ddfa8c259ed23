import { surnameBits } from '../catalogue/about.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { hashUnits } from '../catalogue/words.ts';
import { CASE, type Tokens } from './tokens.ts';

/** The words of a text that may be surnames. */
export interface NamedPeople {
	/** The bits of each token as a surname; 0 for other words. */
	bits: Uint16Array;
	/** A bit for each of the low bits that a token may have: 1 if some token has them. */
	named: Uint32Array;
}

/** Bits of information from which a word without a capital may be a surname. */
const RARE = 14;
/** The low bits of a surname, by which most of those that a text does not have are ruled out at once. */
const LOW = 0x1fff;

export function namedPeople(c: Catalogue, tokens: Tokens): NamedPeople {
	const { hash, units, from, possessive, word, letterCase, count } = tokens;
	const bits = new Uint16Array(count);
	const named = new Uint32Array((LOW + 1) / 32);
	for (let w = 0; w < count; w++) {
		if (letterCase[w] === CASE.digit) continue;
		if (letterCase[w] === CASE.lower && word[w]! >= 0 && surpriseOf(c.wordCommon[word[w]!]!) <= RARE) continue;
		bits[w] = surnameBits(possessive[w] === 1 ? hashUnits(units, from[w]!, from[w + 1]! - 1) : hash[w]!);
		named[(bits[w]! & LOW) >>> 5]! |= 1 << (bits[w]! & 31);
	}
	return { bits, named };
}

/** Returns the distance in words of the nearest token with these bits to `first .. last`; Infinity if none is outside. */
export function distanceOf({ bits, named }: NamedPeople, surname: number, first: number, last: number): number {
	if (surname === 0 || (named[(surname & LOW) >>> 5]! & (1 << (surname & 31))) === 0) return Number.POSITIVE_INFINITY;
	let nearest = Number.POSITIVE_INFINITY;
	for (let w = 0; w < bits.length; w++)
		if (bits[w] === surname && (w < first || w >= last))
			nearest = Math.min(nearest, w < first ? first - w : w - last + 1);
	return nearest;
}
