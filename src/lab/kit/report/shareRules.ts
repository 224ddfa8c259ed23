/** Rules about a share of people, for the claims of several papers. */
import { type Part, wilson } from '../statistics.ts';
import { between, percent, points } from './format.ts';
import { finding, type Rule, verdictOf } from './rule.ts';

/** Widest interval that still says something about a figure. */
const WIDEST = 0.4;

export const share = ({ found, of }: Part) => found / Math.max(1, of);
const withInterval = (part: Part) =>
	part.of === 0 ? 'no one to count' : `${percent(share(part))} (${between(wilson(part))})`;

/** The reason why an interval does not decide. */
export const allowsBoth = (interval: string) => `The 95 % interval, ${interval}, allows both.`;

/** Compares the share with the paper's. */
export const matchesFigure = (paper: number): Rule<Part> => ({
	id: 'figure',
	text: `The paper's figure lies within the 95 % interval of ours (Wilson). Cannot be told where that is wider than ${100 * WIDEST} points.`,
	paper: percent(paper),
	judge(part) {
		const interval = wilson(part);
		const judgeable = interval[1] - interval[0] <= WIDEST;
		const inside = paper >= interval[0] && paper <= interval[1];
		return finding(verdictOf(judgeable && inside, judgeable), {
			here: withInterval(part),
			difference: part.of === 0 ? '' : points(share(part) - paper),
			untold: `The interval is wider than ${100 * WIDEST} points: too few people.`,
			...(part.of > 0 && { measured: { value: share(part), interval, paper } }),
		});
	},
});

const moreThan = (id: string, limit: number, words: string): Rule<Part> => ({
	id,
	text: `The 95 % interval (Wilson) lies above ${words}. Differs where it lies below. Cannot be told otherwise.`,
	judge(part) {
		const [low, high] = wilson(part);
		return finding(verdictOf(low > limit, high < limit), {
			here: withInterval(part),
			difference: '',
			untold: allowsBoth(between([low, high])),
		});
	},
});

export const majority = moreThan('majority', 0.5, 'half');
export const nearlyAll = moreThan('nearlyAll', 0.9, 'nine in ten');
