/** What the first plan does for people: how many changes it needs, and how many people are still found at once. */
import { ADVERSARIES } from '../../core/adversaries/weighing.ts';
import type { Way } from '../../core/advice/first.ts';
import type { PlanPack } from '../../core/advice/plans.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { type KnownOf, NO_CHANGE } from './followed.ts';
import { follow, median, type Promised, promisedBy, type Reach, reachOf } from './reach.ts';
import { createReaders, evidenceOf, READERS, type Reader, ranksOf } from './readers.ts';

export interface FirstPlansReport {
	known: KnownOf;
	targets: number;
	/** People with safe posts, and people whom the plan brings to the goal. */
	safe: number;
	reached: number;
	/** Medians over people with a plan. */
	changes: number;
	additions: number;
	/** Parts of all changes. */
	phrases: number;
	swapped: number;
	/** Share of all people who are found at once, without advice and after the plan. */
	before: Record<Reader, number>;
	after: Record<Reader, number>;
	promise: Promised;
	reach: Reach;
}

interface FirstPlansOptions {
	known: KnownOf;
	goal: number;
	seed: number;
	/** Members of the service, if not the one that the pack counts. */
	members?: number;
}

/** @param pack pack of the items, with companions learned from people who are not targets */
export function judgeFirstPlans(
	ratings: Ratings,
	pack: PlanPack,
	targets: readonly Target[],
	{ known, goal, seed, members }: FirstPlansOptions,
): FirstPlansReport {
	const readers = createReaders(ratings, pack.catalogue);
	const all = targets.map((target) => {
		const ranks = new Map<Way, number[]>();
		const ranksAfter = (way: Way) => {
			const known = ranks.get(way) ?? ranksOf(readers, evidenceOf(target, way));
			ranks.set(way, known);
			return known;
		};
		// The product's adversaries come first.
		const rankOf = (way: Way) => Math.min(ratings.users, ...ranksAfter(way).slice(0, ADVERSARIES.length));
		const options = { known, goal, seed, members: members ?? null };
		const followed = follow(ratings, pack, target, rankOf, options);
		return { followed, before: ranksAfter(NO_CHANGE), after: ranksAfter(followed.way) };
	});
	const follows = all.map(({ followed }) => followed);
	const planned = follows.map(({ way }) => way).filter(({ changes, add }) => changes.length + add.length > 0);
	const changes = planned.flatMap((way) => way.changes);
	const part = (ranks: number[]) => ranks.filter((rank) => rank <= 1).length / targets.length;
	const table = (all: number[][]) =>
		Object.fromEntries(READERS.map((name, i) => [name, part(all.map((ranks) => ranks[i]!))])) as Record<Reader, number>;
	return {
		known,
		targets: targets.length,
		safe: targets.length - planned.length,
		reached: planned.filter(({ crowd }) => crowd >= goal).length,
		changes: median(planned.map((way) => way.changes.length)),
		additions: median(planned.map(({ add }) => add.length)),
		phrases: changes.filter(({ to }) => to !== null && typeof to === 'object').length / changes.length,
		swapped: changes.filter(({ to }) => typeof to === 'number').length / changes.length,
		before: table(all.map(({ before }) => before)),
		after: table(all.map(({ after }) => after)),
		promise: promisedBy(follows, goal),
		reach: reachOf(follows, { goal, seed }),
	};
}
