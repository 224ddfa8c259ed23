/** "Predictive Anonymization" as a paper that can be run again. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { listed } from '../../kit/report/sentences.ts';
import { ANONYMIZATION_CLAIMS, type AnonymizationRun } from './claims.ts';
import { anonymizationFigures } from './figures.ts';
import { KINDS } from './release/release.ts';
import { runAnonymization } from './run.ts';

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
			sentences: sentencesOf(result),
			figures: anonymizationFigures(result.steps),
			main: ['anonymization-accuracy', 'anonymization-attacks'],
			facts: [],
		};
	},
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What the attacks still find in the smallest groups, and what a recommender loses by them. */
function sentencesOf({ steps }: AnonymizationRun): string[] {
	const { k, attacks, rmse } = steps[0]!;
	const attacked = KINDS.map(
		(kind) => `${percent(attacks[kind].after.structure.mean)} of people in the ${kind} release`,
	);
	const errors = KINDS.map((kind) => `${rmse[kind].toFixed(3)} from the ${kind} one`);
	return [
		`Who rated what gives away ${percent(attacks.pure.before.structure.mean)} of people in the original, and with groups of ${k} ${listed(attacked)}.`,
		`A recommender errs by ${rmse.original.toFixed(3)} learning from the original, by ${listed(errors)}, and by ${rmse.itemMeans.toFixed(3)} where it only knows the mean of each item.`,
	];
}
