/**
 * The share of people who score at least this high, for an adversary who counts a sum of gains for less if a user rated
 * more, with varying users per class. Scores are counted in levels of a fixed ratio.
 */
import type { Deficits } from './deficits.ts';
import type { Kinds } from './kinds.ts';

/** Levels in which a score doubles. */
const STEPS = 64;
/** Quantiles of the standard normal distribution at (i + 0.5) / 3. */
const NORMAL = [-0.967, 0, 0.967];

interface Levels {
	unit: number;
	bins: number;
	/** Level of each kind of strangers, at each quantile, for each sum in units, as far as requested. */
	of: Int32Array;
	/** The score by the sum of gains, of each kind of strangers at each quantile. */
	scores: readonly ((sum: number) => number)[];
	lowest: number;
	count: number;
}

const levelOf = (score: number) => Math.floor(STEPS * Math.log2(score));

/** A level that was not asked for before. */
const UNKNOWN = 2 ** 31 - 1;

/** Levels depend on the grid only: those of the last one are kept, since one is read many times. */
const cache = new WeakMap<Kinds, Levels>();

function levelsOf(kinds: Kinds, unit: number, bins: number): Levels {
	const known = cache.get(kinds);
	if (known?.unit === unit && known.bins === bins) return known;
	const { users, own, shares, scoreOf } = kinds;
	const length = shares.length * NORMAL.length * bins;
	const of = (known?.of.length === length ? known.of : new Int32Array(length)).fill(UNKNOWN);
	let [lowest, highest] = [Infinity, -Infinity];
	const scores = shares.flatMap((_, a) => NORMAL.map((z) => scoreOf!(users[own + a]!, z)));
	for (const score of scores) {
		// Who has more scores more.
		lowest = Math.min(lowest, levelOf(score(unit)));
		highest = Math.max(highest, levelOf(score((bins - 1) * unit)));
	}
	const levels = { unit, bins, of, scores, lowest, count: highest - lowest + 1 };
	cache.set(kinds, levels);
	return levels;
}

/** @param least the lowest score above 0 that is asked for */
export function partOfScaled(
	kinds: Kinds,
	{ unit, bins, best, reach, cells }: Deficits,
	least: number,
): (score: number) => number {
	const { own, shares } = kinds;
	const { of, scores, lowest, count } = levelsOf(kinds, unit, bins);
	const first = levelOf(least);
	const parts = new Float64Array(count + 1);
	let all = 0;
	shares.forEach((share, a) => {
		all += share;
		if (share === 0) return;
		const [row, highest] = [own + a, Math.min(bins - 1, best[own + a]!)];
		for (let i = 0; i < NORMAL.length; i++) {
			const score = scores[a * NORMAL.length + i]!;
			const from = (a * NORMAL.length + i) * bins;
			for (let d = 0; d <= reach[row]! && d < highest; d++) {
				const cell = cells[row * bins + d]!;
				if (cell === 0) continue;
				const at = from + highest - d;
				let level = of[at]!;
				if (level === UNKNOWN) {
					level = levelOf(score((highest - d) * unit));
					of[at] = level;
				}
				// Who lacks more scores less.
				if (level < first) break;
				parts[level - lowest]! += (share * cell) / NORMAL.length;
			}
		}
	});
	for (let level = count - 1; level >= 0; level--) parts[level]! += parts[level + 1]!;
	return (score) => (score <= 0 ? all : parts[Math.min(count, Math.max(0, levelOf(score) - lowest))]!);
}
