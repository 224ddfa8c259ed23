import type { Activity, Nearness, Weighing } from '../../../../core/adversaries/weighing.ts';
import { DAY, indexIn, type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import type { Attack } from './attack.ts';
import { starOf } from './scoring.ts';

/** Runs an adversary, as modeled by the crowd estimate, over a whole database. */
export function weighingAttack(ratings: Ratings, weighing: Weighing, activities: readonly Activity[]): Attack {
	const { byItem, byUser, users } = ratings;
	const { start, ids } = byItem;
	const prior = new Float64Array(users);
	for (let user = 0; user < users; user++) if (sizeOf(byUser, user) > weighing.mostRatings) prior[user] = -Infinity;
	const add = (scores: Float64Array, item: number, target: Target) => {
		const raters = sizeOf(byItem, item);
		const counts = nearOwn(ratings, weighing.near, item, target);
		for (let i = start[item]!; i < start[item + 1]!; i++) {
			if (counts !== null && !counts(i)) continue;
			const activity = activities[ids[i]!]!;
			scores[ids[i]!]! += weighing.scale(activity) * weighing.gain(raters, activity);
		}
	};
	return { prior, add, all: weighing.all };
}

/** Selects the entries of an item that are near the target's own rating or the mention; null if all count. */
function nearOwn(
	{ byItem, byUser, scale }: Ratings,
	near: Nearness | null,
	item: number,
	{ user, items, times }: Target,
): ((entry: number) => boolean) | null {
	if (near === null) return null;
	const own = user < 0 ? -1 : indexIn(byUser, user, item);
	if (own < 0 && near.days === undefined) return () => false;
	const [stars, within] = [own < 0 ? null : scale[byUser.levels![own]!]!, (near.stars ?? Infinity) * starOf({ scale })];
	const inStars = (entry: number) => stars === null || Math.abs(scale[byItem.levels![entry]!]! - stars) <= within;
	if (near.days === undefined) return inStars;
	const [on, seconds] = [times![items.indexOf(item)]!, near.days * DAY];
	return (entry) => Math.abs(byItem.times![entry]! - on) <= seconds && inStars(entry);
}
