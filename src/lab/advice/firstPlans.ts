/** What the first plan does for people: how much it asks of them, and how many are found at once all the same. */
import { ADVERSARIES, type Adversary, weighingOf } from '../../core/adversaries/weighing.ts';
import { createCase, worstAdversaries } from '../../core/advice/case.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { firstWay, type Way } from '../../core/advice/first.ts';
import { leastReaching } from '../../core/advice/goal.ts';
import { makePlans, PLAN_ADVERSARIES, type PlanPack } from '../../core/advice/plans.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import type { Marginals } from '../../core/population/marginals.ts';
import type { Population } from '../../core/population/population.ts';
import { ratersOfAny } from '../../core/population/union.ts';
import { type Ratings, sizesOf } from '../kit/datasets/ratings.ts';
import type { Target } from '../kit/datasets/target.ts';
import { activitiesOf, marginalsOfRatings, populationOf } from '../papers/identify/attacks/population.ts';
import { rankOf } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';

/** Facts about the items of a ratings database, as columns of a catalogue. */
export type ItemColumns = Omit<PlanPack['catalogue'], 'raters' | keyof Companions>;

/** The product's adversaries, who read titles only, and Scoring of who takes a phrase for the set of films that it fits. */
export const READERS = [...ADVERSARIES, 'readsPhrases'] as const;
type Reader = (typeof READERS)[number];

export interface FirstPlansReport {
	targets: number;
	/** People whose posts are safe as they are, and people whom the plan brings to the goal. */
	safe: number;
	reached: number;
	/** Medians over those who have a plan. */
	changes: number;
	additions: number;
	/** Parts of all changes. */
	told: number;
	swapped: number;
	/** Part of all people who are found at once, without advice and after the plan. */
	before: Record<Reader, number>;
	after: Record<Reader, number>;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >>> 1] ?? 0;

/** @param companions of the items, learned from people who are no targets */
export function judgeFirstPlans(
	ratings: Ratings,
	columns: ItemColumns,
	companions: Companions,
	targets: readonly Target[],
	{ goal, date, seed }: { goal: number; date: string; seed: number },
): FirstPlansReport {
	const raters = Uint32Array.from(sizesOf(ratings.byItem));
	const classes = populationOf(ratings);
	const population: Population = { name: '', size: ratings.users, date, sources: [], raters, classes };
	const catalogue = { ...columns, ...companions, raters } as PlanPack['catalogue'];
	const pack = { catalogue, population };
	const found = createReaders(ratings);
	const ways = targets.map((target) => wayOf(ratings, pack, target, leastReaching(goal), seed));
	const planned = ways.filter(({ changes, add }) => changes.length + add.length > 0);
	const changes = planned.flatMap((way) => way.changes);
	const part = (ranks: number[]) => ranks.filter((rank) => rank <= 1).length / targets.length;
	const table = (all: number[][]) =>
		Object.fromEntries(READERS.map((name, i) => [name, part(all.map((ranks) => ranks[i]!))])) as Record<Reader, number>;
	return {
		targets: targets.length,
		safe: ways.length - planned.length,
		reached: planned.filter(({ crowd }) => crowd >= leastReaching(goal)).length,
		changes: median(planned.map((way) => way.changes.length)),
		additions: median(planned.map(({ add }) => add.length)),
		told: changes.filter(({ to }) => to !== null && typeof to === 'object').length / changes.length,
		swapped: changes.filter(({ to }) => typeof to === 'number').length / changes.length,
		before: table(targets.map((target) => found(target, { changes: [], add: [], crowd: 0 }))),
		after: table(targets.map((target, i) => found(target, ways[i]!))),
	};
}

/** The first plan of somebody whose ratings are known to it. */
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

/** Returns a function that computes a target's rank under each reader after a way is followed. */
function createReaders(ratings: Ratings) {
	const marginals = marginalsOfRatings(ratings);
	const activities = activitiesOf(ratings);
	const scores = new Float64Array(ratings.users);
	const weighing = (name: Adversary) => weighingOf(name, marginals, decoyDraw(marginals));
	const attacks = ADVERSARIES.map((name) => weighingAttack(ratings, weighing(name), activities));
	const scoring = attacks[ADVERSARIES.indexOf('scoring')]!;
	return ({ user, items }: Target, { changes, add }: Way): number[] => {
		const gone = new Set(changes.map(({ film }) => film));
		const swaps = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
		const said: Target = { user, items: [...items.filter((item) => !gone.has(item)), ...swaps, ...add] };
		const ranks = attacks.map((attack) => rankOf(attack, said, scores));
		scores.fill(0);
		rankOf(scoring, said, scores);
		for (const { to } of changes)
			if (to !== null && typeof to === 'object')
				addPhrase(ratings, marginals, weighing('scoring').gain, to.films, scores);
		const own = scores[user]! - 1e-9;
		return [...ranks, own === -Infinity ? Infinity : scores.filter((score) => score >= own).length];
	};
}

/** Adds what having rated any of the films of a phrase is worth to those who have. */
function addPhrase(
	{ byItem, users }: Ratings,
	marginals: Marginals,
	gain: ReturnType<typeof weighingOf>['gain'],
	films: readonly number[],
	scores: Float64Array,
): void {
	const raters = (film: number) => byItem.start[film + 1]! - byItem.start[film]!;
	const worth = gain(
		ratersOfAny(marginals, films, (film) => Math.max(1, raters(film))),
		{ ratings: 1, norm: 1 },
		1,
	);
	const rated = new Uint8Array(users);
	for (const film of films)
		for (let i = byItem.start[film]!; i < byItem.start[film + 1]!; i++) rated[byItem.ids[i]!] = 1;
	for (let user = 0; user < users; user++) if (rated[user] === 1) scores[user]! += worth;
}
