/** Rules about shares of people, shared by the claims of several papers. */
import { change, type Part, wilson } from '../statistics.ts';
import { between, percent, points, pointsBetween } from './format.ts';
import { type Finding, finding, type Rule, verdictOf } from './rule.ts';

/** Widest interval that still says something about a figure. */
const WIDEST = 0.4;
/** Fewest people found at first for whom a fall can be judged. */
export const FEWEST = 5;

/** The same people, or equally many, under two conditions. */
export interface Change {
	before: Part;
	after: Part;
}

export const share = ({ found, of }: Part) => found / Math.max(1, of);
const fromTo = ({ before, after }: Change) => `${percent(share(before))} to ${percent(share(after))}`;
const counted = (part: Part) =>
	part.of === 0 ? 'nobody to count' : `${percent(share(part))} (${between(wilson(part))})`;
/** Describes a change of a share with its interval. */
const changed = ({ before, after }: Change) =>
	`${points(share(after) - share(before))} (${pointsBetween(change(before, after))})`;
const bothPossible = (interval: string) => `The 95 % interval, ${interval}, leaves both possible.`;

/** Returns a reason if too few are found to judge a change, else null. */
const tooFewBefore = ({ found }: Part) => (found < FEWEST ? `Only ${found} of them are found to begin with.` : null);
const unlessFew = (rest: string) => `${rest} where fewer than ${FEWEST} are found to begin with.`;

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
			here: counted(part),
			difference: part.of === 0 ? '' : points(share(part) - paper),
			untold: `The interval is wider than ${100 * WIDEST} points: too few people.`,
			...(part.of > 0 && { measured: { value: share(part), interval, paper } }),
		});
	},
});

/** Fewer are found, significantly. @param paper how much the share fell in the paper */
export const significantFall = (paper: number): Rule<Change> => ({
	id: 'worse',
	text: unlessFew(
		`Fewer are found, and the 95 % interval of the difference (Newcombe) leaves out no difference. Differs where it leaves out half of the paper's fall. Cannot be told otherwise, or`,
	),
	judge(measure) {
		const [low, high] = change(measure.before, measure.after);
		const few = tooFewBefore(measure.before);
		return finding(verdictOf(few === null && high < 0, few === null && low > -paper / 2), {
			here: fromTo(measure),
			difference: changed(measure),
			untold: few ?? bothPossible(pointsBetween([low, high])),
		});
	},
});

/** Judges the share of those found before who are found after; all who are found after must have been found before. */
function stillFound(
	{ before, after }: Change,
	holds: (low: number, high: number) => boolean,
	differs: (low: number, high: number) => boolean,
): Finding {
	const still = { found: after.found, of: before.found };
	const interval = wilson(still);
	const few = tooFewBefore(before);
	return finding(verdictOf(few === null && holds(...interval), few === null && differs(...interval)), {
		here: fromTo({ before, after }),
		difference:
			before.found === 0 ? '' : `${percent(share(still))} of those found are found still (${between(interval)})`,
		untold: few ?? bothPossible(between(interval)),
	});
}

export const mostStillFound: Rule<Change> = {
	id: 'most',
	text: unlessFew(
		'Of those found to begin with, more than half are found still, and so says the 95 % interval (Wilson). Differs where the interval lies below 90 %. Cannot be told otherwise, or',
	),
	judge: (measure) =>
		stillFound(
			measure,
			(low) => low > 0.5,
			(_, high) => high < 0.9,
		),
};

export const fewerThanHalfStillFound: Rule<Change> = {
	id: 'half',
	text: unlessFew(
		'Of those found to begin with, less than half are found still, and so says the 95 % interval (Wilson). Differs where the interval lies above half. Cannot be told otherwise, or',
	),
	judge: (measure) =>
		stillFound(
			measure,
			(_, high) => high < 0.5,
			(low) => low > 0.5,
		),
};

export const somebodyStillFound: Rule<Change> = {
	id: 'some',
	text: unlessFew('Somebody is found still. Cannot be told'),
	judge({ before, after }) {
		const few = tooFewBefore(before);
		return finding(verdictOf(few === null && after.found > 0, few === null), {
			here: percent(share(after)),
			difference: `${after.found} of ${before.found} are found still`,
			untold: few ?? '',
		});
	},
};

/** Significantly more than a given share of all. */
const moreThan =
	(limit: number) =>
	(part: Part): Finding => {
		const [low, high] = wilson(part);
		return finding(verdictOf(low > limit, high < limit), {
			here: counted(part),
			difference: '',
			untold: bothPossible(between([low, high])),
		});
	};

export const majority: Rule<Part> = {
	id: 'majority',
	text: 'More than half, and so says the 95 % interval (Wilson). Differs where the interval lies below half. Cannot be told otherwise.',
	judge: moreThan(0.5),
};

export const nearlyAll: Rule<Part> = {
	id: 'nearlyAll',
	text: 'More than nine in ten, and so says the 95 % interval (Wilson). Differs where the interval lies below nine in ten. Cannot be told otherwise.',
	judge: moreThan(0.9),
};

/** About equally many are found under both conditions. */
export const smallChange: Rule<Change> = {
	id: 'slight',
	text: 'The 95 % interval of the difference (Newcombe) lies within 20 points either way. Differs where it lies beyond. Cannot be told otherwise.',
	judge(measure) {
		const [low, high] = change(measure.before, measure.after);
		return finding(verdictOf(low > -0.2 && high < 0.2, low > 0.2 || high < -0.2), {
			here: fromTo(measure),
			difference: changed(measure),
			untold: bothPossible(pointsBetween([low, high])),
		});
	},
};

/** Under at least one of several conditions more than twice as many are found. */
export const moreThanDoubles: Rule<readonly (Change & { name: string })[]> = {
	id: 'doubled',
	text: 'Under some condition more than twice as many are found, and the 95 % interval of the difference (Newcombe) leaves out no difference. Differs where under all of them the interval leaves out twice as many.',
	judge(pairs) {
		const ratio = ({ before, after }: Change) => share(after) / Math.max(share(before), 1e-9);
		const judgeable = pairs.filter(({ after }) => after.found >= FEWEST);
		const most = judgeable.toSorted((a, b) => ratio(b) - ratio(a))[0];
		if (most === undefined) {
			const untold = 'Hardly anybody is found under any condition.';
			return { verdict: 'cannot be told', here: '–', difference: '', untold };
		}
		const [low] = change(most.before, most.after);
		const never = pairs.every(({ before, after }) => change(before, after)[1] < share(before));
		return finding(verdictOf(ratio(most) > 2 && low > 0, never), {
			here: `${most.name}: ${fromTo(most)}`,
			difference: most.before.found === 0 ? '' : `${ratio(most).toFixed(1)} times as many`,
			untold: 'Chance leaves both possible.',
		});
	},
};
