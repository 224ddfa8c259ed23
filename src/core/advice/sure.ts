/** How sure a searcher would be that they found the writer. */
import { AWARE, type Case } from './case.ts';

/** Prior probability that a searcher gives to the writer being a member at all. */
export const PRESENT = 0.5;

/**
 * The probability, from 0 to 1, that the writer gets from someone who knows what every member rated, weighs members by
 * likelihood, suspects decoys, and gives membership even odds.
 * @param adviceCase made with the adversaries that every plan is reported for
 */
export function sureOf({ crowds, films, earlier, rows }: Case): number {
	if (films.length + earlier.length === 0) return 0;
	return crowds.sure([...earlier, ...films].map(rows), crowds.adversaries.indexOf(AWARE), PRESENT);
}
