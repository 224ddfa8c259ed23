import { tfidfWeight } from '../../core/adversaries/tfidf.ts';
import type { Activity } from '../../core/adversaries/weighing.ts';
import { type ActivityClass, fitActivity } from '../../core/population/activity.ts';
import { type Marginals, marginalsOf, NEAR_DAYS } from '../../core/population/marginals.ts';
import type { Population } from '../../core/population/population.ts';
import { DAY, type Ratings, sizeOf, sizesOf } from './datasets/ratings.ts';
import { mean } from './statistics.ts';

/** Number of activity classes, of equal numbers of users, from the least to the most active. */
const CLASSES = 16;

/** Returns the activity classes of a ratings database: how active its users are. */
export function populationOf({ byItem, byUser, users }: Ratings): ActivityClass[] {
	const activity = sizesOf(byUser).sort();
	const rarities = new Map<number, number>();
	for (const raters of sizesOf(byItem)) rarities.set(raters, (rarities.get(raters) ?? 0) + 1);
	const edges = Array.from({ length: CLASSES + 1 }, (_, i) => Math.floor((i * users) / CLASSES));
	const classes = edges.slice(1).flatMap((end, i) => {
		const part = activity.subarray(edges[i]!, end);
		return part.length === 0 ? [] : [{ share: part.length / users, ratings: mean([...part]) }];
	});
	return fitActivity(classes, rarities, users);
}

/** Returns a ratings database as the population of a pack, counted without leaving out rare items. */
export const populationFrom = (ratings: Ratings, date = ''): Population => ({
	...{ name: '', size: ratings.users, date, sources: [] },
	raters: Uint32Array.from(sizesOf(ratings.byItem)),
	classes: populationOf(ratings),
});

/** Returns the marginals that crowd estimates need. @param classes if they are not those of {@link populationOf} */
export const marginalsOfRatings = (ratings: Ratings, classes = populationOf(ratings)): Marginals =>
	marginalsOf(
		sizesOf(ratings.byItem).filter((raters) => raters > 0),
		classes,
		ratings.users,
		{ stars: starsOf(ratings), together: togetherOf(ratings) },
	);

/** Returns the share of each number of stars, or undefined if the file has another scale. */
function starsOf({ byUser: { levels }, scale, count }: Ratings): number[] | undefined {
	if (levels === null || !scale.every((stars) => stars >= 0.5 && stars <= 5 && Number.isInteger(2 * stars))) return;
	const parts = new Array<number>(10).fill(0);
	for (const level of levels) parts[2 * scale[level]! - 1]! += 1 / count;
	return parts;
}

/** Returns the share of an item's ratings within {@link NEAR_DAYS} of another one, or undefined without times. */
function togetherOf({ byItem: { start, times }, items }: Ratings): number | undefined {
	if (times === null) return;
	let [near, counted] = [0, 0];
	for (let item = 0; item < items; item++) {
		const sorted = times.slice(start[item]!, start[item + 1]!).sort();
		if (sorted.length < 2) continue;
		let [from, pairs] = [0, 0];
		for (let i = 0; i < sorted.length; i++) {
			while (sorted[i]! - sorted[from]! > NEAR_DAYS * DAY) from++;
			pairs += i - from;
		}
		near += (2 * pairs) / (sorted.length - 1);
		counted += sorted.length;
	}
	return counted === 0 ? undefined : near / counted;
}

/** Returns the actual activity of each user. */
export function activitiesOf({ byItem, byUser, users }: Ratings): Activity[] {
	const squares = Float64Array.from(sizesOf(byItem), (raters) => tfidfWeight(raters, users) ** 2);
	return Array.from({ length: users }, (_, user) => {
		let norm = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) norm += squares[byUser.ids[i]!]!;
		return { ratings: Math.max(1, sizeOf(byUser, user)), norm: Math.sqrt(norm) || Infinity };
	});
}
