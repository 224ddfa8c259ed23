import { finding, type Rule, verdictOf } from '../../kit/report/rule.ts';
import type { Accuracy, AttackReport } from './anonymize.ts';
import type { Anonymity } from './release/checkRelease.ts';
import { KINDS, type ReleaseKind } from './release/release.ts';

export interface AnonymizationStep extends Accuracy {
	/** As counted in the written pure release. */
	anonymity: Anonymity;
	attacks: Record<ReleaseKind, AttackReport>;
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export const groupsOfK: Rule<readonly AnonymizationStep[]> = {
	id: 'identical',
	text: 'Every release is written, read back and counted: each user has at least k − 1 others with exactly the same items and ratings.',
	judge(steps) {
		const short = steps.filter(({ k, anonymity }) => anonymity.smallestGroup < k);
		return {
			verdict: short.length === 0 ? 'holds' : 'differs',
			here: steps.map(({ k, anonymity }) => `k = ${k}: ${anonymity.smallestGroup} or more alike`).join(', '),
			difference: short.map(({ k, anonymity }) => `k = ${k}: a group of ${anonymity.smallestGroup}`).join(', '),
		};
	},
};

export const attacksBounded = (attack: 'structure' | 'label'): Rule<readonly AnonymizationStep[]> => ({
	id: 'bounded',
	text: 'Against every user who was tried, the attack succeeds on the release with probability at most 1/k, and on average less than on the original.',
	judge(steps) {
		const each = steps.flatMap(({ k, attacks }) => KINDS.map((kind) => ({ k, kind, ...attacks[kind] })));
		const beyond = each.filter(
			({ k, before, after }) => after[attack].most > 1 / k || after[attack].mean >= before[attack].mean,
		);
		const means = each.map(({ k, kind, after }) => `${percent(after[attack].mean)} (${kind}, k = ${k})`);
		return {
			verdict: beyond.length === 0 ? 'holds' : 'differs',
			here: `${percent(each[0]!.before[attack].mean)} to ${means.join(', ')}`,
			difference: beyond
				.map(({ k, kind, after }) => `${kind}, k = ${k}: up to ${percent(after[attack].most)}`)
				.join(', '),
		};
	},
});

/** Smallest gain over item means of which a loss can be judged. */
const LEAST_GAIN = 0.01;

export const staysClose = (kind: ReleaseKind): Rule<Accuracy> => ({
	id: 'close',
	text: 'On the same ratings, taken out before, the error of a recommender grows by less than half of what knowing people gains over the mean of each item. Cannot be told where that gain is less than 0.01.',
	judge({ rmse }) {
		const gain = rmse.itemMeans - rmse.original;
		const lost = rmse[kind] - rmse.original;
		const judgeable = gain >= LEAST_GAIN;
		return finding(verdictOf(judgeable && lost < gain / 2, judgeable), {
			here: `RMSE ${rmse.original.toFixed(3)} to ${rmse[kind].toFixed(3)}; item means ${rmse.itemMeans.toFixed(3)}`,
			difference: judgeable ? `${percent(lost / gain)} of what knowing people gains is lost` : '',
			brief: judgeable ? `${(100 * (lost / gain)).toFixed(0)} % lost` : 'no gain',
			untold: `Knowing people gains only ${gain.toFixed(3)} here.`,
		});
	},
});
