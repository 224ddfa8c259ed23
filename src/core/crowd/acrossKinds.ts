/**
 * The crowd where a draft names things of several kinds: films, games, books. Each kind is compared on a service of its own,
 * and has a crowd of its own members. Somebody who looks on several services keeps those who fit on all of them, which are
 * at most as many as fit on the one where fewest do. They may be far fewer, but how many is not known: crowds must not be
 * multiplied as if what people watch told nothing of what they play, since nobody has counted who is a member of both, and no
 * data that we have follow one person across kinds. So the smallest crowd is a bound, and is said to be one. Where two sorts of
 * one catalogue stand in for kinds the product is often less than half of those who fit both: see "Across kinds" in
 * docs/results/kinds.md.
 */

/** The crowd of one kind. */
interface CrowdOf {
	/** In people. */
	crowd: number;
}

/** Returns that of the smallest crowd, the first of equal ones: at most so many fit all kinds together. Null if there is none. */
export const smallestOf = <T extends CrowdOf>(kinds: readonly T[]): T | null =>
	kinds.reduce<T | null>((least, one) => (least === null || one.crowd < least.crowd ? one : least), null);
