/** TF-IDF (Frankowski et al. 2006): cosine of the mentioned and the rated films, weighted by rarity. */
import type { Marginals } from '../population/marginals.ts';

/** w(u, m) = log2(|U| / |U_m|), of a film that the user rated or mentions; 0 if the film has no raters. */
export const tfidfWeight = (raters: number, users: number) => (raters === 0 ? 0 : Math.log2(users / raters));

/** Length of a user's vector. @param raters of each film that the user rated */
export const tfidfNorm = (raters: Iterable<number>, users: number) => {
	let squares = 0;
	for (const n of raters) squares += tfidfWeight(n, users) ** 2;
	return Math.sqrt(squares);
};

/**
 * Returns the cosine (times the length of the mentions) of a user by the sum of w^2 of the mentioned films that they rated.
 * @param other length of the vector of the user's other films
 */
export function cosineWith(other: number): (sum: number) => number {
	const squares = other ** 2;
	return (sum) => sum / Math.sqrt(squares + sum);
}

/**
 * People who rate little rate better-known films than by chance, so their vectors are shorter than the marginals say, and
 * vary more: for the least active, ln norm is less by LESS and deviates by FEW; for the most active it deviates by MANY.
 * Read off three ratings databases; `lab calibrate` checks the ranks that follow.
 */
const [LESS, FEW, MANY] = [0.16, 0.24, 0.11];

/** Typical length of the vectors of each activity class, and the standard deviation of its logarithm. */
export function classNorms({ rarities, ratedBy, classes, people }: Marginals): { norm: number; normSpread: number }[] {
	const squares = new Float64Array(classes.length);
	for (const [raters, films] of rarities) {
		const rated = ratedBy(raters);
		for (let a = 0; a < squares.length; a++) squares[a]! += films * rated[a]! * tfidfWeight(raters, people) ** 2;
	}
	return classes.map(({ share, ratings }, a) => {
		const below = classes.reduce((sum, other) => sum + (other.ratings < ratings ? other.share : 0), share / 2);
		return {
			norm: Math.sqrt(squares[a]!) * Math.exp(-LESS * (1 - below)),
			normSpread: MANY + (FEW - MANY) * (1 - below),
		};
	});
}
