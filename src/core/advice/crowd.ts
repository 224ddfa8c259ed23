/**
 * The crowd: how many people of a population fit a set of mentioned films at least as well as the writer.
 *
 * Under Scoring everybody starts from the best possible score and loses `gain` for each mentioned film not rated: the
 * deficit. A stranger of an activity class loses film m with probability 1 - p_m, the writer with probability 1 -
 * own_m, so both deficits are sums of independent two-point terms, and their distributions are convolutions on a grid.
 * A stranger fits at least as well as the writer when his deficit is not larger; ties count for him.
 *
 *   rank(d) = 1 + (N - 1) * sum over classes of share * P(stranger's deficit <= d)
 *
 * The writer's own deficit d is only known in distribution. The crowd is the geometric mean of the rank over it: the
 * arithmetic mean would let the few cases in which the writer rated none of it (rank N) hide the many in which the
 * rank is 20.
 */
import { ratedGain } from '../adversaries/scoring.ts';
import { type ActivityClass, ratedProbability, solveIntensity } from '../population/activity.ts';

/** People rate 82 % of the films they mention (Frankowski et al. 2006). */
export const MENTIONED_AND_RATED = 0.82;

/** One mentioned film, as the estimate sees it. */
export interface Term {
	/** What a user's score loses by not having rated it. */
	gain: number;
	/** Probability that the writer rated it. */
	own: number;
	/** Probability that a stranger rated it, per activity class. */
	strangers: number[];
}

export interface Crowd {
	/** People, from 1 to the size of the population. */
	crowd: number;
	/** The same if the writer is among the luckier or unluckier: 5th and 95th percentile. */
	low: number;
	high: number;
}

/** Grid points of a deficit distribution. */
const BINS = 2048;

/** @param classes of the whole population, whoever may be on a likely list */
export function makeTerm(raters: number, own: number, people: number, classes: readonly ActivityClass[]): Term {
	const intensity = solveIntensity(classes, raters / people);
	const strangers = classes.map((activity) => ratedProbability(activity, intensity));
	return { gain: ratedGain(raters, people), own, strangers };
}

/** A grid wide enough for the deficits that the writer of all `terms` may have; cells are whole numbers of `unit`. */
export interface Grid {
	unit: number;
	bins: number;
}

export function gridFor(terms: readonly Term[]): Grid {
	let mean = 0;
	let variance = 0;
	let total = 0;
	for (const { gain, own } of terms) {
		total += gain;
		mean += gain * (1 - own);
		variance += gain * gain * own * (1 - own);
	}
	const widest = Math.min(total, mean + 5 * Math.sqrt(variance));
	// Two cells over: rounding may widen a sum of n terms by n / 2 cells; beyond the grid counts as the whole population.
	return { unit: widest / (BINS - 2 - Math.min(BINS / 2, terms.length / 2)) || 1, bins: BINS };
}

/** Distributions of deficits: row 0 the writer's, row 1 + a that of strangers of class a; `bins` cells a row. */
export type Deficits = Float64Array;

export function noMentions(grid: Grid, classes: number): Deficits {
	const deficits = new Float64Array(grid.bins * (1 + classes));
	for (let row = 0; row <= classes; row++) deficits[row * grid.bins] = 1;
	return deficits;
}

/** Convolves one mentioned film into `deficits`, in place. */
export function include(deficits: Deficits, grid: Grid, term: Term): void {
	const shift = Math.round(term.gain / grid.unit);
	const { bins } = grid;
	for (let row = 0; row * bins < deficits.length; row++) {
		const hit = row === 0 ? term.own : term.strangers[row - 1]!;
		const miss = 1 - hit;
		const cells = deficits.subarray(row * bins, (row + 1) * bins);
		for (let d = bins - 1; d >= shift; d--) cells[d] = hit * cells[d]! + miss * cells[d - shift]!;
		for (let d = Math.min(shift, bins) - 1; d >= 0; d--) cells[d]! *= hit;
	}
}

/** Reads the crowd off finished distributions. */
export function crowdOf(deficits: Deficits, grid: Grid, classes: readonly ActivityClass[], people: number): Crowd {
	const { bins } = grid;
	const below = new Float64Array(classes.length);
	let mass = 0;
	let logRank = 0;
	let low = 0;
	let high = people;
	for (let d = 0; d < bins; d++) {
		let fit = 0;
		for (let a = 0; a < classes.length; a++) {
			below[a]! += deficits[(1 + a) * bins + d]!;
			fit += classes[a]!.share * below[a]!;
		}
		const rank = 1 + (people - 1) * Math.min(1, fit);
		const probability = deficits[d]!;
		if (low === 0 && mass + probability >= 0.05) low = rank;
		if (mass < 0.95 && mass + probability >= 0.95) high = rank;
		mass += probability;
		logRank += probability * Math.log(rank);
	}
	logRank += Math.max(0, 1 - mass) * Math.log(people);
	const crowd = Math.min(people, Math.exp(logRank));
	return { crowd, low: Math.min(low, crowd), high: Math.max(high, crowd) };
}

/** The crowd of all `terms` together. */
export function crowdOfAll(terms: readonly Term[], classes: readonly ActivityClass[], people: number): Crowd {
	if (terms.length === 0) return { crowd: people, low: people, high: people };
	const grid = gridFor(terms);
	const deficits = noMentions(grid, classes.length);
	for (const term of terms) include(deficits, grid, term);
	return crowdOf(deficits, grid, classes, people);
}

/**
 * The crowd without each of `terms` in turn, by halving: each half is convolved into what is handed to the other, so
 * that n terms cost n log n convolutions instead of n^2.
 */
export function crowdsWithoutEach(terms: readonly Term[], classes: readonly ActivityClass[], people: number): number[] {
	const grid = gridFor(terms);
	const result: number[] = [];
	const visit = (outside: Deficits, from: number, to: number) => {
		if (to - from === 1) {
			result[from] = crowdOf(outside, grid, classes, people).crowd;
			return;
		}
		const middle = (from + to) >>> 1;
		for (const [a, b, c, d] of [
			[from, middle, middle, to],
			[middle, to, from, middle],
		] as const) {
			const withOther = outside.slice();
			for (let i = c; i < d; i++) include(withOther, grid, terms[i]!);
			visit(withOther, a, b);
		}
	};
	if (terms.length > 0) visit(noMentions(grid, classes.length), 0, terms.length);
	return result;
}
