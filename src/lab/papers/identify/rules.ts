/** Rules about several shares at once. */
import { FEWEST } from '../../kit/report/changeRules.ts';
import { percent, points } from '../../kit/report/format.ts';
import { finding, type Rule, verdictOf } from '../../kit/report/rule.ts';
import { share } from '../../kit/report/shareRules.ts';
import { change, type Part } from '../../kit/statistics.ts';
import type { DatasetStep } from './defend.ts';
import type { AlgorithmReport } from './identify.ts';

/** Whether the second share is significantly larger than the first. */
const isAhead = (first: Part, second: Part) => change(first, second)[0] > 0;
const lead = (first: Part, second: Part) => points(share(second) - share(first));

export const fallInOrder: Rule<readonly (Part & { name: string })[]> = {
	id: 'order',
	text: 'Each is ahead of the next by more than chance: the 95 % interval of the difference (Newcombe) leaves out none. Differs where any two are the other way round by more than chance.',
	judge(parts) {
		const turned = parts.flatMap((first, i) =>
			parts
				.slice(i + 1)
				.filter((later) => isAhead(first, later))
				.map((later) => `${later.name} is ahead of ${first.name}: ${lead(first, later)}`),
		);
		const close = parts
			.slice(1)
			.flatMap((next, i) => (isAhead(next, parts[i]!) ? [] : [`${parts[i]!.name} and ${next.name}`]));
		const differs = turned.length > 0;
		return finding(verdictOf(!differs && close.length === 0, differs), {
			here: parts.map((part) => percent(share(part))).join(', '),
			difference: turned.join('; '),
			untold: `Chance alone could part ${close.join(', ')}.`,
		});
	},
};

type Bins = AlgorithmReport['bins'];

/** Counts those identified at k = 1 among targets with `from` to `to` mentions. */
export function withMentions(bins: Bins, from: number, to: number): Part {
	const own = bins.filter((bin) => bin.from >= from && bin.from <= to);
	return {
		found: own.reduce((sum, { targets, k }) => sum + Math.round(targets * k[1]), 0),
		of: own.reduce((sum, { targets }) => sum + targets, 0),
	};
}

export const middleIsBest: Rule<Bins> = {
	id: 'sweet',
	text: `4 to 31 mentions are ahead of fewer and of more by more than chance (Newcombe). Differs where either is ahead of them by more than chance. Cannot be told otherwise, or where one of the three has fewer than ${FEWEST} people.`,
	judge(bins) {
		const few = withMentions(bins, 1, 3);
		const middle = withMentions(bins, 4, 31);
		const many = withMentions(bins, 32, Infinity);
		const all = [few, middle, many];
		const empty = all.some(({ of }) => of < FEWEST);
		const hardlyAny = few.found + middle.found + many.found < FEWEST;
		const judgeable = !empty && !hardlyAny;
		const best = isAhead(few, middle) && isAhead(many, middle);
		return finding(verdictOf(judgeable && best, judgeable && (isAhead(middle, few) || isAhead(middle, many))), {
			here: all.map((part) => (part.of === 0 ? '–' : percent(share(part)))).join(', '),
			difference: `against fewer ${lead(few, middle)}, against more ${lead(many, middle)}`,
			untold: empty
				? `Of 1 to 3, 4 to 31 and more mentions there are ${few.of}, ${middle.of} and ${many.of} people.`
				: hardlyAny
					? 'Hardly anybody is found with any number of mentions.'
					: 'Chance alone could make these differences.',
		});
	},
};

export const mostMustGo: Rule<{ before: Part; step: DatasetStep }> = {
	id: 'dropped',
	text: `More than half of the items and a tenth of the ratings go until no one is found. Cannot be told where fewer than ${FEWEST} are found to begin with.`,
	judge({ before, step: { itemsDropped, ratingsDropped } }) {
		const judgeable = before.found >= FEWEST;
		return finding(verdictOf(judgeable && itemsDropped > 0.5 && ratingsDropped > 0.1, judgeable), {
			here: `${percent(itemsDropped)} of items, ${percent(ratingsDropped)} of ratings`,
			difference: `${points(itemsDropped - 0.88)} of items, ${points(ratingsDropped - 0.28)} of ratings`,
			untold: `Only ${before.found} people are found to begin with.`,
		});
	},
};
