/** The cues in the sentence of a mention, before it and after it: the nearer, the more. */
import { CUES } from './cues.ts';
import { bitOf } from './lexicon.ts';
import { OPINIONS } from './parts.ts';
import type { Scene } from './scene.ts';

/** Cues other than opinions. */
const CONTEXT = CUES.slice(CUES.indexOf('not'));
const BITS = CONTEXT.map(bitOf);
const KINDS = OPINIONS.length + CONTEXT.length;
const SIDES = ['before', 'after'] as const;

export const NEAR: readonly string[] = SIDES.flatMap((side) =>
	[...OPINIONS, ...CONTEXT].map((name) => `${name} ${side}`),
);

/** Words that count on either side of a mention. */
export const REACH = 40;
/** How much less a word counts for each word, clause, and other mention in between. */
const [FURTHER, CLAUSES, MENTIONS] = [0.92, 0.6, 0.5];

/** Writes {@link NEAR} of mention `i` into `row`. */
export function describeNear({ words, parts, places, begun }: Scene, i: number, row: Float64Array): void {
	const { first, end } = places[i]!;
	SIDES.forEach((_, side) => {
		const step = side === 0 ? -1 : 1;
		const own = side === 0 ? first : end - 1;
		let weight = 1;
		for (let n = 0, w = own + step; n < REACH && w >= 0 && w < words.count; n++, w += step) {
			if (parts.sentence[w] !== parts.sentence[own]) break;
			if (parts.clause[w] !== parts.clause[w - step]) weight *= CLAUSES;
			if (begun[w] !== begun[w - step]) weight *= MENTIONS;
			const [opinion, cues, to] = [parts.opinion[w]!, words.cues[w]!, side * KINDS];
			if (opinion !== 0) for (let k = 0; k < OPINIONS.length; k++) if ((opinion >>> k) & 1) raise(row, to + k, weight);
			if (cues !== 0)
				for (let k = 0; k < BITS.length; k++) if ((cues & BITS[k]!) !== 0) raise(row, to + OPINIONS.length + k, weight);
			weight *= FURTHER;
		}
	});
}

function raise(row: Float64Array, at: number, value: number): void {
	if (value > row[at]!) row[at] = value;
}
