import { seededRandom } from '../../../../core/advice/draw.ts';
import type { Target } from '../../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Parts } from '../groups/groups.ts';
import { groupsIn, KINDS, type Release, releasedEntries, releaseOf } from '../release/release.ts';
import { createRowDescent } from './descendRow.ts';
import type { Entries } from './entries.ts';
import { createModel, rmseOf, type SvdModel, type SvdOptions } from './svd.ts';

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
	const values = new Float32Array(items);
	const model = createModel({ users, items, scale: release.scale }, { values }, svd.rank, seed);
	model.mean = meanOf(release);
	const { start, members } = release.groups;
	const descendRow = createRowDescent(model, svd);
	for (let epoch = 0; epoch < svd.epochs; epoch++)
		for (const group of shuffledNumbers(groupsIn(release), random)) {
			const row = release.rowOf(group, Math.floor(stride * random()), stride);
			for (let i = 0; i < row.ratings.length; i++) values[i] = release.scale[row.ratings[i]!]!;
			descendRow(row.items, values, members.subarray(start[group], start[group + 1]));
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
