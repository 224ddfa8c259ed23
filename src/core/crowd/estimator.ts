/**
 * The crowd under one adversary: how many people of a population score at least as high as the writer for a set of
 * mentioned films.
 *
 *   rank(t) = 1 + (N - 1) * sum over classes of share * P(stranger's score >= t)
 *
 * The writer's own score t is only known in distribution, over which of the films were rated and, where the adversary
 * cares, how active the writer is. The crowd is the geometric mean of the rank over it: the arithmetic mean would let
 * the few cases in which the writer rated none of it (rank N) hide the many in which the rank is 20.
 */
import type { Activity, Weighing } from '../adversaries/weighing.ts';
import type { Marginals } from '../population/marginals.ts';
import { type Deficits, include, noMentions, type TermRows } from './deficits.ts';
import { nearOwn } from './nearOwn.ts';
import type { Term } from './term.ts';

export interface Estimator {
	/** What a film does to each kind of user. */
	rows(term: Term): TermRows;
	/** A grid for the writer's deficits from all of `terms`, nothing mentioned yet. */
	start(terms: readonly TermRows[]): Deficits;
	/** Expected strangers who score at least as high: for each score the writer may have, its probability. */
	read(deficits: Deficits): RankDistribution;
}

/** The ranks that the writer may have: `strangers` who score at least as high, and how probable that is. */
export interface RankDistribution {
	strangers: number[];
	probability: number[];
}

/** Scores that the writer has with a smaller probability are put with those that lie beyond the grid. */
const NEGLIGIBLE = 1e-6;
/** Kinds of writers that are told apart where it is not known how active the writer is. */
const OWNERS = 6;

/**
 * Grid points of a deficit distribution: the fewer films, the more a point costs where sums nearly tie, and the less
 * it costs in time.
 */
const binsFor = (films: number) => Math.min(2048, Math.max(256, 2 ** Math.round(13 - Math.log2(Math.max(1, films)))));

/** Whom an estimate is about. */
export interface Scene {
	marginals: Marginals;
	/** The classes of `marginals` as users. */
	activities: readonly Activity[];
	/** How active the writer is, if known. */
	writer: Activity | null;
	/** Members of the service that is feared: the population, scaled to so many people. */
	members: number;
}

export function createEstimator(weighing: Weighing, { marginals, activities, writer, members }: Scene): Estimator {
	const { classes } = marginals;
	const { owners, weights } = ownersOf(weighing, { marginals, activities, writer, members });
	const shares = classes.map((c) => (c.ratings <= weighing.mostRatings ? c.share : 0));
	const users = [...owners, ...activities];
	const scales = users.map((user) => weighing.scale(user));
	const scaled = scales.some((scale) => scale !== scales[0]);
	const height = users.length;
	const ownRows = owners.length;

	const rows = (term: Term): TermRows => {
		const { own, near } = nearOwn(term, weighing.near, marginals);
		const strangers = marginals.ratedBy(term.raters);
		const gain = new Float64Array(height);
		const hit = new Float64Array(height);
		for (let row = 0; row < height; row++) {
			gain[row] = near === 0 ? 0 : weighing.gain(term.raters, users[row]!, near);
			hit[row] = row < ownRows ? own : near * strangers[row - ownRows]!;
		}
		return { gain, hit };
	};

	const start = (terms: readonly TermRows[]): Deficits => {
		const bins = binsFor(terms.length);
		let widest = 0;
		let largest = 0;
		for (let row = 0; row < ownRows; row++) {
			let total = 0;
			let mean = 0;
			let variance = 0;
			const ahead = new Float64Array(height);
			for (const { gain, hit } of terms) {
				const loss = Math.abs(gain[row]!);
				const lost = gain[row]! > 0 ? 1 - hit[row]! : hit[row]!;
				total += loss;
				largest = Math.max(largest, loss);
				mean += loss * lost;
				variance += loss * loss * lost * (1 - lost);
				for (let a = ownRows; a < height; a++) ahead[a]! += Math.max(0, gain[a]!) - Math.max(0, gain[row]!);
			}
			const lead = ahead.reduce((a, b) => Math.max(a, b), 0);
			// A user whose sum counts for more needs a smaller one.
			const lowest = scaled ? total : Math.min(total, mean + 5 * Math.sqrt(variance));
			widest = Math.max(widest, lead + lowest);
		}
		// Two cells over: rounding may widen a sum of n terms by n / 2 cells. Nothing to lose, nothing to resolve.
		const unit = widest / (bins - 2 - Math.min(bins / 2, terms.length / 2)) || largest / bins || 1;
		return noMentions(height, unit, bins);
	};

	const read = ({ bins, best, reach, cells }: Deficits): RankDistribution => {
		const distribution: RankDistribution = { strangers: [], probability: [] };
		const strangers = cells.subarray(ownRows * bins);
		const fits = scaled ? cumulative(strangers, bins) : strangers;
		const partFrom = scaled ? null : partOfScore(strangers, bins, best.subarray(ownRows), shares);
		let mass = 0;
		for (let row = 0; row < ownRows; row++)
			for (let d = 0; d <= reach[row]!; d++) {
				const probability = weights[row]! * cells[row * bins + d]!;
				if (probability < NEGLIGIBLE) continue;
				const score = best[row]! - d;
				let part = weighing.all && d > 0 ? 1 : (partFrom?.(score) ?? 0);
				for (let a = 0; scaled && a < shares.length; a++) {
					const needed = Math.ceil((score * scales[row]!) / scales[ownRows + a]! - 1e-9);
					const at = Math.min(bins - 1, best[ownRows + a]! - needed);
					if (at >= 0) part += shares[a]! * fits[a * bins + at]!;
				}
				distribution.strangers.push((members - 1) * Math.min(1, part));
				distribution.probability.push(probability);
				mass += probability;
			}
		// What lies beyond the grid: scores so low that everybody's are as high.
		if (mass < 1) {
			distribution.strangers.push(members - 1);
			distribution.probability.push(1 - mass);
		}
		return distribution;
	};
	return { rows, start, read };
}

/** Kinds of users that the writer may be: where activity matters and is not known, classes side by side are one kind. */
function ownersOf({ byActivity }: Weighing, { marginals, activities, writer }: Scene) {
	if (!byActivity) return { owners: [activities[0]!], weights: [1] };
	if (writer !== null) return { owners: [writer], weights: [1] };
	const size = Math.ceil(activities.length / OWNERS);
	const owners: Activity[] = [];
	const weights: number[] = [];
	for (let from = 0; from < activities.length; from += size) {
		const shares = marginals.classes.slice(from, from + size).map(({ share }) => share);
		const share = shares.reduce((a, b) => a + b, 0);
		if (share === 0) continue;
		const middle = (of: (user: Activity) => number) =>
			Math.exp(shares.reduce((sum, w, i) => sum + (w / share) * Math.log(of(activities[from + i]!)), 0));
		owners.push({ ratings: middle((user) => user.ratings), norm: middle((user) => user.norm) });
		weights.push(share);
	}
	return { owners, weights };
}

/** P(deficit <= d), row by row. */
function cumulative(cells: Float64Array, bins: number): Float64Array {
	const sums = cells.slice();
	for (let row = 0; row < sums.length; row += bins) for (let i = row + 1; i < row + bins; i++) sums[i]! += sums[i - 1]!;
	return sums;
}

/** The part of all people whose score is at least so many units. */
function partOfScore(cells: Float64Array, bins: number, best: Int32Array, shares: readonly number[]) {
	const highest = best.reduce((a, b) => Math.max(a, b), 0);
	const count = highest - best.reduce((a, b) => Math.min(a, b), highest) + bins;
	const parts = new Float64Array(count);
	for (let a = 0; a < best.length; a++) {
		const share = shares[a]!;
		if (share === 0) continue;
		const below = highest - best[a]!;
		for (let d = 0, from = a * bins; d < bins; d++) parts[below + d]! += share * cells[from + d]!;
	}
	for (let i = 1; i < count; i++) parts[i]! += parts[i - 1]!;
	return (score: number) => (score > highest ? 0 : parts[Math.min(count - 1, highest - score)]!);
}

/** The geometric mean of the rank over what is not known of the writer. */
export function geometricMean({ strangers, probability }: RankDistribution): number {
	let log = 0;
	for (let i = 0; i < strangers.length; i++) log += probability[i]! * Math.log(1 + strangers[i]!);
	return Math.exp(log);
}

export function deficitsOf(estimator: Estimator, terms: readonly TermRows[]): Deficits {
	const deficits = estimator.start(terms);
	for (const term of terms) include(deficits, term);
	return deficits;
}
