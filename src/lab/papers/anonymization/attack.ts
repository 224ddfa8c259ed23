/**
 * The paper's attacks (definitions 2 and 3): the adversary knows some items of a user (structure), or also their
 * ratings (label), and identifies the user with probability 1 / k' if k' users have them.
 */
import { seededRandom } from '../../../core/advice/draw.ts';
import { indexIn, type Ratings, sizeOf } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import { groupsIn, type Release } from './release/release.ts';

/** What the adversary knows about a user: items that the user rated, and the ratings as levels of the original scale. */
export interface KnownItems {
	user: number;
	items: number[];
	levels: number[];
}

/** Mean success over the users, and success against the user who is worst off. */
export interface Success {
	mean: number;
	most: number;
}

export function drawKnown({ users, byUser }: Ratings, targets: number, known: number, seed: number): KnownItems[] {
	const random = seededRandom(seed);
	const drawn: KnownItems[] = [];
	for (const user of shuffledNumbers(users, random)) {
		if (drawn.length === targets) break;
		const size = sizeOf(byUser, user);
		if (size === 0) continue;
		const entries = [...shuffledNumbers(size, random).subarray(0, known)].map((i) => byUser.start[user]! + i);
		drawn.push({
			user,
			items: entries.map((entry) => byUser.ids[entry]!),
			levels: entries.map((entry) => byUser.levels![entry]!),
		});
	}
	return drawn;
}

export function successOf(fitting: readonly number[]): Success {
	const each = fitting.map((count) => (count === 0 ? 0 : 1 / count));
	return { mean: each.reduce((a, b) => a + b, 0) / Math.max(1, each.length), most: Math.max(0, ...each) };
}

/** Counts the users of the original who match what is known: k' of each attack. */
export function fittingOriginal({ byUser, byItem }: Ratings, { items, levels }: KnownItems) {
	const rarest = items.reduce((a, b) => (sizeOf(byItem, b) < sizeOf(byItem, a) ? b : a));
	let [structure, label] = [0, 0];
	for (let i = byItem.start[rarest]!; i < byItem.start[rarest + 1]!; i++) {
		const user = byItem.ids[i]!;
		const at = items.map((item) => indexIn(byUser, user, item));
		if (at.includes(-1)) continue;
		structure++;
		if (at.every((entry, n) => byUser.levels![entry] === levels[n])) label++;
	}
	return { structure, label };
}

/**
 * Counts the users of a release who match each target:
 * - `structure`: they have the items;
 * - `label`: they also have the ratings released for the target, which is the most that can be known;
 * - `nearest`: of the users with the items, those whose ratings are nearest to the target's original ones; 0 if these are
 *   not the target's group.
 */
export function fittingRelease(release: Release, targets: readonly KnownItems[], scale: Float64Array) {
	const groupOf = new Map<number, number>();
	for (let group = 0; group < groupsIn(release); group++)
		for (let m = release.groups.start[group]!; m < release.groups.start[group + 1]!; m++)
			groupOf.set(release.groups.members[m]!, group);
	const distanceTo = (levels: ArrayLike<number>, known: KnownItems) =>
		known.levels.reduce((sum, level, n) => sum + (scale[level]! - release.scale[levels[n]!]!) ** 2, 0);
	const own = targets.map((target) => {
		const { items, ratings } = release.rowOf(groupOf.get(target.user)!);
		const levels = target.items.map((item) => ratings[items.indexOf(item)]!);
		return { levels, distance: distanceTo(levels, target) };
	});
	const found = targets.map(() => ({ structure: 0, label: 0, asNear: 0, nearer: 0 }));
	/** 1 + level of each item in the current group, 0 if the group lacks it. */
	const levelInGroup = new Uint16Array(1 + targets.reduce((most, { items }) => Math.max(most, ...items), 0));
	for (let group = 0; group < groupsIn(release); group++) {
		const { size, items, ratings } = release.rowOf(group);
		levelInGroup.fill(0);
		for (let i = 0; i < items.length; i++)
			if (items[i]! < levelInGroup.length) levelInGroup[items[i]!] = 1 + ratings[i]!;
		targets.forEach((target, t) => {
			const levels = target.items.map((item) => levelInGroup[item]! - 1);
			if (levels.includes(-1)) return;
			const result = found[t]!;
			const { levels: ownLevels, distance: ownDistance } = own[t]!;
			const distance = distanceTo(levels, target);
			result.structure += size;
			if (levels.every((level, n) => level === ownLevels[n])) result.label += size;
			if (distance === ownDistance) result.asNear += size;
			else if (distance < ownDistance) result.nearer += size;
		});
	}
	return {
		structure: found.map(({ structure }) => structure),
		label: found.map(({ label }) => label),
		nearest: found.map(({ asNear, nearer }) => (nearer > 0 ? 0 : asNear)),
	};
}
