import { lowerBound } from '../algorithms/bisect.ts';
import { surnameBits } from '../catalogue/about.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { hashUnits } from '../catalogue/words.ts';
import { CASE, type Tokens } from './tokens.ts';

/** The words of a text that may be surnames. */
export interface NamedPeople {
	/** The tokens of each surname by its bits, in text order. */
	places: ReadonlyMap<number, readonly number[]>;
	/** A bit for each of the low bits that a token may have: 1 if some token has them. */
	named: Uint32Array;
}

/** Bits of information from which a word without a capital may be a surname. */
const RARE = 14;
/** The low bits of a surname, which quickly rule out most surnames that a text lacks. */
const LOW = 0x1fff;

export function namedPeople(c: Catalogue, tokens: Tokens): NamedPeople {
	const { hash, units, from, possessive, word, letterCase, count } = tokens;
	const places = new Map<number, number[]>();
	const named = new Uint32Array((LOW + 1) / 32);
	for (let w = 0; w < count; w++) {
		if (letterCase[w] === CASE.digit) continue;
		if (letterCase[w] === CASE.lower && word[w]! >= 0 && surpriseOf(c.wordCommon[word[w]!]!) <= RARE) continue;
		const bits = surnameBits(possessive[w] === 1 ? hashUnits(units, from[w]!, from[w + 1]! - 1) : hash[w]!);
		const known = places.get(bits);
		if (known === undefined) places.set(bits, [w]);
		else known.push(w);
		named[(bits & LOW) >>> 5]! |= 1 << (bits & 31);
	}
	return { places, named };
}

/** Returns the distance in words of the nearest token with these bits to `first .. last`; Infinity if none is outside. */
export function distanceOf({ places, named }: NamedPeople, surname: number, first: number, last: number): number {
	if (surname === 0 || (named[(surname & LOW) >>> 5]! & (1 << (surname & 31))) === 0) return Number.POSITIVE_INFINITY;
	const own = places.get(surname) ?? [];
	const before = lowerBound(own, first) - 1;
	const after = lowerBound(own, last);
	return Math.min(
		before < 0 ? Number.POSITIVE_INFINITY : first - own[before]!,
		after === own.length ? Number.POSITIVE_INFINITY : own[after]! - last + 1,
	);
}
