import type { Opinion } from './opinion.ts';

/** One mentioned film. */
export interface Term {
	raters: number;
	/** For each activity class, the probability that a member rated it, where that goes by more than its raters. */
	rated?: Float64Array | undefined;
	/** Number of the film; needed with `rated`. */
	film?: number;
	/** Probability that the writer rated it. */
	own: number;
	/** The writer's rating in stars, if known. */
	stars?: number | null;
	/** What the text says of the film; null if only of others. Without any opinion, ratings are compared by stars alone. */
	opinion?: Opinion | null | undefined;
	/** Days between the writer's rating and the mention, if known. */
	days?: number | null;
}
