/** Ranks that the writer may have, read from the deficits of the writer and of strangers. */
import type { Deficits } from './deficits.ts';
import type { Kinds } from './kinds.ts';
import { partOfScaled } from './scaled.ts';

/** The ranks that the writer may have: `strangers` who score at least as high, and the probability. */
export interface RankDistribution {
	strangers: number[];
	probability: number[];
}

/** Scores that are less probable for the writer are merged with those beyond the grid. */
const NEGLIGIBLE = 1e-6;

/**
 * Expected strangers who score at least as high: for each score the writer may have, its probability.
 * @param members how many people there are, including the writer
 * @param all whether only users who match every mention are on the likely list
 */
export function ranksOf(kinds: Kinds, members: number, all: boolean, deficits: Deficits): RankDistribution {
	const { own, weights, shares, scoreOfOwn, scoreOf } = kinds;
	const { unit, bins, best, reach, cells } = deficits;
	const distribution: RankDistribution = { strangers: [], probability: [] };
	const partFrom = scoreOf
		? partOfScaled(kinds, deficits, lowestScore(kinds, deficits))
		: partOfScore(deficits, own, shares);
	let mass = 0;
	for (let row = 0; row < own; row++)
		for (let d = 0; d <= reach[row]!; d++) {
			const probability = weights[row]! * cells[row * bins + d]!;
			if (probability < NEGLIGIBLE) continue;
			const score = best[row]! - d;
			const part = all && d > 0 ? 1 : partFrom(scoreOf ? scoreOfOwn(score * unit, row) : score);
			distribution.strangers.push((members - 1) * Math.min(1, part));
			distribution.probability.push(probability);
			mass += probability;
		}
	// Beyond the grid, scores are so low that everyone scores as high.
	if (mass < 1) {
		distribution.strangers.push(members - 1);
		distribution.probability.push(1 - mass);
	}
	return distribution;
}

/** The lowest score above 0 that the writer may have, if scores are not sums. */
function lowestScore({ own, scoreOfOwn }: Kinds, { unit, best, reach }: Deficits): number {
	let lowest = Infinity;
	for (let row = 0; row < own; row++)
		lowest = Math.min(lowest, scoreOfOwn(Math.max(1, best[row]! - reach[row]!) * unit, row));
	return lowest;
}

/** The share of people whose score is at least this many units. */
function partOfScore({ bins, best, reach, cells }: Deficits, own: number, shares: readonly number[]) {
	let highest = 0;
	for (let row = own; row < best.length; row++) highest = Math.max(highest, best[row]!);
	let lowest = highest;
	for (let row = own; row < best.length; row++) lowest = Math.min(lowest, best[row]!);
	const count = highest - lowest + bins;
	const parts = new Float64Array(count);
	for (let row = own; row < best.length; row++) {
		const share = shares[row - own]!;
		if (share === 0) continue;
		const below = highest - best[row]!;
		for (let d = 0, from = row * bins; d <= reach[row]!; d++) parts[below + d]! += share * cells[from + d]!;
	}
	for (let i = 1; i < count; i++) parts[i]! += parts[i - 1]!;
	return (score: number) => (score > highest ? 0 : parts[Math.min(count - 1, highest - score)]!);
}

/** The geometric mean of the rank over the unknowns about the writer. */
export function geometricMean({ strangers, probability }: RankDistribution): number {
	let log = 0;
	for (let i = 0; i < strangers.length; i++) log += probability[i]! * Math.log(1 + strangers[i]!);
	return Math.exp(log);
}
