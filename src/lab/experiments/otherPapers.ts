/** The papers besides "You Are What You Say" that the advice rests on. */
import { showProgress } from '../progress.ts';
import type { Reproduced } from '../report/html.ts';
import { reproduceDrift } from './drift.ts';
import type { Setup } from './setup.ts';

type Found = Pick<Reproduced, 'result' | 'verdicts' | 'figures'>;

/** Each of them on the same ratings, as far as it needs any. */
export async function otherPapers(_setup: Setup, seed: number): Promise<Reproduced[]> {
	return [
		await timed(
			{
				id: 'privacy-for-free',
				title: 'Money for Nothing and Privacy for Free?',
				source: 'Sheth, Malkin and Kaiser, 2012',
				about: 'Arrays of random numbers, as in the paper',
			},
			async () => reproduceDrift(seed, showProgress('Weighing')),
		),
	];
}

async function timed(
	paper: Pick<Reproduced, 'id' | 'title' | 'source' | 'about'>,
	run: () => Promise<Found>,
): Promise<Reproduced> {
	const begun = performance.now();
	const { result, verdicts, figures } = await run();
	return { ...paper, seconds: (performance.now() - begun) / 1000, result, verdicts, figures };
}
