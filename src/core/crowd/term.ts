/** One mentioned film. */
export interface Term {
	raters: number;
	/** Probability that the writer rated it. */
	own: number;
	/** The writer's rating in stars, if known. */
	stars?: number | null;
	/** Days between the writer's rating and the mention, if known. */
	days?: number | null;
}
