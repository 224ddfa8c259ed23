/** "Money for Nothing and Privacy for Free?" as a paper of the lab. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Paper } from '../../kit/paper.ts';
import { judge } from '../../kit/report/claim.ts';
import { DRIFT_CLAIMS } from './claims.ts';
import { drift } from './drift.ts';
import { driftFigures } from './figures.ts';
import { driftSentences } from './sentences.ts';
import { driftTables } from './text.ts';

export const DRIFT: Paper = {
	id: 'drift',
	title: 'Money for Nothing and Privacy for Free?',
	source: 'Sheth, Malkin and Kaiser, 2012',
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
