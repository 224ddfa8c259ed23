import { type Setup, sizeSaid } from '../kit/cli/setup.ts';
import { bySize } from '../kit/datasets/bySize.ts';
import { synthesizeNetflix } from '../kit/datasets/netflix.ts';
import type { Found, Ground, Paper } from '../kit/paper.ts';
import { toVerdict } from '../kit/report/claim.ts';

/** A paper with what was found of it. */
export type PaperRun = Omit<Paper, 'run'> & Found & { seconds: number };

/** Runs papers one after the other, each with all threads. */
export async function runPapers(
	papers: readonly Paper[],
	setup: Setup,
	{ threads, seed }: { threads: number; seed: number },
): Promise<PaperRun[]> {
	const ground: Ground = { setup, population: populationOf(setup, seed), threads, seed };
	const runs: PaperRun[] = [];
	for (const { run, ...paper } of papers) {
		const begun = performance.now();
		const found = await run(ground);
		runs.push({ ...paper, ...found, seconds: (performance.now() - begun) / 1000 });
	}
	return runs;
}

/** Part of the Netflix-like population that is made up where there are no ratings. */
const SCALE = 0.005;

/** Sorted or made up once, when the first paper asks. */
function populationOf({ synthetic, ratings: given, about }: Setup, seed: number): Ground['population'] {
	let population: ReturnType<Ground['population']> | undefined;
	return () => {
		if (population === undefined) {
			const ratings = bySize(synthetic ? synthesizeNetflix(SCALE, seed) : given);
			const made = `A made-up population with marginals of the Netflix Prize data: ${sizeSaid(ratings)}`;
			population = { ratings, about: synthetic ? made : about };
		}
		return population;
	};
}

/** All runs as one JSON document, in which the first paper stands above the others. */
export function toDocument([first, ...others]: readonly PaperRun[], seconds: number) {
	return {
		about: first!.about,
		...first!.result,
		verdicts: first!.verdicts.map(toVerdict),
		others: others.map(({ id, title, source, about, seconds, result, verdicts }) => ({
			...{ id, title, source, about, seconds, result },
			verdicts: verdicts.map(toVerdict),
		})),
		seconds,
	};
}
