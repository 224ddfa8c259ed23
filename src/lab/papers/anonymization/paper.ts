/** "Predictive Anonymization" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { ANONYMIZATION_CLAIMS } from './claims.ts';
import { anonymizationFigures } from './figures.ts';
import { runAnonymization } from './run.ts';
import { anonymizationSentences } from './sentences.ts';

export const ANONYMIZATION: Paper = {
	id: 'anonymization',
	title: 'Predictive Anonymization',
	source: 'Chang, Thompson, Wang and Yao, 2010',
	run: async ({ population, threads, seed }) => {
		const { ratings, about } = population();
		const result = await runAnonymization(ratings, threads, seed, showProgress('Anonymizing'));
		return {
			about,
			size: `${ratings.users.toLocaleString('en')} people`,
			result,
			verdicts: judge(ANONYMIZATION_CLAIMS, result),
			matrix: 'What knowing people gains that is lost',
			sentences: anonymizationSentences(result),
			figures: anonymizationFigures(result.steps),
			main: ['anonymization-accuracy', 'anonymization-attacks'],
			tables: [],
		};
	},
};
