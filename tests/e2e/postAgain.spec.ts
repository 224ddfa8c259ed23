import { postAgain } from '../attack/postAgain.ts';
import { WAYS } from '../attack/postAgainWays.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

/** Ways that differ most: a page that comes back, and a box that keeps its text. */
const UNLIKE = ['Back, and another title', 'a text left in the box, and the first title again'];

for (const [at, [way, { films = [] }]] of Object.entries(WAYS).entries())
	test(
		`a post is kept with the one whose text stayed in the box: ${way}`,
		nightly(!UNLIKE.includes(way)),
		async ({ browserWithExtension }) => {
			const outcome = await postAgain(browserWithExtension, {
				way,
				posts: Math.max(2, films.length + 1),
				seed: at + 1,
			});
			expect(outcome).toEqual({ lost: 0, replaced: 0, twice: 0 });
		},
	);
