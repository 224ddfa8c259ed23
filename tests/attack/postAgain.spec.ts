import { EXTENSION, launchWithExtension } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { type Outcome, postAgain } from './postAgain.ts';
import { WAYS } from './postAgainWays.ts';
import { expect, test } from './scene.ts';

/** Posts with a build of the extension, in a profile of its own. */
async function inBuild(extension: string, how: Parameters<typeof postAgain>[1]): Promise<Outcome> {
	const browser = await launchWithExtension({ headless: true, extension });
	const outcome = await postAgain(browser, how);
	await browser.close();
	return outcome;
}

const summaryOf = ({ lost, replaced, twice }: Outcome): string => `${lost} lost, ${replaced} replaced, ${twice} twice`;

const POSTS = 500;
const ways = Object.keys(WAYS);

for (const [at, way] of ways.entries()) {
	const posts = Math.ceil((POSTS - at) / ways.length);
	test(`${posts} of ${POSTS} posts are each kept once: ${way}`, async () => {
		const outcome = await inBuild(EXTENSION, { way, posts, seed: at + 1 });
		report(test.info(), { attempt: `${posts} posts: ${way}`, control: '-', result: summaryOf(outcome) });
		expect(outcome).toEqual({ lost: 0, replaced: 0, twice: 0 });
	});
}

test('without the defenses, posts replace one another', async ({ careless }) => {
	const way = 'a text left in the box, deleted first';
	const outcome = await inBuild(careless, { way, posts: 4, seed: 5 });
	report(test.info(), { attempt: `4 posts: ${way}`, control: summaryOf(outcome), result: '-' });
	expect(outcome.replaced + outcome.lost).toBeGreaterThan(0);
});
