import type { Catalogue } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import type { FilmClaim } from './claims.ts';
import { CUE } from './cues.ts';
import { isInName } from './echoes.ts';
import type { TokenMarks } from './regions.ts';
import type { Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** A part of a title that can name the film in this text: its words, as numbers in the catalogue. */
export interface Part {
	words: readonly number[];
	films: readonly number[];
	form: number;
	/** Whether it needs marks around it, as in "_Letters_", as capitals say too little. */
	marked: boolean;
	/** Probability of a mention with words written like a title. */
	p: number;
}

/** Least surprisal beyond everyday words, in bits, of a part of several words, and of one word. */
const LEAST_SURPRISE = 11;
const LEAST_ONE_WORD = 7;
const EVERYDAY = 5;
/** Words that never begin or end such a part. */
const SMALL = 7.5;

/** Whether words are rare enough to name a film by themselves. */
export function isTelling(c: Catalogue, words: readonly number[]): boolean {
	const bits = words.map((word) => (word < 0 ? 26 : surpriseOf(c.wordCommon[word]!)));
	const total = bits.reduce((sum, surprise) => sum + Math.max(0, surprise - EVERYDAY), 0);
	if (!(bits[0]! > SMALL && bits.at(-1)! > SMALL)) return false;
	return total >= (words.length === 1 ? LEAST_ONE_WORD : LEAST_SURPRISE);
}

/** Returns the places of parts that are written like titles, and are not in a likelier mention. */
export function placesOf(
	scene: Scene,
	parts: readonly Part[],
	found: readonly FilmClaim[],
	{ hidden }: TokenMarks,
): Omit<FilmClaim, 'worth'>[] {
	const { tokens } = scene;
	const byFirst = new Map<number, Part[]>();
	for (const part of parts) {
		const list = byFirst.get(part.words[0]!);
		if (list === undefined) byFirst.set(part.words[0]!, [part]);
		else list.push(part);
	}
	/** The number of the mention that holds each token, from 1 on. */
	const holder = new Int32Array(tokens.count);
	found.forEach((claim, i) => {
		holder.fill(i + 1, claim.first, claim.last);
	});
	const isFree = (w: number, last: number, p: number) => {
		for (let at = w; at < last; at++) {
			const claim = found[holder[at]! - 1];
			if (claim !== undefined && (claim.from !== w || claim.to !== last || claim.dated || claim.p >= p)) return false;
		}
		return true;
	};
	const claims: Omit<FilmClaim, 'worth'>[] = [];
	for (let w = 0; w < tokens.count; w++) {
		const alike = hidden[w] === 0 ? byFirst.get(tokens.word[w]!) : undefined;
		const part = alike?.find((part) => isAt(scene, part, w));
		if (part === undefined) continue;
		const { p, form, films, words } = part;
		const last = w + words.length;
		if (!isFree(w, last, p)) continue;
		const [start, end] = [tokens.start[w]!, tokens.end[last - 1]!];
		claims.push({ first: w, last, start, end, from: w, to: last, form, p, films, dated: false });
		w = last - 1;
	}
	return claims;
}

/** Whether the words of a part are at token `w`, written like a title. */
function isAt({ tokens, habit }: Scene, { words, marked }: Part, w: number): boolean {
	const last = w + words.length;
	const { count, word, letterCase, gap, cue } = tokens;
	if (last > count) return false;
	for (let i = 0; i < words.length; i++) {
		if (word[w + i] !== words[i]) return false;
		if (i > 0 && (gap[w + i]! & (GAP.line | GAP.stop)) !== 0) return false;
	}
	// "The Castle films" are several.
	if (isInName(tokens, w, last) || (last < count && (cue[last]! & CUE.films) !== 0)) return false;
	if (isBetweenMarks(tokens, w, last)) return true;
	if (marked || habit !== 'mixed' || letterCase[w] === CASE.lower || letterCase[last - 1] === CASE.lower) return false;
	// A capital that begins a sentence says nothing.
	return words.length > 1 || (gap[w]! & (GAP.line | GAP.stop)) === 0;
}

const isBetweenMarks = ({ gap }: Tokens, first: number, last: number) =>
	(gap[first]! & (GAP.quote | GAP.markup)) !== 0 && (gap[last]! & (GAP.quote | GAP.markup)) !== 0;
