/**
 * Scoreboard and Scoreboard-RH (Algorithms 1A and 1B), after Narayanan and Shmatikov, "Robust De-anonymization of Large
 * Sparse Datasets" (2008): which of N records belongs to a person with a few known attributes, some of them wrong?
 */

/** The paper's constants: rho_0 in stars, d_0 in days, and the eccentricity phi below which nothing matches. */
export const SCOREBOARD = { stars: 1.5, days: 30, phi: 1.5 } as const;

/** An attribute as known to the adversary or stored in a record; null for unknown parts. Days since 1970. */
export interface Attribute {
	stars: number | null;
	day: number | null;
}

/** A piece of auxiliary information: an attribute of an item, with the item's number of raters. */
export interface Clue extends Attribute {
	item: number;
	raters: number;
}

/**
 * Sim on attributes. `threshold`: 1 where stars and days are at most that far apart, else 0. `exponential`:
 * exp(-|stars apart| / stars) + exp(-|days apart| / days), from 0 to 2.
 */
export interface Similarity {
	form: 'threshold' | 'exponential';
	stars: number;
	days: number;
}

/** The form that the paper attacked Netflix with. */
export const NETFLIX_SIMILARITY: Similarity = {
	form: 'exponential',
	stars: SCOREBOARD.stars,
	days: SCOREBOARD.days,
};

/** Contribution of one value to Sim, by its distance from the known one. */
export const partOf = (form: Similarity['form'], apart: number, width: number): number =>
	form === 'threshold' ? (Math.abs(apart) <= width ? 1 : 0) : Math.exp(-Math.abs(apart) / width);

/**
 * Sim of a known attribute and a record's, which rated the item. Unknown parts do not count; if only the item is known,
 * having rated it gives 1.
 */
export function similarityOf({ form, stars, days }: Similarity, known: Attribute, found: Attribute): number {
	const part = (a: number | null, b: number | null, width: number) =>
		a === null ? null : b === null ? 0 : partOf(form, a - b, width);
	const [ofStars, ofDays] = [part(known.stars, found.stars, stars), part(known.day, found.day, days)];
	if (ofStars === null || ofDays === null) return ofStars ?? ofDays ?? 1;
	return form === 'threshold' ? ofStars * ofDays : ofStars + ofDays;
}

/** Scores over which the standard deviation is taken: all records, as in the paper, or those above 0. */
export type SigmaOver = 'all' | 'candidates';

/** How the highest score stands out. */
export interface Standing {
	records: number;
	/** The first record with the highest score; -1 without records. */
	best: number;
	max: number;
	/** The second-highest score, equal to `max` if two records share it. */
	second: number;
	sigma: Record<SigmaOver, number>;
}

/** A variance below this part of the mean square is rounding error: the scores are equal. */
const EQUAL = 1e-12;

/** @param scores of all records; negative for records outside the sample */
export function standingOf(scores: Float64Array): Standing {
	let [best, max, second, records, above, sum, squares] = [-1, -1, -1, 0, 0, 0, 0];
	for (let r = 0; r < scores.length; r++) {
		const score = scores[r]!;
		if (score < 0) continue;
		records++;
		if (score > max) [best, second, max] = [r, max, score];
		else if (score > second) second = score;
		if (score === 0) continue;
		above++;
		sum += score;
		squares += score * score;
	}
	const deviation = (n: number) => {
		const variance = squares / n - (sum / n) ** 2;
		return n === 0 || variance < EQUAL * (squares / n) ? 0 : Math.sqrt(variance);
	};
	const sigma = { all: deviation(records), candidates: deviation(above) };
	return { records, best, max: Math.max(0, max), second: Math.max(0, second), sigma };
}

/** (max - max2) / sigma. Without spread: Infinity if one score stands out, otherwise 0. */
export const eccentricity = ({ max, second, sigma }: Standing, over: SigmaOver = 'all'): number =>
	max === second ? 0 : (max - second) / sigma[over];

/** Best guess of Scoreboard-RH: the record with the highest score, or null for "no match". */
export const bestGuess = (standing: Standing, phi: number = SCOREBOARD.phi, over: SigmaOver = 'all'): number | null =>
	standing.max > 0 && eccentricity(standing, over) >= phi ? standing.best : null;

/** The line-up of Scoreboard-RH, P(r') = c exp(Score(aux, r') / sigma), in bits. */
export interface LineUp {
	/** Shannon entropy of the distribution. */
	entropy: number;
	/** -log2 P(r'): the information still missing if the record is the right one (Definition 4). */
	bitsOf(score: number): number;
}

/** @param scores as for {@link standingOf}. Uniform if the scores have no spread. */
export function lineUp(scores: Float64Array, { records, max, sigma }: Standing, over: SigmaOver = 'all'): LineUp {
	const scale = sigma[over] > 0 ? 1 / sigma[over] : 0;
	const ofNone = Math.exp(-max * scale);
	let [none, total, weighted] = [records, 0, 0];
	for (let r = 0; r < scores.length; r++) {
		const score = scores[r]!;
		if (score <= 0) continue;
		none--;
		const above = (score - max) * scale;
		const weight = Math.exp(above);
		total += weight;
		weighted += weight * above;
	}
	total += none * ofNone;
	weighted -= none * ofNone * max * scale;
	const logTotal = Math.log(total);
	return {
		entropy: Math.max(0, (logTotal - weighted / total) / Math.LN2),
		bitsOf: (score) => Math.max(0, (logTotal - (score - max) * scale) / Math.LN2),
	};
}

/** Theorem 1: number of attributes that suffice among N records, (log N - log eps) / -log(1 - delta). */
export const sufficientAux = (records: number, epsilon: number, delta: number): number =>
	Math.ceil((Math.log(records) - Math.log(epsilon)) / -Math.log(1 - delta));
