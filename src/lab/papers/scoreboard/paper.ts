/** "Robust De-anonymization of Large Sparse Datasets" as a paper that can be run again. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { type Judgement, judge } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import { createPool } from '../../kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from './claims.ts';
import { scoreboardFigures } from './figures.ts';
import type { ScoreboardRun } from './reasons.ts';
import { triedBounds } from './rules.ts';
import { runScoreboard } from './run.ts';

/** People who are looked for under each condition, and records whose nearest neighbour is. */
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
				sentences: sentencesOf(run, verdicts),
				figures: scoreboardFigures(result),
				main: ['scoreboard-known', 'scoreboard-tail'],
				facts: [],
			};
		} finally {
			await pool.close();
		}
	},
};

/** How many are identified by what is known, and what becomes of those who are not there. */
function sentencesOf({ rows, theorem }: ScoreboardRun, verdicts: readonly Judgement[]): string[] {
	const rates = verdicts
		.filter(({ cell, measured }) => cell !== undefined && measured !== undefined)
		.map(({ cell, measured }) => `${percent(measured!.value)} (${cell!.row}; the paper: ${percent(measured!.paper)})`);
	const best = rows
		.filter(({ experiment }) => experiment === 'known')
		.reduce((most, { identified }) => Math.max(most, identified), 0);
	const removed = verdicts.find(({ claim }) => claim.startsWith('Record taken out'));
	const bounds = triedBounds(theorem, 'own');
	return [
		rates.length === 0
			? `The data lacks what the paper’s rates rest on; at best ${percent(best)} are identified here.`
			: `Of the people whom the adversary looks for, these are identified: ${rates.join('; ')}.`,
		[
			...(removed === undefined
				? []
				: [`For a record that was taken out the answer is “no match” for ${removed.here}`]),
			...(bounds.length === 0
				? []
				: [
						`Theorem 1 keeps ${bounds.filter(({ share, promised }) => share >= promised).length} of the ${bounds.length} bounds that could be tried`,
					]),
		].join('; ') + (removed === undefined && bounds.length === 0 ? '' : '.'),
	].filter((text) => text !== '');
}
