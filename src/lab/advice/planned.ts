/** Drops and decoys by the product's plans, and what an adversary who knows the plans infers from the result. */
import { boostByRaters, drawDecoys } from '../../core/advice/add.ts';
import { type Case, createCase, worstAdversaries } from '../../core/advice/case.ts';
import { type DecoyPool, decoyCandidates } from '../../core/advice/decoys.ts';
import { crowdsWithout } from '../../core/advice/drop.ts';
import { PLAN_ADVERSARIES } from '../../core/advice/plans.ts';
import { copyAll, mentionAll } from '../../core/crowd/crowds.ts';
import type { Population } from '../../core/population/population.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { ratedBy } from './followed.ts';

interface Planned {
	target: Target;
	drops: number;
	kept: number[];
	decoys: number[];
}

/**
 * Plans like the product at any tolerance: drops the costliest films, draws decoys against the worst adversary.
 * @param most how many decoys to draw
 */
export function createPlanner(ratings: Ratings, population: Population, pool: DecoyPool, most: number, seed: number) {
	let last: Planned | null = null;

	return (target: Target, drops: number): Planned => {
		if (last?.target === target && last.drops === drops) return last;
		const rated = ratedBy(ratings, target.user);
		const adviceCase = createCase(population, new Set(target.items), { rated });
		const tried = createCase(population, new Set(target.items), {
			rated,
			guard: worstAdversaries(adviceCase, PLAN_ADVERSARIES),
		});
		const dropped = new Set(costliest(tried, drops));
		const kept = tried.films.filter((film) => !dropped.has(film));
		const own = seed + target.user;
		const never = (film: number) => rated.has(film) || target.items.includes(film);
		const candidates = decoyCandidates(pool, ratings.users, kept, never, own);
		const mentioned = mentionAll(copyAll(tried.base), kept.map(tried.rows));
		const decoys = drawDecoys(tried.crowds, mentioned, pool.raters, candidates, most);
		last = { target, drops, kept, decoys };
		return last;
	};
}

/**
 * The draw as reconstructed by an adversary who has read the mentions and takes all of them as genuine.
 * @returns the probability that one draw gives an item, given the other mentions
 */
export function knownDraw(
	population: Population,
	pool: DecoyPool,
	rarestFirst: (items: readonly number[]) => number[],
	said: readonly number[],
) {
	const published = createCase(population, new Set(said), {});
	const tried = createCase(population, new Set(said), { guard: worstAdversaries(published, PLAN_ADVERSARIES) });
	const mentioned = mentionAll(copyAll(tried.base), tried.films.map(tried.rows));
	return (item: number) => {
		const others = rarestFirst(said.filter((other) => other !== item));
		const { films, weights } = decoyCandidates(pool, population.size, others, (film) => others.includes(film), 1);
		const boost = boostByRaters(tried.crowds, mentioned, pool.raters, films);
		let all = 0;
		let own = 0;
		for (let i = 0; i < films.length; i++) {
			const weight = weights[i]! * boost(pool.raters[films[i]!]!);
			all += weight;
			if (films[i] === item) own = weight;
		}
		return own / all;
	};
}

/** Returns the films that cost most, each computed without those before it. */
function costliest(adviceCase: Case, count: number): number[] {
	const dropped: number[] = [];
	while (dropped.length < count) {
		const left = adviceCase.films.filter((film) => !dropped.includes(film));
		const without = crowdsWithout(adviceCase.crowds, adviceCase.base, left.map(adviceCase.rows));
		dropped.push(left[without.indexOf(Math.max(...without))]!);
	}
	return dropped;
}
