/** How a claim is judged: each rule takes counts of people and gives what it finds. */
import { change, type Part, wilson } from '../statistics.ts';
import { between, percent, points, pointsBetween } from './format.ts';

export type Judged = 'holds' | 'differs' | 'cannot be told';

/** What a rule found. */
export interface Finding {
	verdict: Judged;
	here: string;
	/** By how much it is other than in the paper. */
	difference: string;
	/** Why it cannot be told. */
	untold?: string;
}

/** An interval wider than this says nothing about a figure. */
const WIDEST = 0.4;
/** With fewer people there is nothing that could fall. */
export const FEWEST = 5;

/** The rules as the page states them. */
export const RULES = {
	figure: `The paper's figure lies within the 95 % interval of ours (Wilson). Cannot be told where that is wider than ${100 * WIDEST} points.`,
	worse: `Fewer are found, and the 95 % interval of the difference (Newcombe) leaves out no difference. Differs where it leaves out half of the paper's fall. Cannot be told otherwise, or where fewer than ${FEWEST} are found to begin with.`,
	most: `Of those found to begin with, more than half are found still, and so says the 95 % interval (Wilson). Differs where the interval lies below 90 %. Cannot be told otherwise, or where fewer than ${FEWEST} are found to begin with.`,
	half: `Of those found to begin with, less than half are found still, and so says the 95 % interval (Wilson). Differs where the interval lies above half. Cannot be told otherwise, or where fewer than ${FEWEST} are found to begin with.`,
	some: `Somebody is found still. Cannot be told where fewer than ${FEWEST} are found to begin with.`,
	order: `Each is ahead of the next by more than chance: the 95 % interval of the difference (Newcombe) leaves out none. Differs where any two are the other way round by more than chance.`,
	sweet: `4 to 31 mentions are ahead of fewer and of more by more than chance (Newcombe). Differs where either is ahead of them by more than chance. Cannot be told otherwise, or where one of the three has fewer than ${FEWEST} people.`,
	line: 'The slope of the logarithm of the figure on the logarithm of the size is within 0.05 of 1.',
	level:
		'At every size the figure is below the one claimed, and within 10 % of the mean of all. Differs where the 95 % interval of one leaves both out. Cannot be told otherwise.',
	falls:
		'The figure at the end is below that at the beginning, and their 95 % intervals lie apart. Differs where they lie apart the other way. Cannot be told otherwise.',
	quicker:
		'At every size the median time is below the other, and from 100 on their 95 % intervals (order statistics of 15 batches) lie apart. Differs where they lie apart the other way at any size. Cannot be told otherwise.',
	sublinear:
		'The slope of the logarithm of the time on the logarithm of the size, from 1,000 on, is below 0.5. Differs above 0.8. Cannot be told between.',
	private:
		'Draws from neighbouring inputs do not prove that the promise is broken (Chernoff bounds over all outcomes at once, 95 %). Differs where there is no promise, or where they do.',
	dropped: `More than half of the items and a tenth of the ratings go until nobody is found. Cannot be told where fewer than ${FEWEST} are found to begin with.`,
	majority: `More than half, and so says the 95 % interval (Wilson). Differs where the interval lies below half. Cannot be told otherwise.`,
	nearlyAll: `More than nine in ten, and so says the 95 % interval (Wilson). Differs where the interval lies below nine in ten. Cannot be told otherwise.`,
	bits: `Our mean is within one bit of the paper's.`,
	slight: `The 95 % interval of the difference (Newcombe) lies within 20 points either way. Differs where it lies beyond. Cannot be told otherwise.`,
	doubled: `Under some condition more than twice as many are found, and the 95 % interval of the difference (Newcombe) leaves out no difference. Differs where under all of them the interval leaves out twice as many.`,
	gradual: `Of the ranks tried, in thirds on a logarithmic scale, each third gives away more than the more popular one, and nowhere is the step from one rank tried to the next more than 3 bits.`,
	bound: `With as many attributes as the theorem asks for, what is promised is kept at least as often as promised.`,
	identical:
		'Every release is written, read back and counted: each user has at least k − 1 others with exactly the same items and ratings.',
	bounded:
		'Against every user who was tried, the attack succeeds on the release with probability at most 1/k, and on average less than on the original.',
	close:
		'On the same ratings, taken out before, the error of a recommender grows by less than half of what knowing people gains over the mean of each item. Cannot be told where that gain is less than 0.01.',
} as const;
export type Rule = keyof typeof RULES;

export const share = ({ found, of }: Part) => found / Math.max(1, of);
const fromTo = (before: Part, after: Part) => `${percent(share(before))} to ${percent(share(after))}`;
const tooFew = ({ found }: Part) => `Only ${found} of them are found to begin with.`;
const open = (interval: string) => `The 95 % interval, ${interval}, leaves both possible.`;

/** A figure of the paper against a proportion of ours. */
export function figure(paper: number, part: Part): Finding {
	const interval = wilson(part);
	const told = interval[1] - interval[0] <= WIDEST;
	const inside = paper >= interval[0] && paper <= interval[1];
	return {
		verdict: !told ? 'cannot be told' : inside ? 'holds' : 'differs',
		here: part.of === 0 ? 'nobody to count' : `${percent(share(part))} (${between(interval)})`,
		difference: part.of === 0 ? '' : points(share(part) - paper),
		...(!told && { untold: `The interval is wider than ${100 * WIDEST} points: too few people.` }),
	};
}

/** A fall. `paper` is by how much it fell there. */
export function worse(paper: number, before: Part, after: Part): Finding {
	const [low, high] = change(before, after);
	const few = before.found < FEWEST;
	const verdict = few ? 'cannot be told' : high < 0 ? 'holds' : low > -paper / 2 ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: fromTo(before, after),
		difference: `${points(share(after) - share(before))} (${pointsBetween([low, high])})`,
		...(verdict === 'cannot be told' && { untold: few ? tooFew(before) : open(pointsBetween([low, high])) }),
	};
}

/** Whether most, or less than half, are found still. All who are found after must have been found before. */
export function kept(rule: 'most' | 'half', before: Part, after: Part): Finding {
	const still = { found: after.found, of: before.found };
	const [low, high] = wilson(still);
	const few = before.found < FEWEST;
	const [holds, differs] = rule === 'most' ? [low > 0.5, high < 0.9] : [high < 0.5, low > 0.5];
	const verdict = few ? 'cannot be told' : holds ? 'holds' : differs ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: fromTo(before, after),
		difference:
			before.found === 0 ? '' : `${percent(share(still))} of those found are found still (${between([low, high])})`,
		...(verdict === 'cannot be told' && { untold: few ? tooFew(before) : open(between([low, high])) }),
	};
}

/** Whether anybody is found still. */
export function some(before: Part, after: Part): Finding {
	const few = before.found < FEWEST;
	return {
		verdict: few ? 'cannot be told' : after.found > 0 ? 'holds' : 'differs',
		here: percent(share(after)),
		difference: `${after.found} of ${before.found} are found still`,
		...(few && { untold: tooFew(before) }),
	};
}

/** Whether more than a limit of the people do. */
export function moreThan(limit: number, part: Part): Finding {
	const [low, high] = wilson(part);
	const verdict = low > limit ? 'holds' : high < limit ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: part.of === 0 ? 'nobody to count' : `${percent(share(part))} (${between([low, high])})`,
		difference: '',
		...(verdict === 'cannot be told' && { untold: open(between([low, high])) }),
	};
}

/** Whether two shares are about the same. */
export function slight(first: Part, second: Part): Finding {
	const [low, high] = change(first, second);
	const verdict = low > -0.2 && high < 0.2 ? 'holds' : low > 0.2 || high < -0.2 ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: fromTo(first, second),
		difference: `${points(share(second) - share(first))} (${pointsBetween([low, high])})`,
		...(verdict === 'cannot be told' && { untold: open(pointsBetween([low, high])) }),
	};
}

/** Whether knowing more more than doubles what is found, under any of some conditions. */
export function doubled(pairs: readonly { name: string; before: Part; after: Part }[]): Finding {
	const ratio = ({ before, after }: (typeof pairs)[number]) => share(after) / Math.max(share(before), 1e-9);
	const told = pairs.filter(({ after }) => after.found >= FEWEST);
	const most = told.toSorted((a, b) => ratio(b) - ratio(a))[0];
	if (most === undefined)
		return {
			verdict: 'cannot be told',
			here: '–',
			difference: '',
			untold: 'Hardly anybody is found under any condition.',
		};
	const [low] = change(most.before, most.after);
	const never = pairs.every(({ before, after }) => change(before, after)[1] < share(before));
	const verdict = ratio(most) > 2 && low > 0 ? 'holds' : never ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: `${most.name}: ${fromTo(most.before, most.after)}`,
		difference: most.before.found === 0 ? '' : `${ratio(most).toFixed(1)} times as many`,
		...(verdict === 'cannot be told' && { untold: 'Chance leaves both possible.' }),
	};
}
