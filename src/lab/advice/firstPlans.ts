/** What the first plan does for people: how much it asks of them, and how many are found at once all the same. */

import { ADVERSARIES } from '../../core/adversaries/weighing.ts';
import { ANSWERS } from '../../core/advice/answers.ts';
import { createCase, type Writer, worstAdversaries } from '../../core/advice/case.ts';
import { firstWay, type Way } from '../../core/advice/first.ts';
import { makePlans, PLAN_ADVERSARIES, type PlanPack } from '../../core/advice/plans.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
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
	/** What a plan that reaches the goal promises, against the rank under the best of the product's adversaries. */
	promise: {
		people: number;
		/** Medians. */
		promised: number;
		rank: number;
		/** Mean number of changes. */
		changes: number;
		/** Parts of the people whose rank is 1, at most 10, and below half of the goal. */
		one: number;
		ten: number;
		half: number;
	};
}

/** What is known of each person: whether they rated each film, their list of ratings, about how many, or nothing. */
export const KNOWN = ['each', 'import', 'number', 'nothing'] as const;
type KnownOf = (typeof KNOWN)[number];

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >>> 1] ?? 0;

/** @param companions of the items, learned from people who are not targets */
export function judgeFirstPlans(
	ratings: Ratings,
	columns: ItemColumns,
	companions: Companions,
	targets: readonly Target[],
	{ goal, date, seed, known = 'import' }: { goal: number; date: string; seed: number; known?: KnownOf },
): FirstPlansReport {
	const population = populationFrom(ratings, date);
	const catalogue = { ...columns, ...companions, raters: population.raters } as PlanPack['catalogue'];
	const pack = { catalogue, population };
	const found = createReaders(ratings, catalogue);
	const ways = targets.map((target) => wayOf(ratings, pack, target, known, { goal, seed }));
	const ranks = targets.map((target, i) => found(target, ways[i]!));
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
		after: table(ranks),
		promise: judgePromise(ways, ranks, goal),
	};
}

/** @param ranks under each reader, the product's adversaries first */
function judgePromise(ways: readonly Way[], ranks: readonly number[][], goal: number): FirstPlansReport['promise'] {
	const all = ways.map(({ changes, add, crowd }, i) => ({
		...{ crowd, changes: changes.length + add.length },
		rank: Math.min(...ranks[i]!.slice(0, ADVERSARIES.length)),
	}));
	const reached = all.filter(({ crowd }) => crowd >= goal);
	const part = (isSo: (rank: number) => boolean) => reached.filter(({ rank }) => isSo(rank)).length / reached.length;
	const changed = reached.filter(({ changes }) => changes > 0);
	return {
		people: reached.length,
		promised: median(reached.map(({ crowd }) => crowd)),
		rank: median(reached.map(({ rank }) => rank)),
		changes: changed.reduce((sum, { changes }) => sum + changes, 0) / changed.length,
		one: part((rank) => rank <= 1),
		ten: part((rank) => rank <= 10),
		half: part((rank) => rank < goal / 2),
	};
}

/** What is known of a person who has rated some films. */
function writerOf(known: KnownOf, rated: ReadonlyMap<number, null>, items: readonly number[]): Writer {
	switch (known) {
		case 'each':
			return {
				rated,
				complete: true,
				said: new Map(items.flatMap((item) => (rated.has(item) ? [] : [[item, 'never']]))),
			};
		case 'import':
			return { rated, complete: true };
		case 'number':
			return { filmsRated: ANSWERS.find((_, i) => rated.size < [50, 300, 1000, Infinity][i]!)! };
		case 'nothing':
			return {};
	}
}

/** The first plan for someone of whom so much is known; no one adds a film that they have rated. */
function wayOf(
	{ byUser }: Ratings,
	pack: PlanPack,
	{ user, items }: Target,
	known: KnownOf,
	{ goal, seed }: { goal: number; seed: number },
): Way {
	const rated = new Map(
		Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!), (i) => [i, null]),
	);
	const films = new Set(items);
	const writer = { ...writerOf(known, rated, items), careful: true };
	const adviceCase = createCase(pack.population, films, writer, { forPlans: true });
	const guard = worstAdversaries(adviceCase, PLAN_ADVERSARIES);
	const planCase = createCase(pack.population, films, { ...writer, guard });
	const neverSuggest = (film: number) => rated.has(film);
	const plans = makePlans(pack, planCase, { tolerance: goal, seed: seed + user, neverSuggest });
	return firstWay(pack, adviceCase, planCase, plans, { goal, seed: seed + user, neverSuggest });
}
