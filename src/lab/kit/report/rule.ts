import type { Interval } from '../statistics.ts';

export type Judged = 'holds' | 'differs' | 'cannot be told';

/** A measured share, to draw next to the paper's. */
export interface Measured {
	value: number;
	/** 95 % confidence interval. */
	interval: Interval;
	paper: number;
}

export interface Finding {
	verdict: Judged;
	here: string;
	difference: string;
	untold?: string;
	measured?: Measured;
	/** The result in a word or two, for a table. */
	brief?: string;
}

export interface Rule<Measure> {
	/** Stable identifier in JSON documents. */
	id: string;
	text: string;
	paper?: string;
	judge(measure: Measure): Finding;
}

/** Returns the verdict for two conditions; if both are true, the first counts. */
export const verdictOf = (holds: boolean, differs: boolean): Judged =>
	holds ? 'holds' : differs ? 'differs' : 'cannot be told';

/** Creates a finding, keeping the reason `untold` only if the claim cannot be judged. */
export const finding = (
	verdict: Judged,
	{ untold, ...found }: Omit<Finding, 'verdict'> & { untold: string },
): Finding => ({ verdict, ...found, ...(verdict === 'cannot be told' && { untold }) });
