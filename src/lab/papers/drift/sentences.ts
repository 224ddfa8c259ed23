/** The most important figures of the run, in sentences. */
import type { Judgement } from '../../kit/report/claim.ts';
import type { DriftResult } from './drift.ts';

/** Reports the errors, and which guarantees hold. */
export function driftSentences({ rows, guarantees }: DriftResult, verdicts: readonly Judgement[]): string[] {
	const errors = rows.map(({ nrms }) => nrms);
	const broken = guarantees.filter((one) => one.broken && !one.control).length;
	const times = verdicts.filter(({ rule }) => rule.id === 'quicker' || rule.id === 'sublinear');
	const quicker = times.filter(({ verdict }) => verdict === 'holds').length;
	const listing = verdicts.find(({ claim }) => /listing is differentially private/.test(claim))!;
	return [
		`The error of the paper’s mechanism is ${Math.min(...errors).toFixed(2)} to ${Math.max(...errors).toFixed(2)} of what is possible, at every size; of the ${times.length} claims about time ${quicker} ${quicker === 1 ? 'holds' : 'hold'}.`,
		`Its listing is ${listing.verdict === 'holds' ? 'private, as it says' : `not private as it says: ${listing.here}`}; of the promises that are made here, draws show ${broken === 0 ? 'none' : broken} to be broken.`,
	];
}
