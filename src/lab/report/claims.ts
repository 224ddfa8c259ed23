/** What the paper claims, held against a run. */
import type { IdentifyReport } from '../runs/identify.ts';
import { ofAttacks } from './attackClaims.ts';
import { type Defences, ofDefences } from './defenceClaims.ts';
import type { Circumstances } from './reasons.ts';
import type { Judged } from './rules.ts';
import type { Verdict } from './verdict.ts';

export interface Results extends Defences {
	identify: IdentifyReport;
}

/** Verdict for each claim of the paper. */
export const verdicts = ({ identify, ...defences }: Results, about: Circumstances): Verdict[] => [
	...ofAttacks(identify, about),
	...ofDefences(defences, identify.targets, about),
];

/** How many claims hold of those that could be judged, in a sentence. */
export function summary(all: readonly Verdict[]): string {
	const count = (verdict: Judged) => all.filter((v) => v.verdict === verdict).length;
	const [holds, untold] = [count('holds'), count('cannot be told')];
	return `${holds} of the ${all.length - untold} claims of the paper that can be judged hold here; ${untold} cannot be told.`;
}
