/** "Robust De-anonymization of Large Sparse Datasets" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { createPool } from '../../kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from './claims.ts';
import { scoreboardFigures } from './figures.ts';
import { runScoreboard } from './run.ts';
import { scoreboardSentences } from './sentences.ts';

/** Number of targets per condition, and of records whose nearest neighbour is searched. */
const SIZE = { targets: 200, records: 200 };

export const SCOREBOARD: Paper = {
	id: 'scoreboard',
	title: 'Robust De-anonymization of Large Sparse Datasets',
	source: 'Narayanan and Shmatikov, 2008',
	run: async ({ setup, population, threads, seed }) => {
		const { ratings, about } = population();
		const pool = createPool({ ratings, liking: null }, threads);
		try {
			const result = await runScoreboard(ratings, pool, { ...SIZE, seed }, showProgress('Matching'));
			const run = { ...result, synthetic: setup.synthetic };
			const verdicts = judge(SCOREBOARD_CLAIMS, run);
			return {
				about,
				size: `${ratings.users.toLocaleString('en')} people`,
				result,
				verdicts,
				matrix: 'With so much known',
				sentences: scoreboardSentences(run, verdicts),
				figures: scoreboardFigures(result),
				main: ['scoreboard-known', 'scoreboard-tail'],
				facts: [],
			};
		} finally {
			await pool.close();
		}
	},
};
