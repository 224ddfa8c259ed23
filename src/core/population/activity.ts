/**
 * Activity classes: people differ a thousandfold in how many films they rated, and every estimate that ignores it is
 * far off. A person in a class with activity lambda rated a film of intensity mu with probability 1 - exp(-lambda mu).
 * The lambdas make every class rate as much as it does, and the mus give every film its raters.
 */
export interface ActivityClass {
	/** Part of the population, all classes adding up to 1. */
	share: number;
	/** Mean number of ratings of its members. */
	ratings: number;
	/** How active its members are. */
	lambda: number;
}

/** Films counted by how many rated them: the number of films for each number of raters. */
type Rarities = ReadonlyMap<number, number>;

/** Most alternations between films and classes; a handful is enough unless the margins are extreme. */
const MOST_ROUNDS = 60;
/** The fit is done when every class rates as much as it does, within this share. */
const CLOSE = 1e-3;
/** A film that all people rated has no finite intensity. */
export const MOST_SHARE = 0.9999;

/** Probability that a member of `activity` rated a film of this intensity. */
export const ratedProbability = (activity: Pick<ActivityClass, 'lambda'>, intensity: number) =>
	-Math.expm1(-activity.lambda * intensity);

/**
 * The lambda at which sum over films of 1 - exp(-lambda mu) equals `ratings`.
 * @param intensities number of films for each intensity
 * @throws RangeError if `ratings` is not less than the number of films
 */
export function solveLambda(intensities: ReadonlyMap<number, number>, ratings: number): number {
	let films = 0;
	let all = 0;
	for (const [mu, count] of intensities) {
		films += count;
		all += mu * count;
	}
	if (!(ratings > 0) || ratings >= films)
		throw new RangeError(`A class of ${ratings} ratings does not fit a catalogue of ${films} films.`);
	return climb(ratings, ratings / all, (lambda, sums) => {
		for (const [mu, count] of intensities) {
			const missed = Math.exp(-lambda * mu);
			sums.reached += count * (1 - missed);
			sums.slope += count * mu * missed;
		}
	});
}

/**
 * The intensity of a film that the part `share` of the population rated: sum of w_a (1 - exp(-lambda_a mu)) = share.
 * @param least a lower bound to start from
 */
export function solveIntensity(
	classes: readonly Pick<ActivityClass, 'share' | 'lambda'>[],
	share: number,
	least = 0,
): number {
	const reached = Math.min(share, MOST_SHARE);
	let all = 0;
	for (const { share: w, lambda } of classes) all += w * lambda;
	return climb(reached, Math.max(least, reached / all), (mu, sums) => {
		for (const { share: w, lambda } of classes) {
			const missed = Math.exp(-lambda * mu);
			sums.reached += w * (1 - missed);
			sums.slope += w * lambda * missed;
		}
	});
}

/**
 * Root of sum w (1 - exp(-k x)) = goal by Newton's method from below: the sum is concave in x, so it climbs without
 * overshooting. `evaluate` adds the sum at x and its derivative.
 */
function climb(goal: number, from: number, evaluate: (x: number, sums: { reached: number; slope: number }) => void) {
	let x = from;
	for (let step = 0; step < 200; step++) {
		const sums = { reached: 0, slope: 0 };
		evaluate(x, sums);
		const change = (goal - sums.reached) / sums.slope;
		x += change;
		// Newton's error is squared by each step.
		if (Math.abs(change) < 1e-8 * x) break;
	}
	return x;
}

/**
 * Activity of each class, together with the intensities of the films: iterative proportional fitting, which meets both
 * margins. With a film's raters for its intensity, popular films would be rated too rarely. How often films are rated
 * in all is known best from their counts: the classes are scaled to it.
 * @throws RangeError when a class has more ratings than there are films
 */
export function fitActivity(
	classes: readonly { share: number; ratings: number }[],
	rarities: Rarities,
	people: number,
): ActivityClass[] {
	let all = 0;
	let films = 0;
	for (const [raters, count] of rarities) {
		all += raters * count;
		films += count;
	}
	const tooMany = classes.find(({ ratings }) => ratings >= films);
	if (tooMany)
		throw new RangeError(`A class of ${tooMany.ratings} ratings does not fit a catalogue of ${films} films.`);
	const scale = all / people / classes.reduce((sum, { share, ratings }) => sum + share * ratings, 0);
	const goals = classes.map(({ ratings }) => Math.min(scale * ratings, 0.99 * films));
	const solve = (intensities: ReadonlyMap<number, number>) =>
		classes.map((c, a) => ({ ...c, lambda: solveLambda(intensities, goals[a]!) }));
	let fitted = solve(rarities);
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const intensities = new Map<number, number>();
		for (const [raters, count] of rarities) {
			const mu = solveIntensity(fitted, raters / people);
			intensities.set(mu, (intensities.get(mu) ?? 0) + count);
		}
		const off = fitted.map((c, a) => Math.abs(expected(c, intensities) / goals[a]! - 1));
		if (Math.max(...off) < CLOSE) break;
		fitted = solve(intensities);
	}
	return fitted;
}

function expected(activity: ActivityClass, intensities: ReadonlyMap<number, number>): number {
	let ratings = 0;
	for (const [mu, films] of intensities) ratings += films * ratedProbability(activity, mu);
	return ratings;
}
