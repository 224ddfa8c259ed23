/** "You Are What You Say" as a paper of the lab. */
import { median } from 'simple-statistics';
import { showProgress } from '../../kit/cli/progress.ts';
import type { Setup } from '../../kit/cli/setup.ts';
import { type Ratings, sizeOf, type Target } from '../../kit/datasets/ratings.ts';
import { paperSizes, simulateTargets } from '../../kit/datasets/simulate.ts';
import { type Paper, type PaperInput, peopleIn } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { byK } from '../../kit/statistics.ts';
import { identifyTask } from './attacks/identifyOne.ts';
import { IDENTIFY_CLAIMS, type IdentifyRun } from './claims.ts';
import { datasetSuppression, misdirection, userSuppression } from './defend.ts';
import { describe } from './describe.ts';
import { datasetFigures, identifyFigures, misdirectFigure, userFigure } from './figures.ts';
import { identify } from './identify.ts';
import { identifySentences } from './sentences.ts';
import { identifyTables } from './tables.ts';

export const IDENTIFY: Paper = {
	id: 'identify',
	title: 'You Are What You Say',
	source: 'Frankowski, Cosley, Sen, Terveen and Riedl, SIGIR 2006',
	people: '140,132 people, 133 of them mentioning films',
	run: async (input) => {
		const { about, ratings } = input.setup;
		const { result, marginals } = await runIdentify(input);
		const { dataset, user, misdirect } = result.results;
		const verdicts = judge(IDENTIFY_CLAIMS, result);
		return {
			about,
			size: peopleIn(ratings, input.setup),
			result,
			verdicts,
			matrix: 'Found within the first …',
			sentences: identifySentences(result, verdicts),
			figures: [
				...marginals,
				...identifyFigures(result.results.identify),
				...datasetFigures(dataset),
				userFigure(user),
				misdirectFigure(misdirect),
			],
			main: ['algorithms'],
			tables: identifyTables(result),
		};
	},
};

async function runIdentify({ setup, seed }: PaperInput) {
	const { ratings, targets, pool } = setup;
	const { result: description, figures: marginals } = describe(ratings, targets);
	const results = {
		identify: await identify(ratings, targets, pool, seed, showProgress('Looking for people')),
		dataset: await datasetSuppression(ratings, targets, pool, seed, showProgress('Dropping items')),
		user: await userSuppression(ratings, targets, pool, seed, showProgress('Hiding mentions')),
		misdirect: await misdirection(ratings, targets, pool, seed, showProgress('Adding decoys')),
	};
	const sensitivity = setup.synthetic ? await sensitivityOf(setup, seed) : [];
	return { result: { description, results, sensitivity } satisfies IdentifyRun, marginals };
}

const SKEWS = [0, -0.5, -1];

async function sensitivityOf({ ratings, pool }: Setup, seed: number): Promise<IdentifyRun['sensitivity']> {
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
