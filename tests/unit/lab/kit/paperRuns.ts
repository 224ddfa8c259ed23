/** Runs of papers on a small made-up population, for tests of the report. */
import { likingOf } from '../../../../src/lab/kit/datasets/liking.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { createPool } from '../../../../src/lab/kit/threads/pool.ts';
import { IDENTIFY } from '../../../../src/lab/papers/identify/paper.ts';
import { type PaperRun, runPapers } from '../../../../src/lab/papers/run.ts';
import { SMALL_POPULATION } from './ratings.ts';

/** The first paper with mentions of so many each, and another that has little to say. */
export async function paperRuns(sizes: readonly number[]): Promise<[first: PaperRun, other: PaperRun]> {
	const ratings = synthesize(SMALL_POPULATION, 1);
	const targets = simulateTargets(ratings, { sizes, posting: 0, skew: 0, seed: 1 });
	const pool = createPool({ ratings, liking: likingOf(ratings) }, 1);
	try {
		const setup = { about: 'Test', synthetic: false, rated: true, ratings, targets, pool };
		const [first] = await runPapers([IDENTIFY], setup, { threads: 1, seed: 1 });
		const other = {
			...first!,
			id: 'another',
			title: 'Another <paper>',
			source: 'Somebody, 2012',
			verdicts: first!.verdicts.filter(({ cell }) => cell === undefined).slice(0, 3),
			figures: first!.figures.slice(0, 1),
			main: [],
			tables: [],
		};
		return [first!, other];
	} finally {
		await pool.close();
	}
}
