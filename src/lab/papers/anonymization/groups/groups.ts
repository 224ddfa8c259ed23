/** Anonymization groups: a sample is clustered into bins, users join the nearest bin, each bin is divided into groups. */

import { seededRandom } from '../../../../core/advice/draw.ts';
import { sharedWords, type Target } from '../../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import { accumulate } from '../../../kit/datasets/table.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import { boundedMeans, moveCenters } from './boundedMeans.ts';
import type { Points } from './points.ts';

/** A partition of the users: part p contains members[start[p]] to members[start[p + 1] - 1]. */
export interface Parts {
	start: Uint32Array;
	members: Uint32Array;
}

/** Builds the partition from the part number of each user. */
export function partsOf(of: Uint32Array, count: number): Parts {
	const start = sharedWords(count + 1);
	for (const part of of) start[part + 1]!++;
	accumulate(start);
	const [members, next] = [sharedWords(of.length), start.slice()];
	of.forEach((part, user) => {
		members[next[part]!++] = user;
	});
	return { start, members };
}

/**
 * Assigns users to bins of at least k. A random sample of `share` of the users is divided into sqrt(sample) equal
 * clusters; every user joins the nearest; bins with fewer than k are dissolved, and their users join the nearest others.
 */
export function binsOf(points: Points, users: number, k: number, share: number, seed: number): Parts {
	const { dims } = points;
	const random = seededRandom(seed);
	const sample = shuffledNumbers(users, random).slice(0, Math.max(1, Math.round(share * users)));
	let count = Math.max(1, Math.round(Math.sqrt(sample.length)));
	const of = boundedMeans(points, sample, count, Math.floor(sample.length / count), random);
	let centers = new Float32Array(count * dims);
	moveCenters(points, sample, of, centers);
	for (;;) {
		const parts = partsOf(nearestOf(points, users, centers), count);
		const sizes = Array.from({ length: count }, (_, bin) => parts.start[bin + 1]! - parts.start[bin]!);
		const smallest = sizes.indexOf(Math.min(...sizes));
		if (sizes[smallest]! >= k || count === 1) return parts;
		centers = Float32Array.from(centers.filter((_, i) => Math.floor(i / dims) !== smallest));
		count--;
	}
}

function nearestOf({ dims, at }: Points, users: number, centers: Float32Array): Uint32Array {
	return Uint32Array.from({ length: users }, (_, user) => {
		let [best, first] = [0, Number.POSITIVE_INFINITY];
		for (let c = 0; c < centers.length; c += dims) {
			let d = 0;
			for (let i = 0; i < dims && d < first; i++) d += (at[user * dims + i]! - centers[c + i]!) ** 2;
			if (d < first) [best, first] = [c / dims, d];
		}
		return best;
	});
}

export interface BinOptions {
	run: number;
	points: Points;
	bins: Parts;
	k: number;
	seed: number;
}

/** Divides the bin with the target's number into floor(size / k) groups of at least k. @returns the group of each member */
const groupBin =
	(_: Shared, { points, bins, k, seed }: BinOptions) =>
	({ user: bin }: Target): Uint32Array => {
		const members = bins.members.subarray(bins.start[bin]!, bins.start[bin + 1]!);
		return boundedMeans(points, members, Math.floor(members.length / k), k, seededRandom(seed + bin));
	};

/** Joins the groups of all bins into one partition. */
export function joinGroups({ members, start }: Parts, groupsOfBins: readonly Uint32Array[]): Parts {
	const of = new Uint32Array(members.length);
	let groups = 0;
	groupsOfBins.forEach((inBin, bin) => {
		let most = -1;
		inBin.forEach((group, i) => {
			of[members[start[bin]! + i]!] = groups + group;
			if (group > most) most = group;
		});
		groups += most + 1;
	});
	return partsOf(of, groups);
}

export const groupBinTask = task(import.meta.url, 'groupBinTask', groupBin);
