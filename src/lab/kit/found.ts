/** What the ranks of targets under one attacker come to. */
import { mentionsOf, type Target } from './datasets/ratings.ts';
import { type ByK, byK, type Interval, intervals, mean } from './statistics.ts';

export interface Found {
	/** Share of the targets within the first k of the likely list. */
	k: ByK;
	interval: Record<number, Interval>;
	/** Mean log2 of the rank, with the last rank for targets not on the list; distinguishes methods with equal k = 1. */
	meanLog2Rank: number;
	/** Of those within the first 100, the shares within the first 10 and the first 1. */
	given100: { 10: number; 1: number };
	bins: { from: number; to: number | null; targets: number; k: ByK }[];
}

/** @param candidates their number */
export function foundOf(ranks: readonly number[], targets: readonly Target[], candidates: number, seed: number): Found {
	const within = (k: number) => ranks.filter((rank) => rank <= k).length;
	return {
		k: byK(ranks),
		interval: intervals(ranks, seed),
		meanLog2Rank: mean(ranks.map((rank) => Math.log2(Math.min(rank, candidates)))),
		given100: { 10: within(10) / Math.max(1, within(100)), 1: within(1) / Math.max(1, within(100)) },
		bins: binsOf(targets, ranks, () => ({})),
	};
}

/** Groups ranks by number of mentions, in bins 1, 2-3, 4-7, ..., 64 and more. @param more what else a bin has */
export const binsOf = <More extends object>(
	targets: readonly Target[],
	ranks: readonly number[],
	more: (inBin: (_: unknown, target: number) => boolean) => More,
): (Found['bins'][number] & More)[] =>
	Array.from({ length: 7 }, (_, bin) => {
		const [from, to] = [2 ** bin, bin === 6 ? null : 2 ** (bin + 1) - 1];
		const inBin = (_: unknown, t: number) =>
			mentionsOf(targets[t]!) >= from && mentionsOf(targets[t]!) <= (to ?? Infinity);
		const own = ranks.filter(inBin);
		return { from, to, targets: own.length, k: byK(own), ...more(inBin) };
	});
