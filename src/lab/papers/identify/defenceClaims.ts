/** What the paper claims of the defences. */

import { kept, some } from '../../kit/report/rules.ts';
import { claimed, type Verdict } from '../../kit/report/verdict.ts';
import type { Part } from '../../kit/statistics.ts';
import type { DatasetStep, misdirection, Step } from './defend.ts';
import { type Circumstances, whyDecoys, whySize } from './reasons.ts';
import { dropped } from './shapes.ts';

export interface Defences {
	dataset: DatasetStep[];
	user: (Step & { hidden: number })[];
	misdirect: Awaited<ReturnType<typeof misdirection>>;
}

/** Verdicts on what helps, for Scoring and so many targets. */
export function ofDefences({ dataset, user, misdirect }: Defences, targets: number, about: Circumstances): Verdict[] {
	const part = ({ k }: Step): Part => ({ found: Math.round(k[1] * targets), of: targets });
	const popular = misdirect.find(({ list }) => list === 'popular')!.steps.map(part);
	const rare = misdirect.find(({ list }) => list === 1)!.steps.map(part);
	const gone = dataset.find(({ k }) => k[1] === 0) ?? dataset.at(-1)!;
	const tenth = user.find(({ hidden }) => hidden >= 0.1)!;
	return [
		claimed(
			'To hide everybody, most items must go from the database',
			'88 % of items, 28 % of ratings',
			'dropped',
			dropped(part(dataset[0]!), gone),
			() => whySize(about),
		),
		claimed(
			'Hiding a tenth of the mentions, the rarest, hardly helps',
			'stays about 31 %',
			'most',
			kept('most', part(user[0]!), part(tenth)),
			() => whySize(about),
		),
		claimed('Rare decoys do nothing, even 20', 'no change', 'most', kept('most', rare[0]!, rare.at(-1)!), () =>
			whyDecoys(about, 20),
		),
		claimed(
			'Five popular decoys cut it by more than half',
			'31 to 13 %',
			'half',
			kept('half', popular[0]!, popular[5]!),
			() => whyDecoys(about, 5),
		),
		claimed(
			'Popular decoys never hide everybody, up to 20',
			'not to 0',
			'some',
			some(popular[0]!, popular.at(-1)!),
			() => whyDecoys(about, 20),
		),
	];
}
