/** "Robust De-anonymization of Large Sparse Datasets" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import { type Paper, peopleIn } from '../../kit/paper.ts';
import { capital, type Judgment, joinWithAnd, judge } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import { withPool } from '../../kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from './claims.ts';
import { scoreboardFigures } from './figures.ts';
import type { ScoreboardRun } from './reasons.ts';
import { triedBounds } from './rules.ts';
import { runScoreboard } from './run.ts';
import { scoreboardTables } from './text.ts';

/** Number of targets per condition, and of records whose nearest neighbor is searched. */
const SIZE = { targets: 200, records: 200 };

export const SCOREBOARD: Paper = {
	id: 'scoreboard',
	title: 'Robust De-anonymization of Large Sparse Datasets',
	source: 'Narayanan and Shmatikov, 2008',
	people: '480,189 people',
	run: async ({ setup, population, threads, seed }) => {
		const { ratings, about } = population();
		return withPool(ratings, threads, async (pool) => {
			const result = await runScoreboard(ratings, pool, { ...SIZE, seed }, showProgress('Matching'));
			const run = { ...result, synthetic: setup.synthetic };
			const verdicts = judge(SCOREBOARD_CLAIMS, run);
			return {
				about,
				size: peopleIn(ratings, setup),
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

const scoreboardSentences = (run: ScoreboardRun, verdicts: readonly Judgment[]): string[] => [
	ratesSentence(run, verdicts),
	...refusalSentences(run, verdicts),
];

function ratesSentence({ rows }: ScoreboardRun, verdicts: readonly Judgment[]): string {
	const rates = verdicts
		.filter(({ cell, measured }) => cell !== undefined && measured !== undefined)
		.map(
			({ cell, measured }) => `${percent(measured!.value)} by ${cell!.row} (${percent(measured!.paper)} in the paper)`,
		);
	if (rates.length > 0) return `Of the people looked for, the attack identifies ${joinWithAnd(rates)}.`;
	const best = rows
		.filter(({ experiment }) => experiment === 'known')
		.reduce((most, { identified }) => Math.max(most, identified), 0);
	return `The data lacks what the paper’s rates rest on; at best ${percent(best)} are identified here.`;
}

function refusalSentences({ theorem }: ScoreboardRun, verdicts: readonly Judgment[]): string[] {
	const removed = verdicts.find(({ rule, claim }) => rule.id === 'nearlyAll' && claim.startsWith('Record taken out'));
	const bounds = triedBounds(theorem, 'own');
	const kept = bounds.filter(({ share, promised }) => share >= promised).length;
	const parts = [
		...(removed === undefined
			? []
			: [`for records that were taken out the answer is “no match” in ${removed.here} of cases`]),
		...(bounds.length === 0
			? []
			: [`${kept} of the ${bounds.length} bounds of Theorem 1 that could be tried are kept`]),
	];
	const text = parts.join('; ');
	return text === '' ? [] : [`${capital(text)}.`];
}
