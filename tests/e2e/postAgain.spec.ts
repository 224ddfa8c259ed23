import { postAgain } from '../attack/postAgain.ts';
import { WAYS } from '../attack/postAgainWays.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

/** Ways that differ most: a page that comes back, a box that keeps its text, and an answer that has it again. */
const UNLIKE = [
	'Back, and another title',
	'a text left in the box, and another title',
	'a text that the answer has in its box again',
];

for (const [at, way] of Object.keys(WAYS).entries())
	test(
		`a post is kept beside the one whose text was still about: ${way}`,
		nightly(!UNLIKE.includes(way)),
		async ({ browserWithExtension }) => {
			expect(await postAgain(browserWithExtension, { way, posts: 2, seed: at + 1 })).toEqual({
				...{ lost: 0, replaced: 0, twice: 0 },
			});
		},
	);
