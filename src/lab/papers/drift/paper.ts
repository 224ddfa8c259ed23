/** "Money for Nothing and Privacy for Free?" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { type Judgment, judge } from '../../kit/report/claim.ts';
import { DRIFT_CLAIMS } from './claims.ts';
import { type DriftResult, drift } from './drift.ts';
import { driftFigures } from './figures.ts';
import { driftTables } from './text.ts';

export const DRIFT: Paper = {
	id: 'drift',
	title: 'Money for Nothing and Privacy for Free?',
	source: 'Sheth, Malkin and Kaiser, 2012',
	people: 'arrays of random numbers too',
	run: async ({ seed }) => {
		const result = drift(seed, showProgress('Weighing'));
		const verdicts = judge(DRIFT_CLAIMS, result);
		return {
			about: 'Arrays of random numbers, as in the paper',
			size: `arrays of up to ${result.rows.at(-1)!.n.toLocaleString('en')} numbers`,
			result,
			verdicts,
			matrix: 'What the paper says of it',
			sentences: driftSentences(result, verdicts),
			figures: driftFigures(result),
			main: ['drift-rms', 'drift-nrms', 'drift-time'],
			tables: driftTables(result),
		};
	},
};

function driftSentences({ rows, guarantees }: DriftResult, verdicts: readonly Judgment[]): string[] {
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
