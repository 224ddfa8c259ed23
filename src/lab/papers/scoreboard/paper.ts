/** "Robust De-anonymization of Large Sparse Datasets" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { withPool } from '../../kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from './claims.ts';
import { scoreboardFigures } from './figures.ts';
import { runScoreboard } from './run.ts';
import { scoreboardSentences } from './sentences.ts';
import { scoreboardTables } from './text.ts';

/** Number of targets per condition, and of records whose nearest neighbour is searched. */
const SIZE = { targets: 200, records: 200 };

export const SCOREBOARD: Paper = {
	id: 'scoreboard',
	title: 'Robust De-anonymization of Large Sparse Datasets',
	source: 'Narayanan and Shmatikov, 2008',
	run: async ({ setup, population, threads, seed }) => {
		const { ratings, about } = population();
		return withPool(ratings, threads, async (pool) => {
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
				tables: scoreboardTables(result),
			};
		});
	},
};
