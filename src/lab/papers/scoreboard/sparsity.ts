/** Similarity of a record's nearest neighbour (Definition 1 and Appendix E). */
import type { Progress } from '../../kit/cli/progress.ts';
import type { Ratings, Target } from '../../kit/datasets/ratings.ts';
import { mean } from '../../kit/statistics.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { type Nearest, nearestOneTask } from './attack/nearest.ts';
import { CLOSENESSES, type Closeness, canCompare } from './attack/similar.ts';

export interface Sparsity extends Closeness {
	records: number;
	/** Share of the records whose nearest neighbour is at most this similar. */
	cdf: { similarity: number; share: number }[];
	/** Quantiles of the nearest neighbour's similarity. */
	median: number;
	most: number;
	/** delta for each eps: share of the records with a neighbour above eps. */
	sparse: { epsilon: number; records: number; delta: number }[];
	/** Number of records that were also searched without pruning, and of those with a different result. */
	checked: number;
	different: number;
	/** Mean over the checked records. */
	milliseconds: { pruned: number; full: number };
	/** Entries read, as a share of those read without pruning. */
	readShare: number;
}

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

function summary(pruned: readonly Nearest[], full: readonly Nearest[]): Omit<Sparsity, keyof Closeness> {
	const sorted = Float64Array.from(pruned, ({ similarity }) => similarity).sort();
	const upTo = (value: number) => sorted.filter((similarity) => similarity <= value + 1e-12).length;
	const same = pruned.slice(0, full.length);
	const sum = (list: readonly Nearest[]) => list.reduce((total, { read }) => total + read, 0);
	return {
		records: sorted.length,
		cdf: Array.from({ length: 51 }, (_, i) => ({ similarity: i / 50, share: upTo(i / 50) / sorted.length })),
		median: sorted[sorted.length >> 1] ?? 0,
		most: sorted.at(-1) ?? 0,
		sparse: EPSILONS.map((epsilon) => {
			const records = sorted.length - upTo(epsilon);
			return { epsilon, records, delta: records / Math.max(1, sorted.length) };
		}),
		checked: full.length,
		different: full.filter(({ similarity }, i) => similarity !== same[i]!.similarity).length,
		milliseconds: { pruned: mean(same.map(({ time }) => time)), full: mean(full.map(({ time }) => time)) },
		readShare: full.length === 0 ? 1 : sum(same) / Math.max(1, sum(full)),
	};
}
