/**
 * The crowd of a draft that names several kinds of items: films, games, books. Each kind has its own service and its
 * own crowd. Someone who searches several services keeps only people who match on all of them: at most the smallest
 * crowd, and often far fewer. See both parts of "Across kinds" in docs/results/kinds.md.
 */

/** The crowd of one kind. */
interface CrowdOf {
	/** In people. */
	crowd: number;
}

/** A crowd among the members of a service. */
export interface CrowdAmong extends CrowdOf {
	members: number;
}

/** Returns the kind with the smallest crowd, the first one on a tie; null for an empty list. */
export const smallestOf = <T extends CrowdOf>(kinds: readonly T[]): T | null =>
	kinds.reduce<T | null>((least, one) => (least === null || one.crowd < least.crowd ? one : least), null);

/**
 * People who match all kinds, the writer included, if what someone rates of one kind says nothing about another.
 * @param both members of all services; unless it is known, as many as the smallest has: too many
 */
export const matchingAll = (
	kinds: readonly CrowdAmong[],
	both = Math.min(...kinds.map(({ members }) => members)),
): number =>
	1 + (both - 1) * kinds.reduce((part, { crowd, members }) => part * ((crowd - 1) / Math.max(1, members - 1)), 1);
