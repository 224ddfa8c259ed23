/** What the paper claims, held against a run. */

import type { Verdict } from '../../kit/report/verdict.ts';
import { ofAttacks } from './attackClaims.ts';
import { type Defences, ofDefences } from './defenceClaims.ts';
import type { IdentifyReport } from './identify.ts';
import type { Circumstances } from './reasons.ts';

export interface Results extends Defences {
	identify: IdentifyReport;
}

/** Verdict for each claim of the paper. */
export const verdicts = ({ identify, ...defences }: Results, about: Circumstances): Verdict[] => [
	...ofAttacks(identify, about),
	...ofDefences(defences, identify.targets, about),
];
