/** Linking accounts with each other as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import { type Paper, peopleIn } from '../../kit/paper.ts';
import { percent } from '../../kit/report/format.ts';
import { withPool } from '../../kit/threads/pool.ts';
import { linkFigures, mainRows } from './figures.ts';
import { type LinkReport, runLink } from './link.ts';
import { linkTables, NAMES } from './text.ts';

/** The run for the report of all papers, which `lab link` repeats in more detail. */
const OPTIONS = { films: [16, 32], absent: [0.5], targets: 400, candidates: [], steps: 100, stance: false };

export const LINKING: Paper = {
	id: 'linking',
	title: 'Two accounts of one person',
	source: 'after Lermen and others, 2026',
	people: 'accounts that people posted with',
	run: async ({ setup, population, threads, seed }) => {
		const { ratings, about } = population();
		const division = ratings.byUser.times === null ? ('halves' as const) : ('time' as const);
		return withPool(ratings, threads, async (pool) => {
			const result = await runLink(ratings, pool, { ...OPTIONS, division, seed }, showProgress('Linking accounts'));
			return {
				about,
				size: peopleIn(ratings, setup),
				result,
				verdicts: [],
				sentences: linkSentences(result),
				figures: linkFigures(result),
				main: ['link-first', 'link-recall'],
				tables: linkTables(result),
			};
		});
	},
};

/** Who is found by the strongest attacker, and by the best of the others. */
const linkSentences = (report: LinkReport): string[] =>
	[...new Set(report.rows.map(({ films }) => films))].map((films) => {
		const [own, ...rivals] = mainRows(report, films);
		const best = rivals.reduce((a, b) => (b.k1 > a.k1 ? b : a));
		return `With ${films} films a side, among ${own!.candidates.toLocaleString('en')} accounts, ${percent(own!.k1)} of those present are found first (${NAMES[best.attacker]}: ${percent(best.k1)}), ${percent(own!.recallAt90)} where 90 % of the guesses are right.`;
	});
