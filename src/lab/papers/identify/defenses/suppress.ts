import { indexIn, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Algorithm } from '../attacks/attack.ts';
import { createRank } from '../attacks/createRank.ts';

/**
 * Dataset-level suppression (Frankowski et al. 2006, Figs. 6 and 7): every item with fewer raters than a threshold is
 * dropped from the database. |U| and the heavy raters are not recomputed, so this is only valid for algorithms that
 * depend on the raters of the mentioned items only.
 * @returns a function that computes a target's rank for each threshold
 */
export function suppressDataset(shared: Shared, options: { algorithm: Algorithm; thresholds: readonly number[] }) {
	const rank = createRank(shared, options.algorithm);
	const { byItem } = shared.ratings;
	return ({ user, items }: Target): number[] =>
		options.thresholds.map((threshold) =>
			rank({ user, items: items.filter((item) => sizeOf(byItem, item) >= threshold) }),
		);
}

/** Returns the number of `rated` mentions that a share of them comes to. */
export const hiddenOf = (rated: number, part: number) => Math.round(part * rated);

/** User-level suppression (Fig. 8): the target leaves out a share of the mentions they have also rated, rarest first. */
export function suppressUser(shared: Shared, options: { algorithm: Algorithm; parts: readonly number[] }) {
	const rank = createRank(shared, options.algorithm);
	const { byItem, byUser } = shared.ratings;
	return ({ user, items }: Target): number[] => {
		const rated = items
			.filter((item) => user >= 0 && indexIn(byUser, user, item) >= 0)
			.sort((a, b) => sizeOf(byItem, a) - sizeOf(byItem, b));
		return options.parts.map((part) => {
			const hidden = new Set(rated.slice(0, hiddenOf(rated.length, part)));
			return rank({ user, items: items.filter((item) => !hidden.has(item)) });
		});
	};
}

export const suppressDatasetTask = task(import.meta.url, 'suppressDatasetTask', suppressDataset);

export const suppressUserTask = task(import.meta.url, 'suppressUserTask', suppressUser);
