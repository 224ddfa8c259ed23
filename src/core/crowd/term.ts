import type { Opinion } from './opinion.ts';

/** One mentioned film. */
export interface Term {
	raters: number;
	/** The probability that a member of each activity class rated it, if that depends on more than its raters. */
	rated?: Float64Array | undefined;
	/** Number of the film; needed with `rated`. */
	film?: number;
	/** Probability that the writer rated it. */
	own: number;
	/** The writer's rating in stars, if known. */
	stars?: number | null;
	/** The text's opinion on the film; null if it has opinions only on others. Without any opinion, only stars are compared. */
	opinion?: Opinion | null | undefined;
	/** Days between the writer's rating and the mention, if known. */
	days?: number | null;
}
