/** Attacks on ratings that are larger than memory, or spread over servers. */

import type { Algorithm } from '../papers/identify/attacks/attack.ts';

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
