import { postWithStops } from '../attack/stoppedWorker.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

for (const after of ['stays', 'is left'] as const)
	test(
		`posts on a page that ${after} are each kept once though the worker stops around them`,
		nightly(after === 'stays'),
		async ({ browserWithExtension }) => {
			test.slow();
			const stops = { posts: 4, after, seed: 7, answers: 'once heard' } as const;
			expect(await postWithStops(browserWithExtension, stops)).toEqual({ lost: 0, replaced: 0, twice: 0 });
		},
	);
