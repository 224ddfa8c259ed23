import { median } from 'simple-statistics';
import { showProgress } from '../kit/cli/progress.ts';
import type { Setup } from '../kit/cli/setup.ts';
import { type Ratings, sizeOf } from '../kit/datasets/ratings.ts';
import { paperSizes, simulateTargets } from '../kit/datasets/simulate.ts';
import type { Target } from '../kit/datasets/target.ts';
import type { Figure } from '../kit/report/figure.ts';
import { byK } from '../kit/statistics.ts';
import type { PaperReport } from './html.ts';
import type { Algorithm } from './identify/attacks/attack.ts';
import { identifyTask } from './identify/attacks/identifyOne.ts';
import { verdicts } from './identify/claims.ts';
import { datasetSuppression, misdirection, userSuppression } from './identify/defend.ts';
import { describe } from './identify/describe.ts';
import { datasetFigures, identifyFigures, misdirectFigure, userFigure } from './identify/figures.ts';
import { identify } from './identify/identify.ts';
import { type Other, otherPapers } from './others.ts';

const SKEWS = [0, -0.5, -1];

/** All experiments of the first paper and those of the others that are wanted, with the verdicts. `begun` is when the run began, in milliseconds. */
export async function reproducePaper(
	setup: Setup,
	{ seed, threads, others }: { seed: number; threads: number; others: readonly Other[] },
	begun: number,
): Promise<{ report: PaperReport; figures: Figure[] }> {
	const { ratings, targets, pool } = setup;
	const options = { algorithm: 'scoring' as Algorithm, seed };
	const description = describe(ratings, targets);
	const results = {
		identify: await identify(ratings, targets, pool, seed, showProgress('Looking for people')),
		dataset: await datasetSuppression(ratings, targets, pool, options, showProgress('Dropping items')),
		user: await userSuppression(ratings, targets, pool, options, showProgress('Hiding mentions')),
		misdirect: await misdirection(ratings, targets, pool, options, showProgress('Adding decoys')),
	};
	const rarer = setup.synthetic ? await sensitivity(setup, seed) : [];
	const report = {
		about: setup.about,
		description: description.result,
		results,
		verdicts: verdicts(results, { description: description.result, sensitivity: rarer }),
		sensitivity: rarer,
		others: await otherPapers(setup, others, threads, seed),
		seconds: (performance.now() - begun) / 1000,
	};
	const figures = [
		...description.figures,
		...identifyFigures(results.identify),
		...datasetFigures(results.dataset),
		userFigure(results.user),
		misdirectFigure(results.misdirect),
	];
	return { report, figures };
}

/** How Scoring and TF-IDF fare where made-up people mention rarer films. */
async function sensitivity({ ratings, pool }: Setup, seed: number): Promise<PaperReport['sensitivity']> {
	const rows = [];
	for (const skew of SKEWS) {
		const targets = simulateTargets(ratings, { sizes: paperSizes(), posting: 1, skew, seed });
		const runs = [{ algorithm: 'scoring' as const }, { algorithm: 'tfidf' as const }];
		const results = await pool.map(identifyTask, targets, { runs });
		const rate = (run: number) => byK(results.map(({ ranks }) => ranks[run]!))[1];
		rows.push({ skew, medianRaters: medianRaters(ratings, targets), scoring: rate(0), tfidf: rate(1) });
	}
	return rows;
}

const medianRaters = ({ byItem }: Ratings, targets: readonly Target[]) =>
	median(targets.flatMap(({ items }) => items.map((item) => sizeOf(byItem, item))));
