import { postingFilm } from '../catalogue/catalogue.ts';
import { LEAST_MAYBE } from './certainty.ts';
import type { PlacedCandidate } from './scene.ts';

/**
 * Raises the probability of a title with one more word before it to that of the same film without that: "La vie est belle" is
 * as likely as "vie est belle", and "L'Atalante" as "Atalante". Titles in other languages are listed with and without their
 * article.
 * @param candidates in the order of their first words
 */
export function withArticles(candidates: readonly PlacedCandidate[], probability: Float64Array): Float64Array {
	const raised = probability.slice();
	candidates.forEach(({ first, last, posting, elided }, i) => {
		if (probability[i]! < LEAST_MAYBE) return;
		for (let k = i - 1; k >= 0 && candidates[k]!.first >= first - 1; k--) {
			const { first: start, last: end, posting: other } = candidates[k]!;
			if ((start < first || elided) && end === last && postingFilm(other) === postingFilm(posting))
				raised[k] = Math.max(raised[k]!, probability[i]!);
		}
	});
	return raised;
}
