/** Rules about several proportions at once. */

import { percent, points } from '../../kit/report/format.ts';
import { FEWEST, type Finding, share } from '../../kit/report/rules.ts';
import { change, type Part } from '../../kit/statistics.ts';
import type { DatasetStep } from './defend.ts';
import type { AlgorithmReport } from './identify.ts';

/** Whether the second is ahead of the first by more than chance. */
const ahead = (first: Part, second: Part) => change(first, second)[0] > 0;
const lead = (first: Part, second: Part) => points(share(second) - share(first));

/** Whether the named proportions fall in this order. */
export function order(parts: readonly (Part & { name: string })[]): Finding {
	const here = parts.map((part) => percent(share(part))).join(', ');
	const turned = parts.flatMap((first, i) =>
		parts
			.slice(i + 1)
			.filter((later) => ahead(first, later))
			.map((later) => ({ first, later })),
	);
	if (turned.length > 0) {
		const said = turned.map(({ first, later }) => `${later.name} is ahead of ${first.name}: ${lead(first, later)}`);
		return { verdict: 'differs', here, difference: said.join('; ') };
	}
	const close = parts
		.slice(1)
		.flatMap((next, i) => (ahead(next, parts[i]!) ? [] : [`${parts[i]!.name} and ${next.name}`]));
	if (close.length === 0) return { verdict: 'holds', here, difference: '' };
	return { verdict: 'cannot be told', here, difference: '', untold: `Chance alone could part ${close.join(', ')}.` };
}

/** The first found within 1, of people with so many mentions. */
export function withMentions(bins: AlgorithmReport['bins'], from: number, to: number): Part {
	const own = bins.filter((bin) => bin.from >= from && bin.from <= to);
	return {
		found: own.reduce((sum, { targets, k }) => sum + Math.round(targets * k[1]), 0),
		of: own.reduce((sum, { targets }) => sum + targets, 0),
	};
}

/** Whether a middling number of mentions is better than fewer and than more. */
export function sweetSpot(bins: AlgorithmReport['bins']): Finding {
	const few = withMentions(bins, 1, 3);
	const middle = withMentions(bins, 4, 31);
	const many = withMentions(bins, 32, Infinity);
	const finding = {
		here: [few, middle, many].map((part) => (part.of === 0 ? '–' : percent(share(part)))).join(', '),
		difference: `against fewer ${lead(few, middle)}, against more ${lead(many, middle)}`,
	};
	const untold = (reason: string): Finding => ({ verdict: 'cannot be told', ...finding, untold: reason });
	if ([few, middle, many].some(({ of }) => of < FEWEST))
		return untold(`Of 1 to 3, 4 to 31 and more mentions there are ${few.of}, ${middle.of} and ${many.of} people.`);
	if (few.found + middle.found + many.found < FEWEST)
		return untold('Hardly anybody is found with any number of mentions.');
	if (ahead(few, middle) && ahead(many, middle)) return { verdict: 'holds', ...finding };
	if (ahead(middle, few) || ahead(middle, many)) return { verdict: 'differs', ...finding };
	return untold('Chance alone could make these differences.');
}

/** Whether most of the database has to go before nobody is found. */
export function dropped(before: Part, { itemsDropped, ratingsDropped }: DatasetStep): Finding {
	const few = before.found < FEWEST;
	const holds = itemsDropped > 0.5 && ratingsDropped > 0.1;
	return {
		verdict: few ? 'cannot be told' : holds ? 'holds' : 'differs',
		here: `${percent(itemsDropped)} of items, ${percent(ratingsDropped)} of ratings`,
		difference: `${points(itemsDropped - 0.88)} of items, ${points(ratingsDropped - 0.28)} of ratings`,
		...(few && { untold: `Only ${before.found} people are found to begin with.` }),
	};
}
