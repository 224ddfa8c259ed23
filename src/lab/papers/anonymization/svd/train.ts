import type { Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task, workedMs } from '../../../kit/threads/task.ts';
import { type Entries, entriesOf, foldsOf } from './entries.ts';
import { createModel, descend, rmseOf, type SvdModel, type SvdOptions } from './svd.ts';

export interface Fold {
	rmse: number;
	/** Wall-clock seconds to order the ratings, fit and predict. */
	seconds: number;
	/** CPU seconds of the thread; on a busy machine the rest was waiting. */
	cpuSeconds: number;
	tested: number;
}

/** Fits on all folds except the one with the target's number, and predicts that one. */
function svdFold(
	{ ratings }: Shared,
	{ svd, folds, seed }: { svd: SvdOptions; folds: number; seed: number },
): (target: Target) => Fold {
	const foldOf = foldsOf(ratings.count, folds, seed);
	return ({ user: fold }) => {
		const [startedAt, workedBefore] = [performance.now(), workedMs()];
		const { entries } = entriesOf(ratings, (entry) => foldOf[entry] !== fold, 1, seed);
		const model = createModel(ratings, entries, svd.rank, seed);
		for (let epoch = 0; epoch < svd.epochs; epoch++) descend(model, entries, 0, entries.values.length, svd);
		const test = entriesOf(ratings, (entry) => foldOf[entry] === fold, 1, seed).entries;
		const rmse = rmseOf(model, test);
		const [seconds, cpuSeconds] = [performance.now() - startedAt, workedMs() - workedBefore].map((ms) => ms / 1000);
		return { rmse, seconds: seconds!, cpuSeconds: cpuSeconds!, tested: test.values.length };
	};
}

/** The data of a training run that threads share. `run` distinguishes runs. */
export interface BlockOptions {
	run: number;
	model: SvdModel;
	entries: Entries;
	start: Uint32Array;
	svd: SvdOptions;
}

/** Makes one pass over the block with the target's number. Blocks without a common user or item can run in parallel. */
const svdBlock =
	(_: Shared, { model, entries, start, svd }: BlockOptions) =>
	({ user: block }: Target): null => {
		descend(model, entries, start[block]!, start[block + 1]!, svd);
		return null;
	};

export const svdFoldTask = task(import.meta.url, 'svdFoldTask', svdFold);

export const svdBlockTask = task(import.meta.url, 'svdBlockTask', svdBlock);
