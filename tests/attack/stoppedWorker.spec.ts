import { expect, test } from '@playwright/test';
import { launchWithExtension } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { postWithStops } from './stoppedWorker.ts';

for (const after of ['stays', 'is left'] as const)
	test(`500 posts with the worker stopped around each, on a page that ${after}, are each kept once`, async () => {
		const browser = await launchWithExtension({ headless: true });
		const outcome = await postWithStops(browser, { posts: 500, after, seed: 1, answers: 'once heard' });
		await browser.close();
		report(test.info(), {
			attempt: `500 posts, a stop of the worker -50 to 300 ms around each click, the page ${after}`,
			control: '-',
			result: `${outcome.lost} lost, ${outcome.replaced} replaced, ${outcome.twice} twice`,
		});
		expect(outcome).toEqual({ lost: 0, replaced: 0, twice: 0 });
	});
