import { describeSize, type Setup } from '../kit/cli/setup.ts';
import { bySize } from '../kit/datasets/bySize.ts';
import { synthesizeNetflix } from '../kit/datasets/netflix.ts';
import type { Paper, PaperInput, PaperResults } from '../kit/paper.ts';
import { toVerdict } from '../kit/report/claim.ts';
import { ANONYMIZATION } from './anonymization/paper.ts';
import { DRIFT } from './drift/paper.ts';
import { IDENTIFY } from './identify/paper.ts';
import { LINKING } from './linking/paper.ts';
import { SCOREBOARD } from './scoreboard/paper.ts';

/** What `lab paper` runs, in the order of the report: the papers that the advice is based on, and linking. */
export const PAPERS: readonly Paper[] = [IDENTIFY, SCOREBOARD, ANONYMIZATION, DRIFT, LINKING];

export type PaperRun = Omit<Paper, 'run'> & PaperResults & { seconds: number };

/** Runs papers one by one, each on all threads. */
export async function runPapers(
	papers: readonly Paper[],
	setup: Setup,
	{ threads, seed }: { threads: number; seed: number },
): Promise<PaperRun[]> {
	const input: PaperInput = { setup, population: populationOf(setup, seed), threads, seed };
	const runs: PaperRun[] = [];
	for (const { run, ...paper } of papers) {
		const startedAt = performance.now();
		const found = await run(input);
		runs.push({ ...paper, ...found, seconds: (performance.now() - startedAt) / 1000 });
	}
	return runs;
}

/** Scale of the Netflix-like population that is made up if no ratings are given. */
const SCALE = 0.005;

/** Sorts the ratings or makes up a population once, when the first paper needs it. */
function populationOf({ synthetic, ratings: given, about }: Setup, seed: number): PaperInput['population'] {
	let population: ReturnType<PaperInput['population']> | undefined;
	return () => {
		if (population === undefined) {
			const ratings = bySize(synthetic ? synthesizeNetflix(SCALE, seed) : given);
			const made = `A made-up population with marginals of the Netflix Prize data: ${describeSize(ratings)}`;
			population = { ratings, about: synthetic ? made : about };
		}
		return population;
	};
}

/** Builds a JSON document of all runs, with the first paper at the top level. */
export function toDocument([first, ...others]: readonly PaperRun[], seconds: number) {
	return {
		about: first!.about,
		...first!.result,
		verdicts: first!.verdicts.map(toVerdict),
		others: others.map(({ id, title, source, people, about, size, seconds, result, verdicts }) => ({
			...{ id, title, source, people, about, size, seconds, result },
			verdicts: verdicts.map(toVerdict),
		})),
		seconds,
	};
}
