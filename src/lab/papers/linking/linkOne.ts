/** Looks for the other account of a person among all candidates, under each attacker. */

import { linkBetween } from '../../../core/advice/links.ts';
import { createLinkCrowd } from '../../../core/crowd/linked.ts';
import type { Marginals } from '../../../core/population/marginals.ts';
import type { Population } from '../../../core/population/population.ts';
import { guessOf } from '../../kit/certainty.ts';
import { sizeOf, type Target } from '../../kit/datasets/ratings.ts';
import { marginalsOfRatings, populationFrom } from '../../kit/population.ts';
import type { Outcome } from '../../kit/sure.ts';
import { type Shared, task } from '../../kit/threads/task.ts';
import type { Pairs } from './accounts.ts';
import { ATTACKERS, type Attacker, accountAt, candidatesOf, createScan } from './attackers.ts';
import { crowdOfLink } from './formulas/crowd.ts';
import { type Account, accountOf } from './formulas/taste.ts';
import type { Fitted } from './model.ts';

export interface LinkOptions {
	/** Distinguishes runs: threads do not compare columns. */
	run: string;
	fitted: Fitted;
	/** Two accounts of everyone who is judged; the second ones are the candidates. */
	pairs: Pairs;
	/** Numbers of candidates, the largest all of them. */
	sizes: readonly number[];
}

export interface LinkResult {
	/** By attacker, then by number of candidates. */
	outcomes: Record<Attacker, Outcome[]>;
	/** Candidates who score at least as high as the right one, by attacker. */
	ranks: Record<Attacker, number>;
	/** The same under Likelihood, and the estimate from strangers. */
	rank: number;
	crowd: number;
	/** The same under rarity-weighted overlap, from rater counts alone; null if no film is shared. */
	byCounts: { rank: number; crowd: number } | null;
	/** Likelihood among all candidates, after films are taken out of the account as the extension suggests. */
	planned: Outcome;
	/** The same with the most popular films that neither account mentions in their place. */
	swapped: Outcome;
}

/** Most films that a plan takes out. */
export const PLANNED = 2;

/** The unit of the score: Likelihood counts in natural logarithms, others in their standard deviation. */
export const unitOf = (attacker: Attacker) => (attacker === 'likelihood' || attacker === 'fellegiSunter' ? 1 : null);

/** @returns a function that looks for a target; its `user` is a place among the pairs */
function linkOne({ ratings }: Shared, { fitted, pairs, sizes }: LinkOptions) {
	const candidates = candidatesOf(pairs, ratings.items);
	const scans = ATTACKERS.map((name) => [name, createScan(name, fitted, candidates)] as const);
	const marginals = marginalsOfRatings(ratings);
	const population = populationFrom(ratings);
	const popular = mostRated(population);
	const scanPlanned = createScan('likelihood', fitted, candidates);
	const scanStrangers = createScan('likelihood', fitted, candidatesOf(fitted.strangers, ratings.items));
	return ({ user: own }: Target): LinkResult => {
		const account = accountAt(pairs.first, pairs.films, own);
		const outcomes = {} as LinkResult['outcomes'];
		const ranks = {} as LinkResult['ranks'];
		let score = 0;
		let byCounts: LinkResult['byCounts'] = null;
		for (const [name, scan] of scans) {
			const scores = scan(account);
			ranks[name] = rankAt(scores, own);
			if (name === 'likelihood') score = scores[own]!;
			if (name === 'rarityOverlap' && scores[own]! > 0)
				byCounts = { rank: ranks[name], crowd: crowdByCounts(ratings, marginals, pairs, own) };
			outcomes[name] = sizes.map((size) => outcomeOf(scores, own, size, unitOf(name)));
		}
		const falling = scanStrangers(account).slice().sort().reverse();
		const other = accountAt(pairs.second, pairs.films, own);
		const kept = withoutLinks(population, account, other);
		const [planned, swapped] = [kept, withPopular(popular, kept, account, other)].map((changed) =>
			outcomeOf(scanPlanned(changed), own, pairs.people.length, unitOf('likelihood')),
		);
		const crowd = crowdOfLink(falling, score, pairs.people.length);
		return { outcomes, ranks, rank: ranks.likelihood, crowd, byCounts, planned: planned!, swapped: swapped! };
	};
}

/** Takes out the films that do most to link two accounts, as the extension advises. */
function withoutLinks(population: Population, { films, weights }: Account, other: Account): Account {
	const drafted = { history: new Set<number>(), draft: new Set(films) };
	const link = linkBetween(population, drafted, new Set(other.films), { accounts: population.size, goal: Infinity });
	const gone = link?.steps.slice(0, PLANNED).map(({ film }) => film) ?? [];
	const kept = (_: number, i: number) => !gone.includes(films[i]!);
	return { films: films.filter(kept), weights: weights.filter(kept) };
}

const mostRated = ({ raters }: Population) =>
	Uint32Array.from(raters, (_, film) => film).sort((a, b) => raters[b]! - raters[a]!);

function withPopular(popular: Uint32Array, kept: Account, { films }: Account, other: Account): Account {
	const instead: number[] = [];
	for (const film of popular) {
		if (instead.length === films.length - kept.films.length) break;
		if (!films.includes(film) && !other.films.includes(film)) instead.push(film);
	}
	return accountOf([...kept.films, ...instead]);
}

const rankAt = (scores: Float64Array, own: number) =>
	scores.reduce((count, other) => count + (other >= scores[own]! ? 1 : 0), 0);

/** The crowd of a link as the extension computes it, without knowing what anyone mentioned or rated. */
function crowdByCounts({ byItem }: Shared['ratings'], marginals: Marginals, pairs: Pairs, own: number): number {
	const other = new Set(accountAt(pairs.second, pairs.films, own).films);
	const named = Array.from(accountAt(pairs.first, pairs.films, own).films, (film) => ({
		raters: sizeOf(byItem, film),
		shared: other.has(film),
	}));
	return createLinkCrowd({ marginals, accounts: pairs.people.length, size: pairs.films }, [], named)(named);
}

/** The guess among the right one and the first `size - 1` others. */
export function outcomeOf(scores: Float64Array, own: number, size: number, unit: number | null): Outcome {
	const some = scores.slice(0, size);
	// The right one comes first; the one in its place moves to where it was.
	if (own < size) some[own] = some[0]!;
	some[0] = scores[own]!;
	const [present, absent] = [guessOf(some, unit), guessOf(some.subarray(1), unit)];
	return { present, right: some[0]! > absent.top, absent };
}

export const linkOneTask = task(import.meta.url, 'linkOneTask', linkOne);
