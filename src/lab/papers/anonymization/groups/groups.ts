/** Anonymization groups: a sample is cut into bins, everybody goes to the nearest bin, each bin is cut into groups. */
import { seededRandom } from '../../../../core/advice/draw.ts';
import { sharedWords } from '../../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import type { Target } from '../../../kit/datasets/target.ts';
import type { Shared } from '../../../kit/threads/shared.ts';
import { task } from '../../../kit/threads/task.ts';
import { boundedMeans, moveCentres } from './boundedMeans.ts';
import type { Points } from './points.ts';

/** Users in parts: part p holds members[start[p]] to members[start[p + 1] - 1]. */
export interface Parts {
	start: Uint32Array;
	members: Uint32Array;
}

/** Parts from the number of each user's. */
export function partsOf(of: Uint32Array, count: number): Parts {
	const start = sharedWords(count + 1);
	for (const part of of) start[part + 1]!++;
	for (let p = 0; p < count; p++) start[p + 1]! += start[p]!;
	const [members, next] = [sharedWords(of.length), start.slice()];
	of.forEach((part, user) => {
		members[next[part]!++] = user;
	});
	return { start, members };
}

/**
 * Bins of at least k users. Of a random sample of `share` of the users sqrt(sample) equal clusters are made; every user
 * goes to the nearest; a bin that gets fewer than k is given up, and its users go to the nearest of the others.
 */
export function binsOf(points: Points, users: number, k: number, share: number, seed: number): Parts {
	const { dims } = points;
	const random = seededRandom(seed);
	const sample = shuffledNumbers(users, random).slice(0, Math.max(1, Math.round(share * users)));
	let count = Math.max(1, Math.round(Math.sqrt(sample.length)));
	const of = boundedMeans(points, sample, count, Math.floor(sample.length / count), random);
	let centres = new Float32Array(count * dims);
	moveCentres(points, sample, of, centres);
	for (;;) {
		const parts = partsOf(nearestOf(points, users, centres), count);
		const sizes = Array.from({ length: count }, (_, bin) => parts.start[bin + 1]! - parts.start[bin]!);
		const smallest = sizes.indexOf(Math.min(...sizes));
		if (sizes[smallest]! >= k || count === 1) return parts;
		centres = Float32Array.from(centres.filter((_, i) => Math.floor(i / dims) !== smallest));
		count--;
	}
}

/** The nearest centre of each user. */
function nearestOf({ dims, at }: Points, users: number, centres: Float32Array): Uint32Array {
	return Uint32Array.from({ length: users }, (_, user) => {
		let [best, first] = [0, Number.POSITIVE_INFINITY];
		for (let c = 0; c < centres.length; c += dims) {
			let d = 0;
			for (let i = 0; i < dims && d < first; i++) d += (at[user * dims + i]! - centres[c + i]!) ** 2;
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

/** Cuts the bin of the target's number into floor(size / k) groups of at least k. @returns group of each of its members */
const groupBin =
	(_: Shared, { points, bins, k, seed }: BinOptions) =>
	({ user: bin }: Target): Uint32Array => {
		const members = bins.members.subarray(bins.start[bin]!, bins.start[bin + 1]!);
		return boundedMeans(points, members, Math.floor(members.length / k), k, seededRandom(seed + bin));
	};

/** The groups of all bins as one list. */
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
