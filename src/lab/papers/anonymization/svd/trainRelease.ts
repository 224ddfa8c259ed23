import { seededRandom } from '../../../../core/advice/draw.ts';
import type { Target } from '../../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Parts } from '../groups/groups.ts';
import { groupsIn, KINDS, type Release, releasedEntries, releaseOf } from '../release/release.ts';
import type { Entries } from './entries.ts';
import { createModel, descend, rmseOf, type SvdModel, type SvdOptions } from './svd.ts';

/** Maximum number of ratings of a release per epoch; of larger releases each epoch uses a new random part. */
const MOST_PER_EPOCH = 2e7;

/**
 * Fits a model to a release as a recommender would: every user in it has separate factors. Rows are generated
 * on demand; those of a group are consecutive, and the order of groups changes each epoch.
 * @param most maximum number of ratings per epoch
 */
export function trainOnRelease(
	release: Release,
	{ users, items }: { users: number; items: number },
	svd: SvdOptions,
	seed: number,
	most = Number.POSITIVE_INFINITY,
): SvdModel {
	const random = seededRandom(seed);
	const stride = Math.max(1, Math.ceil(releasedEntries(release) / most));
	const column = { users: new Uint32Array(items), items: new Uint32Array(items), values: new Float32Array(items) };
	const model = createModel({ users, items, scale: release.scale }, column, svd.rank, seed);
	model.mean = meanOf(release);
	const { start, members } = release.groups;
	for (let epoch = 0; epoch < svd.epochs; epoch++)
		for (const group of shuffledNumbers(groupsIn(release), random)) {
			const row = release.rowOf(group, Math.floor(stride * random()), stride);
			column.items.set(row.items);
			for (let i = 0; i < row.ratings.length; i++) column.values[i] = release.scale[row.ratings[i]!]!;
			for (let m = start[group]!; m < start[group + 1]!; m++) {
				column.users.fill(members[m]!, 0, row.items.length);
				descend(model, column, 0, row.items.length, svd);
			}
		}
	return model;
}

function meanOf(release: Release): number {
	let [sum, count] = [0, 0];
	for (let group = 0; group < groupsIn(release); group++) {
		const { size, ratings } = release.rowOf(group);
		for (let i = 0; i < ratings.length; i++) sum += size * release.scale[ratings[i]!]!;
		count += size * ratings.length;
	}
	return sum / Math.max(1, count);
}

export interface ReleaseOptions {
	run: number;
	model: SvdModel;
	groups: Parts;
	test: Entries;
	svd: SvdOptions;
	seed: number;
	/** The same, times the ratings of the original. */
	times: number;
}

/** RMSE on held-out ratings of a recommender trained on a release, in which its owner looks the users up. */
const svdRelease =
	({ ratings }: Shared, { model, groups, test, svd, seed, times }: ReleaseOptions) =>
	({ user: kind }: Target): number => {
		const release = releaseOf(ratings, model, groups, KINDS[kind]!);
		const most = Math.min(MOST_PER_EPOCH, times * ratings.count);
		return rmseOf(trainOnRelease(release, ratings, svd, seed, most), test);
	};

export const svdReleaseTask = task(import.meta.url, 'svdReleaseTask', svdRelease);
