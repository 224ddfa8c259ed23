/** A person to find: where they stand in the ratings (-1: not there) and the items they mention in public. */
export interface Target {
	user: number;
	items: readonly number[];
	/** When each of `items` is mentioned, in seconds since 1970; only where that is told. */
	times?: readonly number[];
	/** Mentions besides those, of items that nobody rated: they say nothing, but they were made. */
	unknown?: number;
}

/** How many items a target mentions in all. */
export const mentionsOf = ({ items, unknown = 0 }: Target) => items.length + unknown;
