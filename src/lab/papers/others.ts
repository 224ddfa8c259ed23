/** The papers besides "You Are What You Say" that the advice rests on. */

import { showProgress } from '../kit/cli/progress.ts';
import { type Setup, sizeSaid } from '../kit/cli/setup.ts';
import { bySize } from '../kit/datasets/bySize.ts';
import { synthesizeNetflix } from '../kit/datasets/netflix.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';
import { createPool } from '../kit/threads/pool.ts';
import { reproduceAnonymization } from './anonymization/reproduce.ts';
import { reproduceDrift } from './drift/command.ts';
import type { Reproduced } from './html.ts';
import { reproduceScoreboard } from './scoreboard/command.ts';

/** Their short names, as the flag has them. */
export const OTHERS = ['scoreboard', 'anonymization', 'drift'] as const;
export type Other = (typeof OTHERS)[number];

/** Part of the Netflix-like population that is made up where there are no ratings. */
const SCALE = 0.005;

/** What a paper is run with. */
interface Ground {
	ratings: Ratings;
	synthetic: boolean;
	threads: number;
	seed: number;
}

type Found = Pick<Reproduced, 'result' | 'verdicts' | 'figures'>;

const PAPERS: Record<Other, Pick<Reproduced, 'title' | 'source'> & { run(ground: Ground): Promise<Found> }> = {
	scoreboard: {
		title: 'Robust De-anonymization of Large Sparse Datasets',
		source: 'Narayanan and Shmatikov, 2008',
		run: async ({ ratings, synthetic, threads, seed }) => {
			const pool = createPool({ ratings, liking: null }, threads);
			try {
				return await reproduceScoreboard(ratings, pool, seed, showProgress('Matching'), { synthetic });
			} finally {
				await pool.close();
			}
		},
	},
	anonymization: {
		title: 'Predictive Anonymization',
		source: 'Chang, Thompson, Wang and Yao, 2010',
		run: ({ ratings, threads, seed }) => reproduceAnonymization(ratings, threads, seed),
	},
	drift: {
		title: 'Money for Nothing and Privacy for Free?',
		source: 'Sheth, Malkin and Kaiser, 2012',
		run: async ({ seed }) => reproduceDrift(seed, showProgress('Weighing')),
	},
};

/** Each of `wanted`, on the same ratings; where those are made up, on people with the marginals of Netflix. */
export async function otherPapers(
	{ synthetic, ratings: given, about }: Setup,
	wanted: readonly Other[],
	threads: number,
	seed: number,
): Promise<Reproduced[]> {
	const ratings = bySize(synthetic ? synthesizeNetflix(SCALE, seed) : given);
	const on = synthetic ? `A made-up population with marginals of the Netflix Prize data: ${sizeSaid(ratings)}` : about;
	const found: Reproduced[] = [];
	for (const id of OTHERS.filter((name) => wanted.includes(name))) {
		const { run, ...paper } = PAPERS[id];
		const begun = performance.now();
		const results = await run({ ratings, synthetic, threads, seed });
		const seconds = (performance.now() - begun) / 1000;
		found.push({
			id,
			...paper,
			about: id === 'drift' ? 'Arrays of random numbers, as in the paper' : on,
			seconds,
			...results,
		});
	}
	return found;
}
