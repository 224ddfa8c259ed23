/** Orders in which someone takes down posts, and how many posts it takes until the crowd is large enough for every attacker. */
import { ADVERSARIES, weighingOf } from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { setsOf } from '../../core/audit/subsets.ts';
import type { Population } from '../../core/population/population.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../kit/datasets/shuffle.ts';
import { activitiesOf, marginalsOfRatings, populationFrom } from '../kit/population.ts';
import { type Shared, task } from '../kit/threads/task.ts';
import { rankOf } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';
import { ratedBy } from './followed.ts';

/**
 * `ours` knows what the writer rated, as after an import; `oursUnknown` does not. `fewest` knows everyone's ratings and
 * tries all sets: no advice can do better.
 */
export const ORDERS = ['ours', 'oursUnknown', 'newest', 'rarest', 'random', 'fewest'] as const;
export type Order = (typeof ORDERS)[number];

export interface TakeDownOptions {
	/** Posts of each account; mentions are spread over them at random. */
	posts: number;
	/** The crowd to reach. */
	goal: number;
	seed: number;
}

/** Posts that were taken down when the crowd was large enough, and whether nothing was left by then that names a film. */
export interface Taken {
	posts: number;
	isNothingLeft: boolean;
}

/** Posts that name films for which all sets are tried. */
const MOST_TRIED = 10;

/** @returns a function that computes how many of a target's posts are taken down in each order; null if these are too many */
export function takeDownOne({ ratings }: Shared, { posts: count, goal, seed }: TakeDownOptions) {
	const population = populationFrom(ratings);
	const isHidden = createHidden(ratings, goal);
	return (target: Target): (Taken | null)[] => {
		const random = seededRandom(seed + target.user);
		const posts = spread(target.items, count, random);
		const orders = ordersOf({ ratings, population, target, posts, goal, random });
		const isEnough = (left: readonly number[]) =>
			left.length === 0 || isHidden({ user: target.user, items: left.flatMap((post) => posts[post]!) });
		return ORDERS.map((name) => {
			const naming = orders[name].filter((post) => posts[post]!.length > 0);
			if (name === 'fewest') return naming.length > MOST_TRIED ? null : fewestOf(naming, isEnough);
			const order = orders[name];
			for (let taken = 0; ; taken++) {
				const left = order.slice(taken).filter((post) => posts[post]!.length > 0);
				if (isEnough(left)) return { posts: taken, isNothingLeft: left.length === 0 };
			}
		});
	};
}

/** Tries all sets of posts, the smallest first. */
function fewestOf(naming: readonly number[], isEnough: (left: readonly number[]) => boolean): Taken {
	const weights = naming.map(() => 1);
	for (let taken = 0; ; taken++)
		for (const gone of setsOf(weights, taken)) {
			const left = naming.filter((_, i) => !gone.includes(i));
			if (isEnough(left)) return { posts: taken, isNothingLeft: left.length === 0 };
		}
}

function spread(items: readonly number[], count: number, random: () => number): number[][] {
	const posts = Array.from({ length: count }, (): number[] => []);
	for (const item of items) posts[Math.floor(random() * count)]!.push(item);
	return posts;
}

interface Scene {
	ratings: Ratings;
	population: Population;
	target: Target;
	posts: readonly (readonly number[])[];
	goal: number;
	random: () => number;
}

function ordersOf({ ratings, population, target, posts, goal, random }: Scene): Record<Order, number[]> {
	const all = posts.map((_, post) => post);
	const rarest = posts.map((films) =>
		films.reduce((least, film) => Math.min(least, population.raters[film]!), Infinity),
	);
	const audited = posts.map((films) => ({ films, day: null }));
	const ours = (rated: ReadonlyMap<number, null> | null) => {
		const audit = auditPosts(population, audited, { rated }, goal);
		return [...new Set([...audit.takeDown, ...audit.posts].map(({ post }) => post).concat(all))];
	};
	return {
		ours: ours(ratedBy(ratings, target.user)),
		oursUnknown: ours(null),
		newest: all,
		rarest: all.toSorted((a, b) => rarest[a]! - rarest[b]! || a - b),
		random: [...shuffledNumbers(posts.length, random)],
		fewest: all,
	};
}

/** Whether this many people score at least as high as a target for every attacker. */
function createHidden(ratings: Ratings, goal: number): (target: Target) => boolean {
	const marginals = marginalsOfRatings(ratings);
	const activities = activitiesOf(ratings);
	const draw = decoyDraw(marginals);
	const attacks = ADVERSARIES.map((name) => weighingAttack(ratings, weighingOf(name, marginals, draw), activities));
	const scores = new Float64Array(ratings.users);
	return (target) => {
		const worst = attacks.findIndex((attack) => rankOf(attack, target, scores) < goal);
		// Who found one target last is asked first about the next.
		if (worst > 0) attacks.unshift(...attacks.splice(worst, 1));
		return worst < 0;
	};
}

export const takeDownOneTask = task(import.meta.url, 'takeDownOneTask', takeDownOne);
