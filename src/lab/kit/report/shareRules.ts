/** Rules about a share of people, for the claims of several papers. */
import { type Part, wilson } from '../statistics.ts';
import { between, percent, points } from './format.ts';
import { finding, type Rule, verdictOf } from './rule.ts';

/** How far a share can be from the whole percentage that a paper prints. */
const ROUNDED = 0.005;

/** Most that our interval may reach to either side: a wider one, of few people, would agree with nearly any figure. */
const WIDEST = 0.1;

export const share = ({ found, of }: Part) => found / Math.max(1, of);
const withInterval = (part: Part) =>
	part.of === 0 ? 'no one to count' : `${percent(share(part))} (${between(wilson(part))})`;

/** The reason why an interval does not decide. */
export const allowsBoth = (interval: string) => `The 95 % interval, ${interval}, allows both.`;

/** Compares the share with the paper's. */
export const matchesFigure = (paper: number): Rule<Part> => ({
	id: 'figure',
	text: `The 95 % interval of ours (Wilson) overlaps with what the paper rounded to its figure (half a point either way), and is at most ${200 * WIDEST} points wide. Differs where they lie apart. Cannot be told where they overlap and ours is wider.`,
	paper: percent(paper),
	judge(part) {
		const interval = wilson(part);
		const overlaps = interval[0] <= paper + ROUNDED && interval[1] >= paper - ROUNDED;
		return finding(verdictOf(overlaps && interval[1] - interval[0] <= 2 * WIDEST, !overlaps), {
			here: withInterval(part),
			difference: part.of === 0 ? '' : points(share(part) - paper),
			untold: `The interval is wider than ${200 * WIDEST} points: too few people.`,
			...(part.of > 0 && { measured: { value: share(part), interval, paper } }),
		});
	},
});

export const nearlyAll: Rule<Part> = {
	id: 'nearlyAll',
	text: 'The 95 % interval (Wilson) lies above nine in ten. Differs where it lies below. Cannot be told otherwise.',
	judge(part) {
		const [low, high] = wilson(part);
		return finding(verdictOf(low > 0.9, high < 0.9), {
			here: withInterval(part),
			difference: '',
			untold: allowsBoth(between([low, high])),
		});
	},
};
