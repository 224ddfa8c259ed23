import { postAgain } from '../attack/postAgain.ts';
import { WAYS } from '../attack/postAgainWays.ts';
import { expect, test } from './fixtures.ts';

test('a post is kept beside the one whose text was still about, in whatever way', async ({ browserWithExtension }) => {
	test.slow();
	for (const [at, [way, { films }]] of Object.entries(WAYS).entries())
		await test.step(way, async () => {
			const outcome = await postAgain(browserWithExtension, { way, posts: films === undefined ? 2 : 3, seed: at + 1 });
			expect({ way, ...outcome }).toEqual({ way, lost: 0, replaced: 0, twice: 0 });
		});
});
