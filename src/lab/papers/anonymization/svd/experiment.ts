import type { Progress } from '../../../kit/cli/progress.ts';
import type { Ratings } from '../../../kit/datasets/ratings.ts';
import type { Pool } from '../../../kit/threads/pool.ts';
import { type Entries, entriesOf } from './entries.ts';
import { createModel, type SvdModel, type SvdOptions } from './svd.ts';
import type { Fold } from './train.ts';
import { svdBlockTask, svdFoldTask } from './train.ts';

/** Wraps the numbers 0 to count - 1 as targets, for tasks that take a number. */
export const numbered = (count: number) => Array.from({ length: count }, (_, user) => ({ user, items: [] }));

let runs = 0;
/** Returns a new number that distinguishes the columns of a run from those of earlier runs. */
export const nextRun = () => ++runs;

/** Cross-validation: fits without each fold and predicts it, one fold per thread. */
export async function crossValidate(
	pool: Pool,
	options: { svd: SvdOptions; folds: number; seed: number },
	progress?: Progress,
) {
	const folds = await pool.map(svdFoldTask, numbered(options.folds), options, progress);
	const mean = (of: (fold: Fold) => number) => folds.reduce((sum, fold) => sum + of(fold), 0) / folds.length;
	return {
		rmse: mean(({ rmse }) => rmse),
		secondsPerFold: mean(({ seconds }) => seconds),
		cpuSecondsPerFold: mean(({ cpuSeconds }) => cpuSeconds),
		folds,
	};
}

/** Number of ratings from which training is parallel; the number of blocks does not depend on the number of threads. */
const [LARGE, BLOCKS] = [500_000, 4];

/**
 * Fits a model to all ratings of a pool. Large data is divided into 4 x 4 blocks, of which four without a common user or
 * item are processed in parallel (Gemulla et al. 2011): the result depends on the seed, not on the number of threads.
 */
export async function trainSvd(
	ratings: Ratings,
	pool: Pool,
	svd: SvdOptions,
	seed: number,
	progress?: Progress,
): Promise<SvdModel> {
	const blocks = ratings.count >= LARGE ? BLOCKS : 1;
	const { entries, start } = entriesOf(ratings, () => true, blocks, seed);
	const model = createModel(ratings, entries, svd.rank, seed);
	await trainBlocks(pool, { model, entries, start, svd }, blocks, progress);
	return model;
}

export async function trainBlocks(
	pool: Pool,
	shared: { model: SvdModel; entries: Entries; start: Uint32Array; svd: SvdOptions },
	blocks: number,
	progress?: Progress,
): Promise<void> {
	const options = { ...shared, run: nextRun() };
	for (let epoch = 0; epoch < shared.svd.epochs; epoch++) {
		for (let shift = 0; shift < blocks; shift++) {
			const apart = numbered(blocks).map(({ user: b }) => ({ user: b * blocks + ((b + shift) % blocks), items: [] }));
			await pool.map(svdBlockTask, apart, options);
		}
		progress?.at(epoch + 1, shared.svd.epochs);
	}
	progress?.end();
}
