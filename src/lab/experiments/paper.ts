import { median } from 'simple-statistics';
import type { Algorithm } from '../attacks/attack.ts';
import { byK } from '../attacks/statistics.ts';
import { type Ratings, sizeOf } from '../datasets/ratings.ts';
import { paperSizes, simulateTargets } from '../datasets/simulate.ts';
import type { Target } from '../datasets/target.ts';
import { showProgress } from '../progress.ts';
import { verdicts } from '../report/claims.ts';
import { describe } from '../report/describe.ts';
import type { Figure } from '../report/figure.ts';
import { datasetFigures, identifyFigures, misdirectFigure, userFigure } from '../report/figures.ts';
import type { PaperReport } from '../report/html.ts';
import { datasetSuppression, misdirection, userSuppression } from '../runs/defences.ts';
import { identify } from '../runs/identify.ts';
import { type Other, otherPapers } from './otherPapers.ts';
import type { Setup } from './setup.ts';

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
		const results = await pool.map('identify', targets, { runs });
		const rate = (run: number) => byK(results.map(({ ranks }) => ranks[run]!))[1];
		rows.push({ skew, medianRaters: medianRaters(ratings, targets), scoring: rate(0), tfidf: rate(1) });
	}
	return rows;
}

const medianRaters = ({ byItem }: Ratings, targets: readonly Target[]) =>
	median(targets.flatMap(({ items }) => items.map((item) => sizeOf(byItem, item))));
