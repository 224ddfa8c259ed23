/** TF-IDF (Frankowski et al. 2006): cosine of the mentioned and the rated films, weighted by rarity. */
import type { Marginals } from '../population/marginals.ts';

/** w(u, m) = log2(|U| / |U_m|), of a film that the user rated or mentions; 0 if the film has no raters. */
export const tfidfWeight = (raters: number, users: number) => (raters === 0 ? 0 : Math.log2(users / raters));

/** Length of the vector of a user who rated films of so many raters each. */
export const tfidfNorm = (raters: Iterable<number>, users: number) => {
	let squares = 0;
	for (const n of raters) squares += tfidfWeight(n, users) ** 2;
	return Math.sqrt(squares);
};

/** Root mean square length of the vectors of each activity class. */
export function classNorms({ rarities, ratedBy, classes, people }: Marginals): number[] {
	const squares = new Float64Array(classes.length);
	for (const [raters, films] of rarities) {
		const rated = ratedBy(raters);
		for (let a = 0; a < squares.length; a++) squares[a]! += films * rated[a]! * tfidfWeight(raters, people) ** 2;
	}
	return Array.from(squares, Math.sqrt);
}
