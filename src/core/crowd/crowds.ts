/** The crowd under several adversaries; the smallest one counts. */
import {
	type Activity,
	ADVERSARIES,
	type Adversary,
	classActivities,
	type DecoyDraw,
	weighingOf,
} from '../adversaries/weighing.ts';
import type { Marginals } from '../population/marginals.ts';
import { completed, copyOf, type Deficits, include, type TermRows } from './deficits.ts';
import { createEstimator, type Estimator } from './estimator.ts';
import { type Interval, intervalOf } from './interval.ts';
import type { Scene } from './kinds.ts';
import type { Opinion } from './opinion.ts';
import { geometricMean, type RankDistribution } from './ranks.ts';
import type { Term } from './term.ts';

/** A mentioned film, for each adversary. */
export type FilmRows = readonly TermRows[];
/** The mentions so far, for each adversary. */
export type Mentioned = readonly Deficits[];

export interface Crowds {
	adversaries: readonly Adversary[];
	film(term: Term): FilmRows;
	/** Empty grids that are wide enough to mention all of `films`. */
	start(films: readonly FilmRows[]): Mentioned;
	/** Distribution of the writer's rank under adversary `i`. */
	distribution(mentioned: Mentioned, i: number): RankDistribution;
	/** Interval of the writer's rank under adversary `i`. @param more spread of the raters of the mentioned films */
	interval(mentioned: Mentioned, i: number, more?: number): Interval;
	/** How sure of the writer adversary `i` is, see {@link Estimator}. */
	sure(films: readonly FilmRows[], i: number, present: number): number;
}

/** What crowds of the same people, writer, and service share, for any adversaries. */
export interface Shared {
	estimators: Map<Adversary, Estimator>;
	rows: Map<string, Map<Adversary, TermRows>>;
}

export const nothingShared = (): Shared => ({ estimators: new Map(), rows: new Map() });

interface CrowdOptions {
	adversaries?: readonly Adversary[];
	writer?: Scene['writer'];
	members?: number | null;
	decoys: DecoyDraw;
	/** Whether the text gives an opinion on any film. Films without one are then compared without stars. */
	opinions?: boolean;
	/** A cache shared with other crowds. */
	shared?: Shared;
}

const keyOf = ({ read, shares }: Opinion) => `${read} ${shares.join(' ')}`;

const activitiesOf = new WeakMap<Marginals, Activity[]>();

export function createCrowds(marginals: Marginals, options: CrowdOptions): Crowds {
	const { adversaries = ADVERSARIES, writer = null, members, decoys, opinions = false } = options;
	const { shared = nothingShared() } = options;
	const activities = activitiesOf.get(marginals) ?? classActivities(marginals);
	activitiesOf.set(marginals, activities);
	const scene: Scene = { marginals, activities, writer, members: members ?? marginals.people };
	const estimators = adversaries.map((name) => {
		const estimator = shared.estimators.get(name) ?? createEstimator(weighingOf(name, marginals, decoys), scene);
		shared.estimators.set(name, estimator);
		return estimator;
	});
	return {
		adversaries,
		film: (given) => {
			const term = opinions && given.opinion === undefined ? { ...given, opinion: null } : given;
			const key = `${term.raters} ${term.own} ${term.stars} ${term.days} ${term.rated && term.film} ${term.opinion && keyOf(term.opinion)}`;
			const known = shared.rows.get(key) ?? new Map<Adversary, TermRows>();
			shared.rows.set(key, known);
			return adversaries.map((name, i) => {
				const rows = known.get(name) ?? estimators[i]!.rows(term);
				known.set(name, rows);
				return rows;
			});
		},
		start: (films) => estimators.map((estimator, i) => estimator.start(films.map((rows) => rows[i]!))),
		distribution: (mentioned, i) => estimators[i]!.read(mentioned[i]!),
		sure: (films, i, present) =>
			estimators[i]!.sure(
				films.map((rows) => rows[i]!),
				present,
			),
		interval: (mentioned, i, more = 0) =>
			intervalOf(estimators[i]!.read(mentioned[i]!), scene.members, Math.hypot(estimators[i]!.spread, more)),
	};
}

export function mention(mentioned: Mentioned, film: FilmRows): void {
	for (const [i, deficits] of mentioned.entries()) include(deficits, film[i]!);
}

export const copyAll = (mentioned: Mentioned): Mentioned => mentioned.map(copyOf);

export function mentionAll(mentioned: Mentioned, films: readonly FilmRows[]): Mentioned {
	for (const film of films) mention(mentioned, film);
	return mentioned;
}

/** Mentions the last films under adversary `i` alone, whose ranks are read at once: see {@link completed}. */
export const mentionedUnder = (mentioned: Mentioned, i: number, films: readonly FilmRows[]): Mentioned =>
	mentioned.map((grid, j) => {
		if (j !== i) return grid;
		const terms = films.map((film) => film[i]!);
		return completed(grid, terms);
	});

/** The crowd under each adversary with these films mentioned as well. */
export const crowdsWith = (crowds: Crowds, mentioned: Mentioned, films: readonly FilmRows[]): number[] =>
	trialsOn(crowds, mentioned).ranks(films).map(geometricMean);

/** The crowd under each adversary, in their order. */
export const crowdsOf = (crowds: Crowds, mentioned: Mentioned): number[] =>
	mentioned.map((_, i) => geometricMean(crowds.distribution(mentioned, i)));

/** The smallest crowd. */
export const worstOf = (crowds: Crowds, mentioned: Mentioned): number => Math.min(...crowdsOf(crowds, mentioned));

/** Counts with other films mentioned as well each time. */
export interface Trials {
	/**
	 * The smallest crowd with these films.
	 * @param least a crowd below this is only reported as smaller: no more adversaries are asked
	 */
	worst(films: readonly FilmRows[], least?: number): number;
	/** The ranks under each adversary with these films. */
	ranks(films: readonly FilmRows[]): RankDistribution[];
}

export function trialsOn(crowds: Crowds, mentioned: Mentioned): Trials {
	const ranksUnder = (i: number, films: readonly FilmRows[]) =>
		crowds.distribution(mentionedUnder(mentioned, i, films), i);
	// Who finds the writer soonest is asked first.
	const order = mentioned.map((_, i) => i);
	return {
		worst(films, least = 0) {
			let smallest = Infinity;
			for (const [place, i] of order.entries()) {
				smallest = Math.min(smallest, geometricMean(ranksUnder(i, films)));
				if (smallest < least) {
					order.splice(place, 1);
					order.unshift(i);
					break;
				}
			}
			return smallest;
		},
		ranks: (films) => mentioned.map((_, i) => ranksUnder(i, films)),
	};
}

/** The smallest crowd with these films mentioned as well. */
export const worstWith = (crowds: Crowds, mentioned: Mentioned, films: readonly FilmRows[]): number =>
	Math.min(...crowdsWith(crowds, mentioned, films));

/**
 * Calls `visit` with all mentions except each of `sets` of films in turn, by halving: each half is mentioned for the
 * other, so n films cost n log n convolutions instead of n^2. The last mentions are passed separately, to be only read.
 */
export function withoutEach(
	mentioned: Mentioned,
	sets: readonly (readonly FilmRows[])[],
	visit: (index: number, others: Mentioned, last: readonly FilmRows[]) => void,
): void {
	const visitAll = (outside: Mentioned, last: readonly FilmRows[], from: number, to: number) => {
		if (to - from === 1) {
			visit(from, outside, last);
			return;
		}
		const middle = (from + to) >>> 1;
		const within = last.length === 0 ? outside : mentionAll(copyAll(outside), last);
		visitAll(within, sets.slice(middle, to).flat(), from, middle);
		visitAll(within, sets.slice(from, middle).flat(), middle, to);
	};
	if (sets.length > 0) visitAll(mentioned, [], 0, sets.length);
}
