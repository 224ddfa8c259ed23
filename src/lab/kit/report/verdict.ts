import type { Finding, Judged, Rule } from './rules.ts';

/** A claim of the paper, held against a run. */
export interface Verdict {
	claim: string;
	paper: string;
	here: string;
	verdict: Judged;
	/** What it was judged by. */
	rule: Rule;
	/** How far it is from the paper, or how large the effect is. */
	difference: string;
	/** Where it does not hold: what explains it of what was checked. */
	why: string[];
}

/** A finding about a claim, with its reasons: those of the rule, or of `why` where it differs. */
export const claimed = (claim: string, paper: string, rule: Rule, found: Finding, why: () => string[]): Verdict => {
	const { untold, ...finding } = found;
	const reasons = finding.verdict === 'holds' ? [] : untold === undefined ? why() : [untold];
	return { claim, paper, rule, ...finding, why: reasons };
};

/** How many claims hold of those that could be judged, in a sentence. */
export function summary(all: readonly Verdict[]): string {
	const count = (verdict: Judged) => all.filter((v) => v.verdict === verdict).length;
	const [holds, untold] = [count('holds'), count('cannot be told')];
	return `${holds} of the ${all.length - untold} claims of the paper that can be judged hold here; ${untold} cannot be told.`;
}
