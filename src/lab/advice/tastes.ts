/** Divides people by what they rate, for populations in which that varies a lot. */
import { seededRandom } from '../../core/advice/draw.ts';
import type { TasteFile } from '../../core/population/tastes.ts';
import { type Ratings, sizeOf, sizesOf } from '../kit/datasets/ratings.ts';
import { mean } from '../kit/statistics.ts';
import { fewerClasses } from './fewClasses.ts';

/** Default for the fewest people of a figure in a pack. */
export const USUAL_K = 20;
/** Most tastes, and fewest people of one. */
const [MOST, FEWEST] = [6, 350];
/** Most activity classes of a taste before the most active are divided, and fewest people of one. */
const [CLASSES, OF_CLASS] = [12, 20];
/**
 * Classes that replace the most active ones. The others stay as they are: under Likelihood, whether people match turns
 * at one number of ratings, which wider classes would place worse.
 */
const MOST_ACTIVE = 3;
/** No one is taken to have rated more than this part of all items. */
const MOST_RATED = 0.9;
const ROUNDS = 30;
/** The division is done when at most this part of people changes sides. */
const STILL = 0.002;
/** Ratings that pull a taste's ratings toward everyone's, while people are divided. */
const DRAWN = 200;
/** People who pull an item's raters in a taste toward what is expected. */
const EXPECTED = 2;

export interface Divided {
	activity: { share: number; ratings: number }[];
	tastes: TasteFile;
	/** Lifts of items that no one here has rated. */
	usual: number[];
}

/**
 * Divides people by taste, and each taste by activity; null if there are too few.
 * @param k counts of fewer people of a taste are left out
 */
export function divideByTaste(ratings: Ratings, k: number): Divided | null {
	const count = Math.min(MOST, Math.floor(ratings.users / FEWEST));
	if (count < 2) return null;
	const tasteOf = tastesOfPeople(ratings, count);
	const groups = Array.from({ length: count }, (_, taste) =>
		Array.from(tasteOf.keys()).filter((user) => tasteOf[user] === taste),
	).filter((people) => people.length >= Math.max(OF_CLASS, k));
	if (groups.length < 2) return null;
	const people = groups.reduce((sum, group) => sum + group.length, 0);
	const classes = groups.flatMap((group, taste) => {
		const all = activityOf(
			group.map((user) => sizeOf(ratings.byUser, user)),
			Math.max(OF_CLASS, k),
		).map(({ size, ratings: n }) => ({ share: size / people, ratings: Math.min(n, MOST_RATED * ratings.items) }));
		const classes = [...all.slice(0, CLASSES - 1), ...fewerClasses(all.slice(CLASSES - 1), MOST_ACTIVE)];
		return classes.map((one) => ({ ...one, taste }));
	});
	classes.sort((a, b) => a.ratings - b.ratings);
	const { lifts, usual } = liftsOf(ratings, groups, k);
	return {
		activity: classes.map(({ share, ratings: n }) => ({ share, ratings: n })),
		tastes: { ofClass: classes.map(({ taste }) => taste), lifts },
		usual,
	};
}

/**
 * Divides people by how much they rate, into classes of about the same size. A few of the heaviest raters rate many
 * times as much as the others, and hide everyone who mentions a lot: that class is halved while its halves have enough
 * people, and then spread by an exponential law with its mean, down to one person.
 */
function activityOf(ratings: readonly number[], fewest: number): { size: number; ratings: number }[] {
	const sorted = [...ratings].sort((a, b) => a - b);
	const parts = Math.min(CLASSES, Math.floor(sorted.length / fewest));
	const edges = Array.from({ length: parts }, (_, i) => Math.floor((i * sorted.length) / parts));
	for (let from = edges.at(-1)!; sorted.length - from >= 2 * fewest; edges.push(from))
		from = Math.floor((from + sorted.length) / 2);
	const classes = edges.map((from, i) => {
		const own = sorted.slice(from, edges[i + 1]);
		return { size: own.length, ratings: Math.max(0.1, mean(own)) };
	});
	const [before, top] = [classes.at(-2), classes.at(-1)];
	return before === undefined || top === undefined
		? classes
		: [...classes.slice(0, -1), ...spread(top, before.ratings)];
}

/** Divides a class by halves: the lower half, the lower half of the rest, and so on. @param below mean of the class below */
function spread({ size, ratings }: { size: number; ratings: number }, below: number) {
	const least = Math.sqrt(below * ratings);
	// Integral of -ln, the quantile function by the part of people above.
	const area = (above: number) => above - (above === 0 ? 0 : above * Math.log(above));
	// Mean of the people from the part `from` of the class up to the part `to`.
	const between = (from: number, to: number) =>
		least + ((ratings - least) * (area(1 - from) - area(1 - to))) / (to - from);
	const classes: { size: number; ratings: number }[] = [];
	let from = 0;
	while (size * (1 - from) >= 2) {
		const to = from + (1 - from) / 2;
		classes.push({ size: size * (to - from), ratings: between(from, to) });
		from = to;
	}
	return [...classes, { size: size * (1 - from), ratings: between(from, 1) }];
}

/** Divides people so that their ratings are likeliest for their taste: a mixture of tastes, with everyone in one. */
function tastesOfPeople({ users, items, count, byUser, byItem }: Ratings, tastes: number): Uint8Array {
	const random = seededRandom(1);
	const tasteOf = Uint8Array.from({ length: users }, () => Math.floor(tastes * random()));
	const usual = Float64Array.from(sizesOf(byItem), (n) => (n + 0.5) / (count + 0.5 * items));
	for (let round = 0; round < ROUNDS; round++) {
		const rated = Array.from({ length: tastes }, () => new Float64Array(items));
		const [all, people] = [new Float64Array(tastes), new Float64Array(tastes)];
		for (let user = 0; user < users; user++) {
			const taste = tasteOf[user]!;
			people[taste]!++;
			all[taste]! += sizeOf(byUser, user);
			for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) rated[taste]![byUser.ids[i]!]!++;
		}
		const chances = rated.map((row, taste) =>
			row.map((n, item) => Math.log((n + DRAWN * usual[item]!) / (all[taste]! + DRAWN))),
		);
		let moved = 0;
		for (let user = 0; user < users; user++) {
			let [likeliest, best] = [0, -Infinity];
			for (let taste = 0; taste < tastes; taste++) {
				let sum = Math.log(people[taste]! + 1);
				for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) sum += chances[taste]![byUser.ids[i]!]!;
				if (sum > best) [likeliest, best] = [taste, sum];
			}
			if (likeliest !== tasteOf[user]) moved++;
			tasteOf[user] = likeliest;
		}
		if (moved < STILL * users) break;
	}
	return tasteOf;
}

/** Returns how many times as often people of each taste rated each item as people do on average. */
function liftsOf(ratings: Ratings, groups: readonly number[][], k: number) {
	const { items, byUser } = ratings;
	const people = groups.reduce((sum, group) => sum + group.length, 0);
	const counts = groups.map((group) => {
		const row = new Float64Array(items);
		for (const user of group)
			for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) row[byUser.ids[i]!]!++;
		return row;
	});
	const totals = counts.map((row) => row.reduce((a, b) => a + b, 0));
	const all = totals.reduce((a, b) => a + b, 0);
	const expected = totals.map((total) => total / all);
	const liftOf = (part: number, t: number) => part / (groups[t]!.length / people);
	const lifts = Array.from({ length: items }, (_, item) => {
		const published = publishedOf(
			counts.map((row) => row[item]!),
			expected,
			k,
		);
		const raters = published.reduce((a, b) => a + b, 0);
		return published.map((n, t) => liftOf((n + EXPECTED * expected[t]!) / (raters + EXPECTED), t));
	});
	return { lifts, usual: expected.map(liftOf) };
}

/** Gives counts of fewer than `k` people as half of that, or as the expected count if that is less. */
function publishedOf(counts: readonly number[], expected: readonly number[], k: number): number[] {
	const all = counts.reduce((a, b) => a + b, 0);
	if (all < k) return expected.map((part) => part * all);
	return counts.map((n, t) => (n >= k ? n : Math.min(k / 2, expected[t]! * all)));
}
