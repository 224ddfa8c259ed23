/**
 * How good dissimilarity in factor space is: against the padded rows themselves, which are only held here, on a ratings
 * file of a few hundred users. Usage: node tests/bench/dissimilarity.ts RATINGS; with --small some are made up
 */
import { sampleCorrelation } from 'simple-statistics';
import { seededRandom } from '../../src/core/advice/draw.ts';
import { loadRatings } from '../../src/lab/kit/datasets/load.ts';
import { shuffledNumbers } from '../../src/lab/kit/datasets/shuffle.ts';
import { synthesize } from '../../src/lab/kit/datasets/synthetic.ts';
import { createPool } from '../../src/lab/kit/threads/pool.ts';
import { groupUsers } from '../../src/lab/papers/anonymization/anonymize.ts';
import { partsOf } from '../../src/lab/papers/anonymization/groups/groups.ts';
import { type Points, userPoints } from '../../src/lab/papers/anonymization/groups/points.ts';
import { releaseOf } from '../../src/lab/papers/anonymization/release/release.ts';
import { entriesOf, foldsOf, subset } from '../../src/lab/papers/anonymization/svd/entries.ts';
import { trainSvd } from '../../src/lab/papers/anonymization/svd/experiment.ts';
import { rmseOf, SVD_DEFAULTS, score } from '../../src/lab/papers/anonymization/svd/svd.ts';
import { trainOnRelease } from '../../src/lab/papers/anonymization/svd/trainRelease.ts';
import { SMALL_POPULATION } from '../unit/lab/kit/ratings.ts';
import { between } from '../unit/lab/papers/anonymization/made.ts';
import { report } from './kit/measure.ts';
import { names, small } from './kit/options.ts';

const [PAIRS, K, SEED] = [5000, 5, 1];
const all = small ? synthesize(SMALL_POPULATION, SEED) : await loadRatings(names[0]!);
const fold = foldsOf(all.count, 5, SEED);
const test = entriesOf(all, (entry) => fold[entry] === 0, 1, SEED).entries;
const ratings = subset(all, (entry) => fold[entry] !== 0);
const pool = createPool({ ratings, liking: null }, 1);
const model = await trainSvd(ratings, pool, SVD_DEFAULTS, SEED);
const { users, items, byUser, scale } = ratings;

const unit = 1 / (Math.sqrt(items) * (model.most - model.least));
const dense: Points = { dims: items, at: new Float32Array(users * items) };
for (let user = 0; user < users; user++) {
	for (let item = 0; item < items; item++) dense.at[user * items + item] = unit * score(model, user, item);
	for (let entry = byUser.start[user]!; entry < byUser.start[user + 1]!; entry++)
		dense.at[user * items + byUser.ids[entry]!] = unit * scale[byUser.levels![entry]!]!;
}
const random = seededRandom(SEED);
const pairs = Array.from(
	{ length: PAIRS },
	() => [Math.floor(users * random()), Math.floor(users * random())] as const,
).filter(([u, v]) => u !== v);
const padded = pairs.map(([u, v]) => between(dense, u, v));
const chance = partsOf(
	shuffledNumbers(users, random).map((n) => n % Math.floor(users / K)),
	Math.floor(users / K),
);

/** Mean dissimilarity of padded rows to the center of their group. */
function spread({ start, members }: typeof chance): number {
	let sum = 0;
	for (let g = 0; g + 1 < start.length; g++) {
		const group = members.subarray(start[g]!, start[g + 1]!);
		for (const u of group) for (const v of group) sum += between(dense, u, v) / (2 * group.length);
	}
	return sum / users;
}

const ways = {
	'padded rows': dense,
	'factors with originals': userPoints(model, ratings),
	'factors alone': userPoints(model, null),
};
for (const [name, points] of Object.entries(ways)) {
	const groups = await groupUsers(users, points, K, pool, { sample: 0.1, seed: SEED });
	const rmse = (kind: 'padded' | 'pure') =>
		rmseOf(
			trainOnRelease(releaseOf(ratings, model, groups, kind), ratings, SVD_DEFAULTS, SEED, 16 * ratings.count),
			test,
		);
	report(`Dissimilarity by ${name}, ${users} users, groups of ${K}`, {
		'correlation with that of padded rows': sampleCorrelation(
			padded,
			pairs.map(([u, v]) => between(points, u, v)),
		).toFixed(4),
		'part of it': (
			pairs.reduce((sum, [u, v]) => sum + between(points, u, v), 0) / padded.reduce((a, b) => a + b, 0)
		).toFixed(3),
		'within a group, as part of that of groups by chance': (spread(groups) / spread(chance)).toFixed(4),
		'RMSE padded, pure': `${rmse('padded').toFixed(4)}, ${rmse('pure').toFixed(4)}`,
	});
}
await pool.close();
