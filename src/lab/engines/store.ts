import type { Totals } from './engine.ts';
import type { Formula } from './formulas.ts';

/** A rated item that a target (by number) mentions, the gain for its rarity, and the target's number of mentions. */
interface Mention {
	target: number;
	item: string;
	gain: number;
	mentioned: number;
}

/** The targets of one query, each under its number. */
export interface Batch {
	users: { target: number; user: string }[];
	mentions: Mention[];
}

/** The queries that a database must answer; the rest is arithmetic. */
export interface Store {
	totals: Totals;
	/** Most scores that one query may hold: users with a score, summed over its targets. */
	mostScores: number;
	/** Returns |U_m| of each of `items` that has raters. */
	supports(items: readonly string[]): Promise<Map<string, number>>;
	/** Returns the distinct priors of users on the list, with the number of users who have each. */
	priors(formula: Formula): Promise<Map<number, number>>;
	/** Returns the score of each target whose user is on the list. */
	own(formula: Formula, batch: Batch): Promise<Map<number, number>>;
	/** Returns how the users who rated a mention change the number of users at or above a target's threshold. */
	gained(formula: Formula, batch: Batch, thresholds: ReadonlyMap<number, number>): Promise<Map<number, number>>;
}

/** The basis for made-up mentions. */
export interface People {
	/** Returns all users, each with how many items they rated, in the order of their ids. */
	people(): Promise<{ user: string; rated: number }[]>;
	/** Returns all items with their raters, in the order of their ids. */
	items(): Promise<{ item: string; raters: number }[]>;
	/** Returns what each of `users` rated. */
	ratedBy(users: readonly string[]): Promise<Map<string, string[]>>;
}
