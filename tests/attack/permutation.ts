/** Exact comparison of two samples. */

/**
 * Two-sided p-value of the rank sum of `a` among both samples, ties sharing their mean rank, by permutation: exact up to
 * the number of draws.
 * @param random uniform in [0, 1)
 */
export function rankSumP(a: readonly number[], b: readonly number[], random: () => number, draws = 20_000): number {
	const all = [...a, ...b];
	const sorted = all.toSorted((x, y) => x - y);
	const ranks = all.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
	const mean = (ranks.reduce((sum, rank) => sum + rank, 0) / all.length) * a.length;
	const distance = (taken: readonly number[]) =>
		Math.abs(taken.slice(0, a.length).reduce((sum, rank) => sum + rank, 0) - mean);
	const observed = distance(ranks) - 1e-9;
	let asFar = 1;
	for (let draw = 0; draw < draws; draw++) {
		for (let i = ranks.length - 1; i > 0; i--) {
			const j = Math.floor(random() * (i + 1));
			[ranks[i], ranks[j]] = [ranks[j]!, ranks[i]!];
		}
		if (distance(ranks) >= observed) asFar++;
	}
	return asFar / (draws + 1);
}
