/** Attacks on ratings that exceed memory or are distributed over servers. */
import type { Simulation } from '../kit/datasets/simulate.ts';
import type { Algorithm } from '../papers/identify/attacks/attack.ts';

/** The algorithms that score a user by the rarity of each mention and the user's own ratings only. */
export const ENGINE_ALGORITHMS = [
	'setIntersection',
	'tfidf',
	'scoring',
	'likelihood',
	'likelihoodPresence',
	'likelihoodPlain',
] as const satisfies readonly Algorithm[];
export type EngineAlgorithm = (typeof ENGINE_ALGORITHMS)[number];

/** A target, named by the ids of the ratings file. */
export interface NamedTarget {
	user: string;
	items: string[];
}

export interface Totals {
	users: number;
	items: number;
	ratings: number;
}

export interface Engine {
	describe(): Promise<Totals>;
	/** Draws people and their mentions; absent if ratings are spread over servers. @throws RangeError for too few */
	simulate?: (simulation: Simulation) => Promise<NamedTarget[]>;
	/** Returns the rank of each target; Infinity for those not on the likely list or without a rated mention. */
	ranks(algorithm: EngineAlgorithm, targets: readonly NamedTarget[]): Promise<number[]>;
	close(): Promise<void>;
}

/** Returns the ranks of all targets under each algorithm. */
export async function identifyWithEngine(
	engine: Engine,
	targets: readonly NamedTarget[],
	algorithms: readonly EngineAlgorithm[] = ENGINE_ALGORITHMS,
): Promise<Partial<Record<EngineAlgorithm, number[]>>> {
	const ranks: Partial<Record<EngineAlgorithm, number[]>> = {};
	for (const algorithm of algorithms) ranks[algorithm] = await engine.ranks(algorithm, targets);
	return ranks;
}
