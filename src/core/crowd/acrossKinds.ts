/**
 * The crowd of a draft that names several kinds of items: films, games, books. Each kind has its own service and its
 * own crowd. Someone who searches several services keeps only people who match on all of them: at most the smallest
 * crowd, and perhaps far fewer. Multiplying the shares would need the number of members of both, which is not known. So
 * the smallest crowd is an upper bound, and is shown as one: see both parts of "Across kinds" in docs/results/kinds.md.
 */

/** The crowd of one kind. */
interface CrowdOf {
	/** In people. */
	crowd: number;
}

/** Returns the kind with the smallest crowd, the first one on a tie; null for an empty list. */
export const smallestOf = <T extends CrowdOf>(kinds: readonly T[]): T | null =>
	kinds.reduce<T | null>((least, one) => (least === null || one.crowd < least.crowd ? one : least), null);
