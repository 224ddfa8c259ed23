/** Attacks on ratings that are larger than memory, or spread over servers. */

import type { Algorithm } from '../papers/identify/attacks/attack.ts';
import type { Formula } from './formulas.ts';

/** The algorithms that score a user by each mention's rarity and the user's own ratings. */
export const ENGINE_ALGORITHMS = [
	'setIntersection',
	'tfidf',
	'scoring',
	'likelihood',
	'likelihoodPresence',
	'likelihoodPlain',
] as const satisfies readonly Algorithm[];
export type EngineAlgorithm = (typeof ENGINE_ALGORITHMS)[number];

/** A target by the ids of the ratings file. */
export interface NamedTarget {
	user: string;
	items: string[];
}

/** Size of a ratings database. */
export interface Totals {
	users: number;
	items: number;
	ratings: number;
}

export interface Engine {
	describe(): Promise<Totals>;
	/** Rank of each target; Infinity for those that are not on the likely list or mention nothing that was rated. */
	ranks(algorithm: EngineAlgorithm, targets: readonly NamedTarget[]): Promise<number[]>;
	close(): Promise<void>;
}

/** One rated item that the target of a number mentions, what its rarity gives, and how many the target mentions. */
export interface Mention {
	target: number;
	item: string;
	gain: number;
	mentioned: number;
}

/** Targets that are looked for in one query, each under its number. */
export interface Batch {
	users: { target: number; user: string }[];
	mentions: Mention[];
}

/** What a database must be able to tell; the rest is arithmetic. */
export interface Store {
	totals: Totals;
	/** Users with a score that one query may have to hold, summed over its targets. */
	mostScores: number;
	/** |U_m| of those of `items` that somebody rated. */
	supports(items: readonly string[]): Promise<Map<string, number>>;
	/** The scores that users on the list have before any mention, and how many have each. */
	priors(formula: Formula): Promise<Map<number, number>>;
	/** Score of each target whose user is on the list. */
	own(formula: Formula, batch: Batch): Promise<Map<number, number>>;
	/** By how much users who rated something mentioned change the count of those with a target's threshold or more. */
	gained(formula: Formula, batch: Batch, thresholds: ReadonlyMap<number, number>): Promise<Map<number, number>>;
}

/** Ranks of all targets under each algorithm. */
export async function identifyWithEngine(
	engine: Engine,
	targets: readonly NamedTarget[],
	algorithms: readonly EngineAlgorithm[] = ENGINE_ALGORITHMS,
): Promise<Partial<Record<EngineAlgorithm, number[]>>> {
	const ranks: Partial<Record<EngineAlgorithm, number[]>> = {};
	for (const algorithm of algorithms) ranks[algorithm] = await engine.ranks(algorithm, targets);
	return ranks;
}
