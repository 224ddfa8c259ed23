/**
 * Activity classes: people differ a thousandfold in how many films they rated, and every estimate that forgets it is
 * far off. A person of a class with intensity lambda rated a film with r raters with probability 1 - exp(-lambda r).
 */
export interface ActivityClass {
	/** Part of the population, all classes adding up to 1. */
	share: number;
	/** Mean number of ratings of its members. */
	ratings: number;
	/** Solved so that the expected number of ratings is `ratings`. */
	lambda: number;
}

/** Probability that a member of `activity` rated a film with `raters` raters. */
export const ratedProbability = (activity: ActivityClass, raters: number) => -Math.expm1(-activity.lambda * raters);

/**
 * The lambda at which sum over films of 1 - exp(-lambda raters) equals `ratings`.
 * @param rarities pairs of (raters, number of films with so many)
 * @throws RangeError when there are no more films than `ratings`
 */
export function solveLambda(rarities: ReadonlyMap<number, number>, ratings: number): number {
	let films = 0;
	let all = 0;
	for (const [raters, count] of rarities) {
		films += count;
		all += raters * count;
	}
	if (!(ratings > 0) || ratings >= films)
		throw new RangeError(`A class of ${ratings} ratings does not fit a catalogue of ${films} films.`);
	// Newton's method from below: the sum is concave in lambda, so it climbs without overshooting.
	let lambda = ratings / all;
	for (let step = 0; step < 100; step++) {
		let expected = 0;
		let slope = 0;
		for (const [raters, count] of rarities) {
			const missed = Math.exp(-lambda * raters);
			expected += count * (1 - missed);
			slope += count * raters * missed;
		}
		const change = (ratings - expected) / slope;
		lambda += change;
		if (Math.abs(change) < 1e-12 * lambda) break;
	}
	return lambda;
}
