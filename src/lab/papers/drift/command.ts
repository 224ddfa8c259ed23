import { Command } from 'commander';
import { deliver } from '../../kit/cli/experiment.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import { OUT, whole } from '../../kit/cli/setup.ts';
import { aligned, CLAIMS_HEAD, claimRows, tableLines } from '../../kit/cli/text.ts';
import { judge, toVerdict } from '../../kit/report/claim.ts';
import { prepareOut } from '../../kit/report/out.ts';
import { DRIFT_CLAIMS } from './claims.ts';
import { drift, FULL, QUICK } from './drift.ts';
import { driftFigures } from './figures.ts';
import { driftTables } from './text.ts';

export const driftCommand = new Command('drift')
	.description('“Money for Nothing and Privacy for Free?”: concept drift against the exponential mechanism.')
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--quick', 'a first look: arrays of at most 10,000 numbers, and few draws')
	.option('--json', 'print one JSON document')
	.addOption(OUT())
	.action(async (o: { seed: number; quick?: true; json?: true; out?: string }) => {
		if (o.out !== undefined) await prepareOut(o.out);
		const { seed, quick } = o;
		const result = drift(seed, showProgress('Weighing'), quick ? QUICK : FULL);
		const verdicts = judge(DRIFT_CLAIMS, result);
		const all = { ...result, verdicts: verdicts.map(toVerdict) };
		const claims = aligned([CLAIMS_HEAD, ...claimRows(verdicts)]);
		const lines = [...tableLines(driftTables(result)), '', ...claims];
		await deliver('drift', o, { result: all, lines, figures: driftFigures(result) });
	});
