/** Similarity of a record's nearest neighbor (Definition 1 and Appendix E). */
import type { Progress } from '../../kit/cli/progress.ts';
import type { Ratings, Target } from '../../kit/datasets/ratings.ts';
import { mean } from '../../kit/statistics.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { type Nearest, nearestOneTask } from './attack/nearest.ts';
import { CLOSENESSES, type Closeness, canCompare } from './attack/similar.ts';

export type Sparsity = Closeness & ReturnType<typeof summary>;

const EPSILONS = [0.1, 0.15, 0.25, 0.5, 0.75];

/** @param checked number of targets that are also searched without pruning */
export async function sparsityOf(
	ratings: Ratings,
	pool: Pool,
	targets: readonly Target[],
	checked: number,
	progress?: Progress,
): Promise<Sparsity[]> {
	const variants = CLOSENESSES.filter((closeness) => canCompare(ratings.byUser, closeness));
	const found: Sparsity[] = [];
	try {
		for (const [i, variant] of variants.entries()) {
			const pruned = await pool.map(nearestOneTask, targets, { ...variant, pruned: true });
			progress?.at(2 * i + 1, 2 * variants.length);
			const full = await pool.map(nearestOneTask, targets.slice(0, checked), { ...variant, pruned: false });
			progress?.at(2 * i + 2, 2 * variants.length);
			found.push({ ...variant, ...summary(pruned, full) });
		}
	} finally {
		progress?.end();
	}
	return found;
}

function summary(pruned: readonly Nearest[], full: readonly Nearest[]) {
	const sorted = Float64Array.from(pruned, ({ similarity }) => similarity).sort();
	const upTo = (value: number) => sorted.filter((similarity) => similarity <= value + 1e-12).length;
	const same = pruned.slice(0, full.length);
	const sum = (list: readonly Nearest[]) => list.reduce((total, { read }) => total + read, 0);
	return {
		records: sorted.length,
		// Share of the records whose nearest neighbor is at most this similar.
		cdf: Array.from({ length: 51 }, (_, i) => ({ similarity: i / 50, share: upTo(i / 50) / sorted.length })),
		median: sorted[sorted.length >> 1] ?? 0,
		most: sorted.at(-1) ?? 0,
		// Share of the records with a neighbor above each epsilon (delta).
		sparse: EPSILONS.map((epsilon) => {
			const records = sorted.length - upTo(epsilon);
			return { epsilon, records, delta: records / Math.max(1, sorted.length) };
		}),
		// Searched without pruning too.
		checked: full.length,
		different: full.filter(({ similarity }, i) => similarity !== same[i]!.similarity).length,
		milliseconds: { pruned: mean(same.map(({ time }) => time)), full: mean(full.map(({ time }) => time)) },
		// Entries read, as a share of those read without pruning.
		readShare: full.length === 0 ? 1 : sum(same) / Math.max(1, sum(full)),
	};
}
