/** What the first plan does for people: how much it asks of them, and how many are found at once all the same. */
import { createCase, worstAdversaries } from '../../core/advice/case.ts';
import { firstWay, type Way } from '../../core/advice/first.ts';
import { makePlans, PLAN_ADVERSARIES, type PlanPack } from '../../core/advice/plans.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';
import type { Target } from '../kit/datasets/target.ts';
import { populationFrom } from '../kit/population.ts';
import { createReaders, READERS, type Reader } from './readers.ts';

/** Facts about the items of a ratings database, as columns of a catalogue. */
export type ItemColumns = Omit<PlanPack['catalogue'], 'raters' | keyof Companions>;

export interface FirstPlansReport {
	targets: number;
	/** People whose posts are safe as they are, and people whom the plan brings to the goal. */
	safe: number;
	reached: number;
	/** Medians over those who have a plan. */
	changes: number;
	additions: number;
	/** Parts of all changes. */
	phrases: number;
	swapped: number;
	/** Part of all people who are found at once, without advice and after the plan. */
	before: Record<Reader, number>;
	after: Record<Reader, number>;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >>> 1] ?? 0;

/** @param companions of the items, learned from people who are not targets */
export function judgeFirstPlans(
	ratings: Ratings,
	columns: ItemColumns,
	companions: Companions,
	targets: readonly Target[],
	{ goal, date, seed }: { goal: number; date: string; seed: number },
): FirstPlansReport {
	const population = populationFrom(ratings, date);
	const catalogue = { ...columns, ...companions, raters: population.raters } as PlanPack['catalogue'];
	const pack = { catalogue, population };
	const found = createReaders(ratings, catalogue);
	const ways = targets.map((target) => wayOf(ratings, pack, target, goal, seed));
	const planned = ways.filter(({ changes, add }) => changes.length + add.length > 0);
	const changes = planned.flatMap((way) => way.changes);
	const part = (ranks: number[]) => ranks.filter((rank) => rank <= 1).length / targets.length;
	const table = (all: number[][]) =>
		Object.fromEntries(READERS.map((name, i) => [name, part(all.map((ranks) => ranks[i]!))])) as Record<Reader, number>;
	return {
		targets: targets.length,
		safe: ways.length - planned.length,
		reached: planned.filter(({ crowd }) => crowd >= goal).length,
		changes: median(planned.map((way) => way.changes.length)),
		additions: median(planned.map(({ add }) => add.length)),
		phrases: changes.filter(({ to }) => to !== null && typeof to === 'object').length / changes.length,
		swapped: changes.filter(({ to }) => typeof to === 'number').length / changes.length,
		before: table(targets.map((target) => found(target, { changes: [], add: [], crowd: 0 }))),
		after: table(targets.map((target, i) => found(target, ways[i]!))),
	};
}

/** The first plan for someone whose ratings are known. */
function wayOf({ byUser }: Ratings, pack: PlanPack, { user, items }: Target, goal: number, seed: number): Way {
	const rated = new Map(
		Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!), (i) => [i, null]),
	);
	const films = new Set(items);
	const adviceCase = createCase(pack.population, films, { rated }, { forPlans: true });
	const guard = worstAdversaries(adviceCase, PLAN_ADVERSARIES);
	const planCase = createCase(pack.population, films, { rated, guard });
	const neverSuggest = (film: number) => rated.has(film);
	const plans = makePlans(pack, planCase, { tolerance: goal, seed: seed + user, neverSuggest });
	return firstWay(pack, adviceCase, planCase, plans, { goal, seed: seed + user, neverSuggest });
}
