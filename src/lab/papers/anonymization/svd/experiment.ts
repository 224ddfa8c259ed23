import { svdBlockTask, svdFoldTask } from './train.ts';
/** Regularized SVD with the threads of a pool. */

import type { Progress } from '../../../kit/cli/progress.ts';
import type { Ratings } from '../../../kit/datasets/ratings.ts';
import type { Pool } from '../../../kit/threads/pool.ts';
import { type Entries, entriesOf } from './entries.ts';
import { createModel, type SvdModel, type SvdOptions } from './svd.ts';
import type { Fold } from './train.ts';

/** Numbers 0 to count - 1, as targets of tasks that are told a number. */
export const numbered = (count: number) => Array.from({ length: count }, (_, user) => ({ user, items: [] }));

let runs = 0;
/** A number that tells a run's columns from those before. */
export const nextRun = () => ++runs;

export interface CrossValidation {
	rmse: number;
	/** Of one fold, on one thread. */
	secondsPerFold: number;
	cpuSecondsPerFold: number;
	folds: Fold[];
}

/** Fits without each fold in turn and predicts it; the pool's threads take a fold each. */
export async function crossValidate(
	pool: Pool,
	options: { svd: SvdOptions; folds: number; seed: number },
	progress?: Progress,
): Promise<CrossValidation> {
	const folds = await pool.map(svdFoldTask, numbered(options.folds), options, progress);
	const mean = (of: (fold: Fold) => number) => folds.reduce((sum, fold) => sum + of(fold), 0) / folds.length;
	return {
		rmse: mean(({ rmse }) => rmse),
		secondsPerFold: mean(({ seconds }) => seconds),
		cpuSecondsPerFold: mean(({ cpuSeconds }) => cpuSeconds),
		folds,
	};
}

/** Ratings from which on one training is shared by threads; blocks each way are as many whatever the threads are. */
const [LARGE, BLOCKS] = [500_000, 4];

/**
 * Fits a model to all ratings of a pool. Large data is cut into 4 x 4 blocks, of which four without a common user or
 * item are gone through at a time (Gemulla et al. 2011): the result depends on the seed, not on the threads.
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
