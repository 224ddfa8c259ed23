/** Rules about how a share of people changes with conditions, for the claims of several papers. */
import { change, type Interval, type Part, wilson } from '../statistics.ts';
import { between, percent, points, pointsBetween } from './format.ts';
import { finding, type Rule, verdictOf } from './rule.ts';
import { allowsBoth, share } from './shareRules.ts';

/** Fewest people found to begin with for whom a change can be judged. */
export const FEWEST = 5;

/** The same people, or equally many, under two conditions. */
export interface Change {
	before: Part;
	after: Part;
}

const fromTo = ({ before, after }: Change) => `${percent(share(before))} to ${percent(share(after))}`;

/** Returns a reason if too few are found to judge a change, else null. */
const tooFewBefore = ({ found }: Part) => (found < FEWEST ? `Only ${found} of them are found to begin with.` : null);
const TOO_FEW = `where fewer than ${FEWEST} are found to begin with.`;

function judgeDifference(
	{ before, after }: Change,
	few: string | null,
	holds: (interval: Interval) => boolean,
	differs: (interval: Interval) => boolean,
) {
	const interval = change(before, after);
	return finding(verdictOf(few === null && holds(interval), few === null && differs(interval)), {
		here: fromTo({ before, after }),
		difference: `${points(share(after) - share(before))} (${pointsBetween(interval)})`,
		untold: few ?? allowsBoth(pointsBetween(interval)),
	});
}

/** Fewer are found, significantly. @param paper how much the share fell in the paper */
export const significantFall = (paper: number): Rule<Change> => ({
	id: 'worse',
	text: `Fewer are found, and the 95 % interval of the difference (Newcombe) excludes zero. Differs where it excludes half of the paper's fall. Cannot be told otherwise, or ${TOO_FEW}`,
	judge: (measure) =>
		judgeDifference(
			measure,
			tooFewBefore(measure.before),
			([, high]) => high < 0,
			([low]) => low > -paper / 2,
		),
});

export const smallChange: Rule<Change> = {
	id: 'slight',
	text: 'The 95 % interval of the difference (Newcombe) lies within 20 points either way. Differs where it lies beyond. Cannot be told otherwise.',
	judge: (measure) =>
		judgeDifference(
			measure,
			null,
			([low, high]) => low > -0.2 && high < 0.2,
			([low, high]) => low > 0.2 || high < -0.2,
		),
};

/** Judges the share of those found before who are still found; all who are found after must have been found before. */
const stillFound = (
	id: string,
	text: string,
	holds: (interval: Interval) => boolean,
	differs: (interval: Interval) => boolean,
): Rule<Change> => ({
	id,
	text: `Of those found to begin with, the share still found lies ${text} Cannot be told otherwise, or ${TOO_FEW}`,
	judge({ before, after }) {
		const still = { found: after.found, of: before.found };
		const interval = wilson(still);
		const few = tooFewBefore(before);
		return finding(verdictOf(few === null && holds(interval), few === null && differs(interval)), {
			here: fromTo({ before, after }),
			difference:
				before.found === 0 ? '' : `${percent(share(still))} of those found are still found (${between(interval)})`,
			untold: few ?? allowsBoth(between(interval)),
		});
	},
});

export const mostStillFound = stillFound(
	'most',
	'above half with its whole 95 % interval (Wilson). Differs where the interval lies below 90 %.',
	([low]) => low > 0.5,
	([, high]) => high < 0.9,
);

export const fewerThanHalfStillFound = stillFound(
	'half',
	'below half with its whole 95 % interval (Wilson). Differs where the interval lies above half.',
	([, high]) => high < 0.5,
	([low]) => low > 0.5,
);

export const someoneStillFound: Rule<Change> = {
	id: 'some',
	text: `Someone is still found. Cannot be told ${TOO_FEW}`,
	judge({ before, after }) {
		const few = tooFewBefore(before);
		return finding(verdictOf(few === null && after.found > 0, few === null), {
			here: percent(share(after)),
			difference: `${after.found} of ${before.found} are still found`,
			untold: few ?? '',
		});
	},
};

export const moreThanDoubles: Rule<readonly (Change & { name: string })[]> = {
	id: 'doubled',
	text: 'Under some condition more than twice as many are found, and the 95 % interval of the difference (Newcombe) excludes zero. Differs where under every condition the interval excludes twice as many.',
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
			untold: 'Chance allows both.',
		});
	},
};
