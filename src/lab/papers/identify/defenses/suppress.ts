import { indexIn, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import { createAttack } from '../attacks/createAttack.ts';
import { ranksUnder } from '../attacks/rank.ts';

/**
 * Dataset-level suppression (Frankowski et al. 2006, Figs. 6 and 7): every item with fewer raters than a threshold is
 * dropped from the database. |U| and the heavy raters are not recomputed.
 * @returns a function that computes a target's rank under Scoring for each threshold
 */
export function suppressDataset({ ratings }: Shared, options: { thresholds: readonly number[] }) {
	const rank = ranksUnder(createAttack('scoring', ratings));
	const { byItem } = ratings;
	return ({ user, items }: Target): number[] =>
		options.thresholds.map((threshold) =>
			rank({ user, items: items.filter((item) => sizeOf(byItem, item) >= threshold) }),
		);
}

/** Returns the number of mentions for a share of the `rated` ones. */
export const hiddenOf = (rated: number, part: number) => Math.round(part * rated);

/** User-level suppression (Fig. 8): the target leaves out a share of the mentions they have also rated, rarest first. */
export function suppressUser({ ratings }: Shared, options: { parts: readonly number[] }) {
	const rank = ranksUnder(createAttack('scoring', ratings));
	const { byItem, byUser } = ratings;
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
