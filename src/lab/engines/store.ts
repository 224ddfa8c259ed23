import type { Totals } from './engine.ts';
import type { Formula } from './formulas.ts';

/** One rated item that the target of a number mentions, what its rarity gives, and how many the target mentions. */
interface Mention {
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
