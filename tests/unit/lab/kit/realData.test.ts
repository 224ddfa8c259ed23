/** Held against figures found by another implementation, on real people's tags; skipped where the data is absent. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { likingOf } from '../../../../src/lab/kit/datasets/liking.ts';
import { loadRatings } from '../../../../src/lab/kit/datasets/load.ts';
import { readMentions, targetsOf } from '../../../../src/lab/kit/datasets/mentions.ts';
import { createPool } from '../../../../src/lab/kit/threads/pool.ts';
import { constantsTried, fit, fitOneTask } from '../../../../src/lab/papers/identify/attacks/fit.ts';
import { identify } from '../../../../src/lab/papers/identify/identify.ts';

const folder = join(process.env.RED_HERRING_DATA ?? '../shared/data', 'ml-latest-small');
const there = existsSync(join(folder, 'tags.csv'));
if (!there) console.error(`Skipped: the tags of real people are not in ${folder} (set RED_HERRING_DATA).`);

/** k = 1, 5, 10, 100. */
const KNOWN = {
	setIntersection: [0.21, 0.31, 0.33, 0.57],
	tfidf: [0.52, 0.62, 0.66, 0.88],
	scoring: [0.31, 0.45, 0.48, 0.78],
	fuzzyRating: [0.45, 0.53, 0.59, 0.81],
	exactRating: [0.57, 0.69, 0.74, 0.88],
	likelihoodPlain: [0.53, 0.66, 0.69, 0.88],
} as const;

test.skipIf(!there)('matches the tags of 58 people with the ratings of 610 users', async () => {
	const ratings = await loadRatings(join(folder, 'ratings.csv'));
	const { targets } = targetsOf(await readMentions(`tags:${join(folder, 'tags.csv')}`, undefined), ratings);
	const pool = createPool({ ratings, liking: likingOf(ratings) }, 1);
	const { algorithms, targets: count } = await identify(ratings, targets, pool, 1);
	expect(count).toBe(58);
	for (const [name, known] of Object.entries(KNOWN)) {
		const { k } = algorithms[name as keyof typeof KNOWN]!;
		expect([k[1], k[5], k[10], k[100]].map((share) => Number(share.toFixed(2)))).toEqual(known);
	}
	// With constants estimated on other people, the full likelihood ranks better than its plain form.
	const fitted = fit(await pool.map(fitOneTask, targets, {}), constantsTried(true), ratings.users, 1);
	expect(fitted.constants).toEqual({ posting: 0.4, liking: 0.4 });
	expect(fitted.k[1]).toBeGreaterThan(algorithms.likelihoodPlain.k[1]);
	expect(fitted.meanLog2Rank).toBeLessThan(algorithms.likelihoodPlain.meanLog2Rank - 0.15);
});
