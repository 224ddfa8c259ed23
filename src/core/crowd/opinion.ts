/**
 * What an opinion on a film adds: someone who rated it most likely rated it that way. Opinions may be read wrong, so a
 * rating of another class is not ruled out, only less likely.
 */

/** Classes of ratings, from good to bad. */
export const CLASSES = ['liked', 'soso', 'disliked'] as const;
type LikedClass = (typeof CLASSES)[number];

/** The text's opinion on a film, and the shares of the film's raters in each of {@link CLASSES}. */
export interface Opinion {
	read: LikedClass;
	shares: readonly number[];
}

/**
 * What is read from people who give an opinion, by their opinion: rows and columns in the order of {@link CLASSES}.
 * Counted by `lab stance-train` on sources that the model was not fitted on.
 */
export const READ_AS: readonly (readonly number[])[] = [
	[0.9, 0.025, 0.075],
	[0.65, 0.22, 0.13],
	[0.34, 0.065, 0.595],
];

/** Least share of a class: with few raters, no one may be known to have hated a film. */
const LEAST_SHARE = 0.01;

/** One class of raters, for the opinion that was read. */
export interface OpinionClass {
	/** Share of the film's raters. */
	share: number;
	/** Probability that the writer is in this class, if they rated the film. */
	own: number;
	/** Log of how much likelier the opinion is in this class than among all raters. */
	gain: number;
}

export function opinionClasses({ read, shares }: Opinion): OpinionClass[] {
	const raised = shares.map((share) => Math.max(LEAST_SHARE, share));
	const total = raised.reduce((a, b) => a + b, 0);
	const at = CLASSES.indexOf(read);
	const any = raised.reduce((sum, share, k) => sum + (share / total) * READ_AS[k]![at]!, 0);
	return raised.map((share, k) => ({
		share: share / total,
		own: ((share / total) * READ_AS[k]![at]!) / any,
		gain: Math.log(READ_AS[k]![at]! / any),
	}));
}

/** Fewest stars, of five, of a rating that is good, and of one that is so-so. */
const [LEAST_LIKED, LEAST_SOSO] = [3.25, 2.25];

/** The class of a number of stars, of five, as an index in {@link CLASSES}. */
export const classOfStars = (stars: number): number => (stars >= LEAST_LIKED ? 0 : stars >= LEAST_SOSO ? 1 : 2);

/** Shares of {@link CLASSES} from the shares of 0.5 to 5 stars. */
export function sharesOfStars(stars: readonly number[]): number[] {
	const shares = [0, 0, 0];
	for (const [i, share] of stars.entries()) shares[classOfStars((i + 1) / 2)]! += share;
	return shares;
}
