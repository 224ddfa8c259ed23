import type { Activity, Weighing } from '../../core/adversaries/weighing.ts';
import { type Ratings, sizeOf } from '../datasets/ratings.ts';
import type { Attack } from './attack.ts';

/** An adversary as the estimate of the crowd sees it, carried out over a whole database. */
export function weighed(
	{ byItem, byUser, users }: Ratings,
	weighing: Weighing,
	activities: readonly Activity[],
): Attack {
	const { start, ids } = byItem;
	const prior = new Float64Array(users);
	for (let user = 0; user < users; user++) if (sizeOf(byUser, user) > weighing.mostRatings) prior[user] = -Infinity;
	const add = (scores: Float64Array, item: number) => {
		const raters = sizeOf(byItem, item);
		for (let i = start[item]!; i < start[item + 1]!; i++) {
			const activity = activities[ids[i]!]!;
			scores[ids[i]!]! += weighing.scale(activity) * weighing.gain(raters, activity);
		}
	};
	return { prior, add, all: weighing.all };
}
