import type { Interval } from '../statistics.ts';

export type Judged = 'holds' | 'differs' | 'cannot be told';

/** A share that was counted, for drawing it beside the paper's. */
export interface Measured {
	value: number;
	/** Of 95 %. */
	interval: Interval;
	/** The paper's figure. */
	paper: number;
}

/** What a rule found. */
export interface Finding {
	verdict: Judged;
	here: string;
	/** By how much it is other than in the paper. */
	difference: string;
	/** Why it cannot be told. */
	untold?: string;
	measured?: Measured;
	/** What is here in a word or two, for a table. */
	brief?: string;
}

/** How a claim is judged by what is read from a run. */
export interface Rule<Ours> {
	/** Its name in JSON documents: it does not change. */
	id: string;
	/** As the page states it. */
	text: string;
	/** The paper's figure in words, where the rule is made for one figure. */
	paper?: string;
	judge(ours: Ours): Finding;
}

/** A verdict from its two conditions; of both, the first counts. */
export const verdictOf = (holds: boolean, differs: boolean): Judged =>
	holds ? 'holds' : differs ? 'differs' : 'cannot be told';

/** A finding that keeps the reason for not telling only where it cannot be told. */
export const finding = (
	verdict: Judged,
	{ untold, ...found }: Omit<Finding, 'verdict'> & { untold: string },
): Finding => ({ verdict, ...found, ...(verdict === 'cannot be told' && { untold }) });
