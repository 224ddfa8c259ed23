/** Homogenization (section 4.3): all members of a group get the same items and the same ratings. */
import type { Ratings } from '../../../kit/datasets/ratings.ts';
import type { Parts } from '../groups/groups.ts';
import { type SvdModel, score } from '../svd/svd.ts';

/** The items released for a group: all items (padded), or those that a member rated (pure). */
export type ReleaseKind = 'padded' | 'pure';
export const KINDS: readonly ReleaseKind[] = ['padded', 'pure'];

/** A group of a release: `users` users with exactly these items, rising, and ratings (as levels of the scale). */
export interface ReleasedGroup {
	size: number;
	items: Uint32Array;
	ratings: Uint8Array;
}

export interface Release {
	kind: ReleaseKind;
	/** The released rating of each level, rising. */
	scale: Float64Array;
	groups: Parts;
	/** Returns the row of a group. With `stride`, only every `stride`-th item, starting at `offset`. */
	rowOf(group: number, offset?: number, stride?: number): ReleasedGroup;
}

/** Maximum number of distinct ratings that a ratings file may contain. */
const MOST_LEVELS = 256;

/** Returns the scale of released means, in steps of 0.01, 0.02, 0.05 and so on: the finest with at most 256 levels. */
export function releasedScale(scale: Float64Array): Float64Array {
	const hundredths = Array.from(scale, (value) => Math.round(100 * value));
	const least = Math.min(...hundredths);
	const span = Math.max(...hundredths) - least;
	let step = 1;
	for (let i = 1; span / step + 1 > MOST_LEVELS; i++) step = [1, 2, 5][i % 3]! * 10 ** Math.floor(i / 3);
	return Float64Array.from({ length: Math.ceil(span / step) + 1 }, (_, i) => (least + i * step) / 100);
}

/** A group's rating is the mean over its members: of padded rows (rating or prediction), or of the ratings only. */
export function releaseOf(
	{ items, byUser, scale }: Pick<Ratings, 'items' | 'byUser' | 'scale'>,
	model: SvdModel,
	groups: Parts,
	kind: ReleaseKind,
): Release {
	const { start: rows, ids, levels } = byUser;
	const released = releasedScale(scale);
	const [least, step] = [released[0]!, released.length > 1 ? released[1]! - released[0]! : 1];
	const sums = new Float64Array(items);
	const raters = new Uint32Array(items);
	const mean = new Float64Array(model.rank);
	const everything = Uint32Array.from({ length: items }, (_, item) => item);
	const levelOf = (value: number) => Math.min(released.length - 1, Math.max(0, Math.round((value - least) / step)));

	function addUp(from: number, to: number, padded: boolean): void {
		sums.fill(0);
		raters.fill(0);
		for (let m = from; m < to; m++) {
			const user = groups.members[m]!;
			for (let entry = rows[user]!; entry < rows[user + 1]!; entry++) {
				const item = ids[entry]!;
				sums[item]! += scale[levels![entry]!]! - (padded ? score(model, user, item) : 0);
				raters[item]!++;
			}
		}
	}

	/** Predictions are linear in a user's factors, so their mean is the prediction for the mean factors. */
	function padded(from: number, to: number, offset: number, stride: number): ReleasedGroup {
		const size = to - from;
		const { rank, userBias, userFactors, itemBias, itemFactors } = model;
		let base = model.mean;
		mean.fill(0);
		for (let m = from; m < to; m++) {
			const user = groups.members[m]!;
			base += userBias[user]! / size;
			for (let f = 0; f < rank; f++) mean[f]! += userFactors[user * rank + f]! / size;
		}
		const count = Math.max(0, Math.ceil((items - offset) / stride));
		const wanted = stride === 1 ? everything : new Uint32Array(count);
		const ratings = new Uint8Array(count);
		for (let i = 0, item = offset; i < count; i++, item += stride) {
			let sum = base + itemBias[item]! + sums[item]! / size;
			for (let f = 0; f < rank; f++) sum += mean[f]! * itemFactors[item * rank + f]!;
			ratings[i] = levelOf(sum);
			if (stride > 1) wanted[i] = item;
		}
		return { size, items: wanted, ratings };
	}

	function pure(from: number, to: number, offset: number, stride: number): ReleasedGroup {
		let rated = 0;
		for (let item = 0; item < items; item++) if (raters[item]! > 0) rated++;
		const count = Math.max(0, Math.ceil((rated - offset) / stride));
		const [wanted, ratings] = [new Uint32Array(count), new Uint8Array(count)];
		for (let item = 0, i = -offset; item < items; item++) {
			if (raters[item] === 0) continue;
			if (i >= 0 && i % stride === 0) {
				wanted[i / stride] = item;
				ratings[i / stride] = levelOf(sums[item]! / raters[item]!);
			}
			i++;
		}
		return { size: to - from, items: wanted, ratings };
	}

	const release: Release = {
		kind,
		scale: released,
		groups,
		rowOf(group, offset = 0, stride = 1) {
			const [from, to] = [groups.start[group]!, groups.start[group + 1]!];
			addUp(from, to, kind === 'padded');
			return (kind === 'padded' ? padded : pure)(from, to, offset, stride);
		},
	};
	return groupsIn(release) * items <= MOST_KEPT ? keepingRows(release) : release;
}

/** Most released entries of groups that are kept, since a recommender asks for each group many times: some bytes each. */
const MOST_KEPT = 2 ** 25;

function keepingRows(release: Release): Release {
	const kept: ReleasedGroup[] = [];
	return {
		...release,
		rowOf(group, offset = 0, stride = 1) {
			kept[group] ??= release.rowOf(group);
			return stride === 1 && offset === 0 ? kept[group] : every(kept[group], offset, stride);
		},
	};
}

function every({ size, items, ratings }: ReleasedGroup, offset: number, stride: number): ReleasedGroup {
	const count = Math.max(0, Math.ceil((items.length - offset) / stride));
	const some = { size, items: new Uint32Array(count), ratings: new Uint8Array(count) };
	for (let to = 0, from = offset; to < count; to++, from += stride) {
		some.items[to] = items[from]!;
		some.ratings[to] = ratings[from]!;
	}
	return some;
}

export const groupsIn = ({ groups }: Release) => groups.start.length - 1;

export function* eachGroup(release: Release): Generator<ReleasedGroup> {
	for (let group = 0; group < groupsIn(release); group++) yield release.rowOf(group);
}

/** Counts the entries of a release over all users. */
export function releasedEntries(release: Release): number {
	let entries = 0;
	for (const { size, items } of eachGroup(release)) entries += size * items.length;
	return entries;
}
