/** What "Predictive Anonymization" sets out to reach, held against a run. */

import type { Finding } from '../../kit/report/rules.ts';
import { claimed, type Verdict } from '../../kit/report/verdict.ts';
import type { Accuracy, AttackReport } from './anonymize.ts';
import type { Anonymity } from './release/checkRelease.ts';
import { KINDS, type ReleaseKind } from './release/release.ts';

/** What was found for one k. */
export interface AnonymizationStep extends Accuracy {
	/** Counted in the written pure release. */
	anonymity: Anonymity;
	attacks: Record<ReleaseKind, AttackReport>;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function identical(steps: readonly AnonymizationStep[]): Finding {
	const short = steps.filter(({ k, anonymity }) => anonymity.smallestGroup < k);
	return {
		verdict: short.length === 0 ? 'holds' : 'differs',
		here: steps.map(({ k, anonymity }) => `k = ${k}: ${anonymity.smallestGroup} or more alike`).join(', '),
		difference: short.map(({ k, anonymity }) => `k = ${k}: a group of ${anonymity.smallestGroup}`).join(', '),
	};
}

export function bounded(attack: 'structure' | 'label', steps: readonly AnonymizationStep[]): Finding {
	const each = steps.flatMap(({ k, attacks }) => KINDS.map((kind) => ({ k, kind, ...attacks[kind] })));
	const beyond = each.filter(
		({ k, before, after }) => after[attack].most > 1 / k || after[attack].mean >= before[attack].mean,
	);
	return {
		verdict: beyond.length === 0 ? 'holds' : 'differs',
		here: `${percent(each[0]!.before[attack].mean)} to ${each.map(({ k, kind, after }) => `${percent(after[attack].mean)} (${kind}, k = ${k})`).join(', ')}`,
		difference: beyond
			.map(({ k, kind, after }) => `${kind}, k = ${k}: up to ${percent(after[attack].most)}`)
			.join(', '),
	};
}

/** A gain of less than this is none to lose. */
const LEAST_GAIN = 0.01;

export function close(kind: ReleaseKind, { rmse }: Accuracy): Finding {
	const gain = rmse.itemMeans - rmse.original;
	const lost = rmse[kind] - rmse.original;
	const untold = gain < LEAST_GAIN;
	return {
		verdict: untold ? 'cannot be told' : lost < gain / 2 ? 'holds' : 'differs',
		here: `RMSE ${rmse.original.toFixed(3)} to ${rmse[kind].toFixed(3)}; item means ${rmse.itemMeans.toFixed(3)}`,
		difference: untold ? '' : `${percent(lost / gain)} of what knowing people gains is lost`,
		...(untold && { untold: `Knowing people gains only ${gain.toFixed(3)} here.` }),
	};
}

/** Verdicts on the paper's three goals. */
export function ofAnonymization(steps: readonly AnonymizationStep[]): Verdict[] {
	return [
		claimed('Every user has k − 1 others with the same release', 'exactly', 'identical', identical(steps), () => []),
		claimed('Who rated what no longer identifies', 'at most 1/k', 'bounded', bounded('structure', steps), () => []),
		claimed('Nor do the ratings', 'at most 1/k', 'bounded', bounded('label', steps), () => []),
		...steps.flatMap((step) =>
			KINDS.map((kind) =>
				claimed(
					`Predictions from the ${kind} release stay close, k = ${step.k}`,
					'close',
					'close',
					close(kind, step),
					() => whyWorse(kind, step),
				),
			),
		),
	];
}

function whyWorse(kind: ReleaseKind, { k, groups, rmse }: AnonymizationStep): string[] {
	const worse = rmse[kind === 'pure' ? 'padded' : 'pure'] < rmse[kind];
	return [
		`${groups} rows are left of which people's tastes can be learned: each speaks for ${k} or more.`,
		...(kind === 'pure' && worse
			? ['A mean over whoever in a group rated an item is often the rating of one person.']
			: []),
		...(kind === 'padded' && worse
			? ['Most of the padded ratings are predictions, so that a recommender learns the model that made them.']
			: []),
	];
}
