import { InputError } from '../../../pack/errors.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import { type Ratings, sizeOf } from '../../kit/datasets/ratings.ts';
import { type Pool, withPool } from '../../kit/threads/pool.ts';
import { drawKnown, fittingOriginal, fittingRelease, type Success, successOf } from './attack.ts';
import { binsOf, groupBinTask, joinGroups, type Parts } from './groups/groups.ts';
import { type Points, userPoints } from './groups/points.ts';
import { KINDS, type Release } from './release/release.ts';
import { entriesOf, foldsOf, subset } from './svd/entries.ts';
import { nextRun, numbered, trainSvd } from './svd/experiment.ts';
import { rmseOf, type SvdModel, type SvdOptions } from './svd/svd.ts';
import { svdReleaseTask } from './svd/trainRelease.ts';

export interface AnonymizeOptions {
	svd: SvdOptions;
	/** Share of the users that is sampled to form bins. */
	sample: number;
	seed: number;
	/** Ratings of a release that a recommender learns from each epoch, at most, times those of the original; 16 if absent. */
	times?: number;
}

/** @throws InputError without ratings, or fewer than k users */
export function checkAnonymizable({ users, byUser }: Ratings, k: number): void {
	if (byUser.levels === null) throw new InputError('The file says who rated what, but not how: there are no ratings.');
	if (k > users) throw new InputError(`There are ${users} users: groups of ${k} cannot be made of them. Lower --k.`);
}

/** Groups users with similar predicted ratings, at least k per group. */
export async function groupUsers(
	users: number,
	points: Points,
	k: number,
	pool: Pool,
	{ sample, seed }: Pick<AnonymizeOptions, 'sample' | 'seed'>,
	progress?: Progress,
): Promise<Parts> {
	const bins = binsOf(points, users, k, sample, seed);
	const options = { run: nextRun(), points, bins, k, seed };
	return joinGroups(bins, await pool.map(groupBinTask, numbered(bins.start.length - 1), options, progress));
}

/** Prepares grouping: fits a model of the ratings and computes every user's point. */
export async function padUsers(ratings: Ratings, pool: Pool, { svd, seed }: AnonymizeOptions, progress?: Progress) {
	const model = await trainSvd(ratings, pool, svd, seed, progress);
	const points = userPoints(model, ratings);
	if (!points.at.every(Number.isFinite))
		throw new InputError('The steps are too long, and nothing is fitted: lower --rate.');
	return { model, points };
}

export interface Accuracy {
	k: number;
	groups: number;
	smallestGroup: number;
	rmse: { original: number; itemMeans: number; padded: number; pure: number };
}

/** One in this many ratings is held out as the test set. */
const TEST_FOLDS = 5;

/**
 * RMSE of a recommender trained on the original and on each release, on the same fifth of the ratings, which is held
 * out before anything else. `itemMeans` is of a recommender that predicts item means.
 */
export async function accuracy(
	ratings: Ratings,
	ks: readonly number[],
	threads: number,
	options: AnonymizeOptions,
	progress?: Progress,
): Promise<Accuracy[]> {
	const { svd, seed, times = 16 } = options;
	const fold = foldsOf(ratings.count, TEST_FOLDS, seed);
	const test = entriesOf(ratings, (entry) => fold[entry] === 0, 1, seed).entries;
	const train = subset(ratings, (entry) => fold[entry] !== 0);
	try {
		return await withPool(train, threads, async (pool) => {
			const { model, points } = await padUsers(train, pool, options);
			const original = rmseOf(model, test);
			const itemMeans = rmseOf(itemMeansOf(train, model), test);
			const rows: Accuracy[] = [];
			for (const k of ks) {
				const groups = await groupUsers(train.users, points, k, pool, options);
				const asked = { run: nextRun(), model, groups, test, svd, seed, times };
				const [padded, pure] = (await pool.map(svdReleaseTask, numbered(KINDS.length), asked)) as [number, number];
				rows.push({ k, ...sizesIn(groups), rmse: { original, itemMeans, padded, pure } });
				progress?.at(rows.length, ks.length);
			}
			return rows;
		});
	} finally {
		progress?.end();
	}
}

export function sizesIn({ start }: Parts): { groups: number; smallestGroup: number } {
	let smallestGroup = Number.POSITIVE_INFINITY;
	for (let group = 0; group + 1 < start.length; group++)
		smallestGroup = Math.min(smallestGroup, start[group + 1]! - start[group]!);
	return { groups: start.length - 1, smallestGroup };
}

/** Pseudo-ratings at the global mean that damp each item's mean. */
const DAMPING = 5;

/** A non-personalised recommender: the damped mean rating of each item. */
function itemMeansOf({ items, byItem, scale }: Ratings, model: SvdModel): SvdModel {
	const itemBias = new Float32Array(items);
	for (let item = 0; item < items; item++) {
		let sum = 0;
		for (let entry = byItem.start[item]!; entry < byItem.start[item + 1]!; entry++)
			sum += scale[byItem.levels![entry]!]! - model.mean;
		itemBias[item] = sum / (sizeOf(byItem, item) + DAMPING);
	}
	return { ...model, rank: 0, itemBias, userBias: new Float32Array(model.users) };
}

export interface AttackReport {
	targets: number;
	known: number;
	before: { structure: Success; label: Success };
	after: { structure: Success; label: Success; nearest: Success };
}

/** Success of the attacks on the original and on a release, against random users. */
export function attackRelease(
	ratings: Ratings,
	release: Release,
	{ targets, known, seed }: { targets: number; known: number; seed: number },
): AttackReport {
	const drawn = drawKnown(ratings, targets, known, seed);
	const original = drawn.map((target) => fittingOriginal(ratings, target));
	const { structure, label, nearest } = fittingRelease(release, drawn, ratings.scale);
	return {
		targets: drawn.length,
		known,
		before: {
			structure: successOf(original.map((fitting) => fitting.structure)),
			label: successOf(original.map((fitting) => fitting.label)),
		},
		after: { structure: successOf(structure), label: successOf(label), nearest: successOf(nearest) },
	};
}
