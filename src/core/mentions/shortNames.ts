/** Shorter names of films that a text names in full: "One Battle" after "One Battle After Another". */
import { surpriseOf } from '../catalogue/common.ts';
import type { FilmClaim } from './claims.ts';
import { CUE } from './cues.ts';
import { isInName, SURE, takenBy } from './echoes.ts';
import type { TokenMarks } from './regions.ts';
import type { Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Least surprisal beyond everyday words, in bits, of a shorter name: of several words, and of one in marks. */
const LEAST_SURPRISE = 11;
const LEAST_MARKED = 7;
const EVERYDAY = 5;
/** Words that a shorter name cannot begin or end with: too common to be what it is called by. */
const SMALL = 7.5;
/** Most films whose shorter names are looked for. */
const MOST = 40;
/** Confidence of a shorter name, relative to that of the full one. */
const LESS = 0.8;

/** A run of tokens that begins or ends a title. */
interface Part {
	first: number;
	last: number;
	of: FilmClaim;
}

/** Returns the places where the text shortens a title that it surely names elsewhere. */
export function shortNames(
	scene: Scene,
	found: readonly FilmClaim[],
	{ hidden }: TokenMarks,
): Omit<FilmClaim, 'worth'>[] {
	const { tokens } = scene;
	const parts = new Map<number, Part[]>();
	for (const claim of found.filter(({ p, from, to }) => p >= SURE && to - from >= 2).slice(0, MOST))
		for (const part of partsOf(scene, claim)) {
			const list = parts.get(tokens.hash[part.first]!);
			if (list === undefined) parts.set(tokens.hash[part.first]!, [part]);
			else list.push(part);
		}
	const isTaken = takenBy(tokens, found);
	const claims: Omit<FilmClaim, 'worth'>[] = [];
	for (let w = 0; w < tokens.count; w++) {
		const part = parts.get(tokens.hash[w]!)?.find((part) => isAt(scene, part, w));
		if (part === undefined) continue;
		const [first, last] = [w, w + part.last - part.first];
		if (hidden[first] !== 0 || isTaken({ first, last }) || isInName(tokens, first, last)) continue;
		// "The Castle films" are several.
		if (last < tokens.count && (tokens.cue[last]! & CUE.films) !== 0) continue;
		const { p, form, films } = part.of;
		const [start, end] = [tokens.start[first]!, tokens.end[last - 1]!];
		claims.push({ first, last, start, end, from: first, to: last, form, p: LESS * p, films, dated: false });
		w = last - 1;
	}
	return claims;
}

/** The beginnings and ends of a title that may stand for it, longest first. */
function partsOf({ catalogue: c, tokens }: Scene, of: FilmClaim): Part[] {
	const { from, to } = of;
	const surprise = (w: number) => (tokens.word[w]! < 0 ? 26 : surpriseOf(c.wordCommon[tokens.word[w]!]!));
	const parts: Part[] = [];
	for (let size = to - from - 1; size > 0; size--)
		for (const [first, last] of [
			[from, from + size],
			[to - size, to],
		] as const) {
			let total = 0;
			for (let w = first; w < last; w++) total += Math.max(0, surprise(w) - EVERYDAY);
			const isStrong = surprise(first) > SMALL && surprise(last - 1) > SMALL;
			if (isStrong && total >= (size === 1 ? LEAST_MARKED : LEAST_SURPRISE)) parts.push({ first, last, of });
		}
	return parts;
}

/** Whether the words of a part are at token `w`, written like a title. */
function isAt({ tokens, habit }: Scene, { first, last }: Part, w: number): boolean {
	const size = last - first;
	const { count, hash, letterCase, gap } = tokens;
	if (w + size > count) return false;
	for (let i = 0; i < size; i++) {
		if (hash[w + i] !== hash[first + i]) return false;
		if (i > 0 && (gap[w + i]! & (GAP.line | GAP.stop | GAP.comma)) !== 0) return false;
	}
	if (isBetweenMarks(tokens, w, w + size)) return true;
	const hasCapitals = letterCase[w] !== CASE.lower && letterCase[w + size - 1] !== CASE.lower;
	return size > 1 && habit === 'mixed' && hasCapitals;
}

const isBetweenMarks = ({ gap }: Tokens, first: number, last: number) =>
	(gap[first]! & (GAP.quote | GAP.markup)) !== 0 && (gap[last]! & (GAP.quote | GAP.markup)) !== 0;
