import { Command } from 'commander';
import { InputError } from '../../../../pack/errors.ts';
import { deliver } from '../../../kit/cli/experiment.ts';
import { showProgress } from '../../../kit/cli/progress.ts';
import {
	count,
	number,
	parserOf,
	type SetupOptions,
	setUpRatings,
	withColumns,
	withRun,
} from '../../../kit/cli/setup.ts';
import { aligned } from '../../../kit/cli/text.ts';
import { withPool } from '../../../kit/threads/pool.ts';
import { crossValidate } from './experiment.ts';
import { SVD_DEFAULTS, type SvdOptions } from './svd.ts';

const positive = parserOf(number, (value) => value > 0, 'It must be above 0.');
const notNegative = parserOf(number, (value) => value >= 0, 'It must not be below 0.');

/** Grouping users takes time quadratic in the rank. */
const MOST_FACTORS = 1000;
const factors = parserOf(count, (value) => value <= MOST_FACTORS, `It must be at most ${MOST_FACTORS}.`);

export const withSvd = (command: Command): Command =>
	command
		.option('--rank <factors>', 'factors of each user and item', factors, SVD_DEFAULTS.rank)
		.option('--rate <step>', 'length of a gradient step', positive, SVD_DEFAULTS.rate)
		.option('--l2 <weight>', 'weight of the squared biases and factors', notNegative, SVD_DEFAULTS.l2)
		.option('--epochs <count>', 'times that every rating is gone through', count, SVD_DEFAULTS.epochs);

interface SvdCommandOptions extends SetupOptions, SvdOptions {
	folds: number;
}

export const svdCommand = withRun(
	withSvd(
		withColumns(new Command('svd').description('How well regularized SVD predicts ratings, by cross-validation.')),
	).option('--folds <count>', 'parts, each of which is predicted by a model fitted without it, up to 256', count, 5),
).action(async (o: SvdCommandOptions) => {
	const ratings = await setUpRatings(o);
	const { rank, rate, l2, epochs, folds, seed } = o;
	if (ratings.byUser.levels === null)
		throw new InputError('The file says who rated what, but not how: there are no ratings.');
	if (folds < 2 || folds > 256 || folds > ratings.count)
		throw new InputError(`${ratings.count} ratings cannot be cut into ${folds} folds: ask for 2 to 256 --folds.`);
	await withPool(ratings, Math.min(o.threads, folds), async (pool) => {
		const svd = { rank, rate, l2, epochs };
		const { folds: each, ...means } = await crossValidate(pool, { svd, folds, seed }, showProgress('Fitting'));
		if (!Number.isFinite(means.rmse))
			throw new InputError('The steps are too long, and nothing is fitted: lower --rate.');
		const { users, items, count: all } = ratings;
		const result = { users, items, ratings: all, ...svd, seed, ...means, folds: each };
		const lines = [
			...aligned([
				['fold', 'RMSE', 'seconds', 'of CPU'],
				...each.map((fold, i) => [
					String(i + 1),
					fold.rmse.toFixed(4),
					fold.seconds.toFixed(3),
					fold.cpuSeconds.toFixed(3),
				]),
			]),
			`RMSE ${means.rmse.toFixed(4)}, ${means.secondsPerFold.toFixed(3)} s a fold`,
		];
		await deliver('svd', o, { result, lines });
	});
});
