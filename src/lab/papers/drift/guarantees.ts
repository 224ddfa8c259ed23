/** Privacy guarantees of the mechanisms on neighboring inputs, tested by sampling. */
import { seededRandom } from '../../../core/advice/draw.ts';
import { drawByScore } from '../../../core/algorithms/exponential.ts';
import { isBroken, type Leak, leakOf } from './bounds.ts';
import { decayedValue } from './formulas/decayed.ts';
import { privateLevel } from './formulas/level.ts';
import { listingPlace } from './formulas/listing.ts';
import { recentPlace } from './formulas/recent.ts';

/** Draws an outcome, numbered from 0, for the first or second of two neighboring inputs. */
type Mechanism = (input: 0 | 1, random: () => number) => number;

interface Promise {
	epsilon: number;
	delta: number;
}

export interface Guarantee extends Leak {
	mechanism: string;
	/** How the two inputs differ. */
	neighbours: string;
	/** The promised parameters, or null if it promises nothing. With a delta, epsilon is 0. */
	promise: Promise | null;
	/** Whether the draws prove that the guarantee does not hold. */
	broken: boolean;
	/** Whether it is a positive control, with a guarantee that does not hold. */
	control: boolean;
}

const ENTRIES = 8;
/** The epsilon at which the exact mechanism's probabilities decay like the weights of CD. */
export const EXACT_EPSILON = 2;

/** The output for an index: the value there, one of which differs between the inputs. Index -1 is "none". */
const shown = (input: 0 | 1, place: number) => (place === 0 && input === 1 ? ENTRIES : place < 0 ? ENTRIES + 1 : place);
/** The output for an index if the newest two values are swapped in the second input. */
const swapped = (input: 0 | 1, place: number) => (place < 0 ? ENTRIES : input === 1 && place < 2 ? 1 - place : place);

/** Number of other candidates, for inputs in which all scores change by one. */
const OTHERS = 20;
const scores = [0, 1].map((input) => Array.from({ length: OTHERS + 1 }, (_, i) => (i === 0 ? 1 - input : input)));

const NEWEST = 'the newest value is another one, and the value drawn is shown';
const ORDER = 'the newest two of the same, public values have changed places';
const ALL = 'the score of every candidate is one more or less';

/** Probability of the newest entry, the least delta possible. */
const newest = -Math.expm1(-EXACT_EPSILON / 2) / -Math.expm1((-EXACT_EPSILON / 2) * ENTRIES);

interface Case {
	mechanism: string;
	neighbours: string;
	promise: Promise | null;
	control?: true;
	draw: Mechanism;
}

const values = [0, 1].map((input) => Float64Array.from({ length: ENTRIES }, (_, i) => (i === 0 ? 5 + input : i)));

export const CASES: readonly Case[] = [
	{
		mechanism: 'CD',
		neighbours: NEWEST,
		promise: null,
		draw: (input) => (decayedValue(values[input]!) === decayedValue(values[0]!) ? 0 : 1),
	},
	{
		mechanism: "EM, the paper's listing",
		neighbours: NEWEST,
		promise: { epsilon: 0, delta: 0.5 },
		draw: (input, random) => shown(input, listingPlace(ENTRIES, random)),
	},
	{
		mechanism: "EM, the paper's listing",
		neighbours: ORDER,
		promise: { epsilon: 1 + Math.LN2, delta: 0 },
		draw: (input, random) => swapped(input, listingPlace(ENTRIES, random)),
	},
	{
		mechanism: 'EM, exact',
		neighbours: NEWEST,
		promise: { epsilon: 0, delta: newest },
		draw: (input, random) => shown(input, recentPlace(ENTRIES, EXACT_EPSILON, random)),
	},
	{
		mechanism: 'EM, exact',
		neighbours: ORDER,
		promise: { epsilon: EXACT_EPSILON, delta: 0 },
		draw: (input, random) => swapped(input, recentPlace(ENTRIES, EXACT_EPSILON, random)),
	},
	{
		mechanism: 'EM, exact',
		neighbours: ALL,
		promise: { epsilon: EXACT_EPSILON, delta: 0 },
		draw: (input, random) => drawByScore(scores[input]!, EXACT_EPSILON, random),
	},
	{
		mechanism: 'EM, exact, without the half',
		neighbours: ALL,
		promise: { epsilon: EXACT_EPSILON, delta: 0 },
		control: true,
		draw: (input, random) => drawByScore(scores[input]!, 2 * EXACT_EPSILON, random),
	},
	{
		mechanism: "EM of the pack's “now”",
		neighbours: 'one rating of today more',
		promise: { epsilon: 1, delta: 0 },
		draw: (input, random) => privateLevel(3.4 + input, 10, 1, random),
	},
];

/** Draws from both inputs of each case and bounds the leak. */
export function guarantees(draws: number, seed: number, cases: readonly Case[] = CASES): Guarantee[] {
	return cases.map(({ draw, control = false, ...about }, i) => {
		const random = seededRandom(seed + 7919 * i);
		const counts = [0, 1].map((input) => {
			const found = new Uint32Array(Math.max(ENTRIES + 2, OTHERS + 1));
			for (let n = 0; n < draws; n++) found[draw(input as 0 | 1, random)]!++;
			return found;
		});
		const leak = leakOf({ first: counts[0]!, second: counts[1]! });
		const broken = about.promise !== null && isBroken(leak, about.promise);
		return { ...about, ...leak, broken, control };
	});
}
