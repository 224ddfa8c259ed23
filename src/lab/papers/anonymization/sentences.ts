/** The most important figures of the run, in sentences. */
import { joinWithAnd } from '../../kit/report/sentences.ts';
import type { AnonymizationRun } from './claims.ts';
import { KINDS } from './release/release.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Reports the success of the attacks with the smallest groups, and the loss of accuracy of a recommender. */
export function anonymizationSentences({ steps }: AnonymizationRun): string[] {
	const { k, attacks, rmse } = steps[0]!;
	const attacked = KINDS.map(
		(kind) => `${percent(attacks[kind].after.structure.mean)} of people in the ${kind} release`,
	);
	const errors = KINDS.map((kind) => `${rmse[kind].toFixed(3)} from the ${kind} one`);
	return [
		`Who rated what gives away ${percent(attacks.pure.before.structure.mean)} of people in the original, and with groups of ${k} ${joinWithAnd(attacked)}.`,
		`A recommender errs by ${rmse.original.toFixed(3)} learning from the original, by ${joinWithAnd(errors)}, and by ${rmse.itemMeans.toFixed(3)} where it only knows the mean of each item.`,
	];
}
