import type { Totals } from '../../src/lab/engines/engine.ts';
import { CONSTANTS } from '../../src/lab/kit/likelihood.ts';

/** A row of a ratings file; a later row of the same user and item counts instead. */
export interface Row {
	user: string;
	item: string;
	rating: number;
}

type Plain = 'setIntersection' | 'tfidf' | 'scoring' | 'likelihoodPresence' | 'likelihoodPlain';
export const PLAIN: readonly Plain[] = ['setIntersection', 'tfidf', 'scoring', 'likelihoodPresence', 'likelihoodPlain'];

/** Ranks by the formulas as they are written in the papers, by looking at every user for every target. */
export function createOracle(rows: readonly Row[]) {
	const rated = new Map<string, Set<string>>();
	const raters = new Map<string, number>();
	for (const { user, item } of rows) {
		const own = rated.get(user) ?? new Set();
		if (!own.has(item)) raters.set(item, (raters.get(item) ?? 0) + 1);
		rated.set(user, own.add(item));
	}
	const users = rated.size;
	const ratings = [...raters.values()].reduce((a, b) => a + b, 0);
	const totals: Totals = { users, items: raters.size, ratings };

	/** NaN for users who are not on the list. */
	function score(algorithm: Plain, own: ReadonlySet<string>, items: readonly string[]): number {
		const both = items.filter((item) => own.has(item));
		const sum = (list: Iterable<string>, f: (item: string, raters: number) => number) =>
			[...list].reduce((total, item) => total + f(item, raters.get(item)!), 0);
		const square = (_: string, n: number) => Math.log2(users / n) ** 2;
		switch (algorithm) {
			case 'setIntersection':
				return both.length === items.length ? 1 : Number.NaN;
			case 'scoring':
				if (own.size > raters.size / 3) return Number.NaN;
				return sum(items, (item, n) => Math.log(own.has(item) ? Math.max(0.05, (users - (n - 1)) / users) : 0.05));
			case 'tfidf':
				return sum(both, square) === 0 ? 0 : sum(both, square) / Math.sqrt(sum(own, square));
			case 'likelihoodPlain':
				return sum(both, (_, n) => Math.log(0.82 / own.size / ((0.18 * n) / ratings)));
			case 'likelihoodPresence': {
				// Products of 200 chances are too small for a number.
				const logs = [0.3, 0.6, 0.9].map((a) =>
					items
						.map((item) => (own.has(item) ? a / own.size : 0) + ((1 - a) * raters.get(item)!) / ratings)
						.reduce((sum, chance) => sum + Math.log(chance), 0),
				);
				const most = Math.max(...logs);
				const mean = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length;
				return CONSTANTS.posting * Math.log(own.size) + most + Math.log(mean);
			}
		}
	}

	/** How many users score at least as high as the target; Infinity for one who is not on the list. */
	function rank(algorithm: Plain, { user, items }: { user: string; items: readonly string[] }): number {
		const known = [...new Set(items)].filter((item) => raters.has(item));
		const own = rated.get(user);
		const least = own === undefined || known.length === 0 ? Number.NaN : score(algorithm, own, known) - 1e-9;
		if (Number.isNaN(least)) return Number.POSITIVE_INFINITY;
		return [...rated.values()].filter((other) => score(algorithm, other, known) >= least).length;
	}
	return { totals, rank };
}
