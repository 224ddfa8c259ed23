/** A person to find: their user index in the ratings (-1 if absent) and the items they mention in public. */
export interface Target {
	user: number;
	items: readonly number[];
	/** When each of `items` is mentioned, in seconds since 1970, if known. */
	times?: readonly number[];
	/** Number of further mentions, of items without ratings: they give no evidence but count as mentions. */
	unknown?: number;
}

/** Returns the number of items that a target mentions in all. */
export const mentionsOf = ({ items, unknown = 0 }: Target) => items.length + unknown;
