import { expect, test } from '@playwright/test';
import { launchWithExtension } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { postAgain } from './postAgain.ts';
import { WAYS } from './postAgainWays.ts';

const POSTS = 500;
const ways = Object.keys(WAYS);

for (const [at, way] of ways.entries()) {
	const posts = Math.ceil((POSTS - at) / ways.length);
	test(`${posts} of ${POSTS} posts are each kept once: ${way}`, async () => {
		const browser = await launchWithExtension({ headless: true });
		const outcome = await postAgain(browser, { way, posts, seed: at + 1 });
		await browser.close();
		report(test.info(), {
			attempt: `${posts} posts: ${way}`,
			control: '-',
			result: `${outcome.lost} lost, ${outcome.replaced} replaced, ${outcome.twice} twice`,
		});
		expect(outcome).toEqual({ lost: 0, replaced: 0, twice: 0 });
	});
}
