import { indexIn, sizeOf } from '../../../kit/datasets/ratings.ts';
import type { Target } from '../../../kit/datasets/target.ts';
import type { Shared } from '../../../kit/threads/shared.ts';
import { task } from '../../../kit/threads/task.ts';
import type { Algorithm } from '../attacks/attack.ts';
import { createRank } from '../attacks/createRank.ts';

/**
 * Dataset-level suppression (Frankowski et al. 2006, Figs. 6 and 7): every item with fewer raters than a threshold is
 * dropped from the database. |U| and who is a heavy rater stay as they were, so that only algorithms are right here that
 * look at nothing else than who rated what is mentioned.
 * @returns works out a target's rank for each threshold
 */
export function suppressDataset(shared: Shared, options: { algorithm: Algorithm; thresholds: readonly number[] }) {
	const rank = createRank(shared, options.algorithm);
	const { byItem } = shared.ratings;
	return ({ user, items }: Target): number[] =>
		options.thresholds.map((threshold) =>
			rank({ user, items: items.filter((item) => sizeOf(byItem, item) >= threshold) }),
		);
}

/** How many of `rated` mentions a part of them is. */
export const hiddenOf = (rated: number, part: number) => Math.round(part * rated);

/**
 * User-level suppression (Fig. 8): the target leaves out a part of the mentions they have also rated, rarest first.
 * @returns works out a target's rank for each part
 */
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
