/** Rules about attackers who link accounts. */
import { between, percent } from '../../kit/report/format.ts';
import { finding, type Rule, verdictOf } from '../../kit/report/rule.ts';
import { allowsBoth, share } from '../../kit/report/shareRules.ts';
import { change, type Part, wilson } from '../../kit/statistics.ts';

export const hardlyAnybody: Rule<Part> = {
	id: 'hardlyAnybody',
	text: 'The 95 % interval (Wilson) lies below 5 %. Differs where it lies above. Cannot be told otherwise.',
	judge(part) {
		const [low, high] = wilson(part);
		return finding(verdictOf(high < 0.05, low > 0.05), {
			here: `${percent(share(part))} (${between([low, high])})`,
			difference: '',
			untold: allowsBoth(between([low, high])),
		});
	},
};

/** An attacker and the best of the others, about the same people. */
export interface Comparison {
	best: Part;
	own: Part;
}

export const findsMore: Rule<Comparison> = {
	id: 'findsMore',
	text: 'More are found, and the 95 % interval of the difference (Newcombe) excludes zero. Differs where fewer are found, significantly. Cannot be told otherwise.',
	judge({ best, own }) {
		const [low, high] = change(best, own);
		const ratio = share(own) / share(best);
		return finding(verdictOf(low > 0, high < 0), {
			here: `${percent(share(own))} against ${percent(share(best))}`,
			difference: Number.isFinite(ratio) ? `${ratio.toFixed(2)} times as many` : '',
			untold: 'Chance allows both.',
		});
	},
};

/** Largest error with which probabilities may be believed. */
const MOST_ERROR = 0.05;

export const calibrated: Rule<readonly number[]> = {
	id: 'calibrated',
	text: `The expected calibration error (ten equally large parts, fitted on other people) is at most ${MOST_ERROR} under every condition.`,
	judge(errors) {
		const most = Math.max(...errors);
		return {
			verdict: most <= MOST_ERROR ? 'holds' : 'differs',
			here: `errors of ${Math.min(...errors).toFixed(3)} to ${most.toFixed(3)}`,
			difference: '',
		};
	},
};
