import { plainGain } from '../../core/adversaries/likelihood.ts';
import { HEAVY_RATER_SHARE, ratedGain } from '../../core/adversaries/scoring.ts';
import { tfidfWeight } from '../../core/adversaries/tfidf.ts';
import { CONSTANTS, RATED_SHARES, ratedOdds } from '../kit/likelihood.ts';
import type { EngineAlgorithm, Totals } from './engine.ts';

/**
 * How an algorithm scores a user: a prior plus the contributions of the rated mentions, up to a constant that all users
 * share. The parts that depend on the user are SQL that every engine understands, over these columns:
 *
 * - of the mention: `gain`, and `mentioned`, the target's number of mentions;
 * - of the rating: `liking`, 0 to 255 as in kit/datasets/liking.ts;
 * - of the user: `size` (|R_u|), `log_size`, `per_length` (1 over the length of the TF-IDF vector, 0 where that is 0)
 *   and `per_weight` (1 over the sum of the weights of liking).
 */
export interface Formula {
	/** The part that depends on the item only, by its number of raters. */
	gain(raters: number): number;
	/** SQL: aggregate over the mentions that a user has rated; 0 if there are none. */
	added: string;
	/** SQL: a user's score before any mention. */
	prior: string;
	/** SQL: whether a user can be on the likely list. */
	listed: string;
	/** Whether only users who rated every mention are on the likely list. */
	all: boolean;
}

/** SQL: a number with an exponent, which engines read as a double. DuckDB reads others as decimals, whose products overflow. */
const double = (value: number) => value.toExponential();

/** SQL: weight of a rating among its user's ratings, by liking. */
export const LIKING_WEIGHT = `exp(${double(CONSTANTS.liking)} * (liking / ${double(127.5)} - 1))`;

/** Returns the formula of an algorithm for a ratings database of this size. */
export function formulaOf(algorithm: EngineAlgorithm, { users, items, ratings }: Totals): Formula {
	const plain = { added: 'sum(gain)', prior: '0', listed: '1 = 1', all: false };
	const mixture = {
		...plain,
		gain: (raters: number) => raters / ratings,
		prior: `${double(CONSTANTS.posting)} * log_size`,
	};
	switch (algorithm) {
		case 'setIntersection':
			return { ...plain, gain: () => 1, all: true };
		case 'scoring':
			return {
				...plain,
				gain: (raters) => ratedGain(raters, users),
				listed: `size <= ${double(HEAVY_RATER_SHARE * items)}`,
			};
		case 'tfidf':
			return { ...plain, gain: (raters) => tfidfWeight(raters, users) ** 2, added: 'sum(gain * per_length)' };
		case 'likelihood':
			return { ...mixture, added: mixed(`${LIKING_WEIGHT} * per_weight`) };
		case 'likelihoodPresence':
			return { ...mixture, added: mixed(`${double(1)} / size`) };
		case 'likelihoodPlain':
			return { ...plain, gain: (raters) => plainGain(raters / ratings), added: 'sum(gain - log_size)' };
	}
}

/** SQL: full log likelihood of a user minus that of a user who rated no mention. `gain` is q_m. */
function mixed(chance: string): string {
	const none = RATED_SHARES.map((share) => `max(mentioned) * (${double(Math.log(1 - share))})`);
	const sums = RATED_SHARES.map(
		(share, i) => `(${none[i]} + sum(ln(1 + ${double(ratedOdds(share, 1))} * ${chance} / gain)))`,
	);
	return `(${logMeanExp(sums)}) - (${logMeanExp(none)})`;
}

/** SQL: log of the mean of exponentials, without overflow. */
function logMeanExp(terms: readonly string[]): string {
	const most = terms.reduce((a, b) => `greatest(${a}, ${b})`);
	return `${most} + ln((${terms.map((term) => `exp(${term} - ${most})`).join(' + ')}) / ${terms.length})`;
}
