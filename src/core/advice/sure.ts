/** How sure someone who looks would be that the writer is who they found. */
import { AWARE, type Case } from './case.ts';

/** Probability that someone who looks gives beforehand to the writer being among the members at all. */
export const PRESENT = 0.5;

/**
 * The probability, from 0 to 1, that someone gives to the writer who knows what every member rated, weighs the members by
 * likelihood, suspects decoys, and thinks it as likely as not that the writer is a member.
 * @param adviceCase made with the adversaries that every plan is reported for
 */
export function sureOf({ crowds, films, earlier, rows }: Case): number {
	if (films.length + earlier.length === 0) return 0;
	return crowds.sure([...earlier, ...films].map(rows), crowds.adversaries.indexOf(AWARE), PRESENT);
}
