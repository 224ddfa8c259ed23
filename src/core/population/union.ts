/**
 * How many people rated at least one of several films. If people of an activity class rated films independently, the
 * intensities of the films would add up. But people who rated one film of a kind rated others too, so the sum is too
 * large: by a fifth to a half for 10 to 100 films, measured on 1,827 sets of films by one director, origin, genre, or
 * decade in the ratings of 25,161 people. With the sum divided by n^LIKE, for n films of equal intensity with the same
 * sum and squares, the number of people is off by 9 % on average (19 % without), in either direction.
 */
import { ratedProbability, solveIntensity } from './activity.ts';
import type { Marginals } from './marginals.ts';

const LIKE = 0.16;

/** Numbers of raters at which intensities are solved for; between them they are interpolated. */
const LEVELS = 128;

interface Table {
	step: number;
	logIntensity: Float64Array;
}
const tables = new WeakMap<Marginals, Table>();

function tableOf(marginals: Marginals): Table {
	const known = tables.get(marginals);
	if (known !== undefined) return known;
	const { classes, people } = marginals;
	const step = Math.log(people) / (LEVELS - 1);
	const logIntensity = Float64Array.from({ length: LEVELS }, (_, i) =>
		Math.log(solveIntensity(classes, Math.exp(i * step) / people)),
	);
	const table = { step, logIntensity };
	tables.set(marginals, table);
	return table;
}

/** Returns how many people rated at least one of these films. @param raters of each, at least 1 */
export function ratersOfAny(marginals: Marginals, films: readonly number[], raters: (film: number) => number): number {
	const { step, logIntensity } = tableOf(marginals);
	let [sum, squares] = [0, 0];
	for (const film of films) {
		const at = Math.min(LEVELS - 1.001, Math.log(raters(film)) / step);
		const below = Math.floor(at);
		const intensity = Math.exp(logIntensity[below]! + (at - below) * (logIntensity[below + 1]! - logIntensity[below]!));
		sum += intensity;
		squares += intensity * intensity;
	}
	const together = sum * (sum ** 2 / squares) ** -LIKE;
	return marginals.people * marginals.classes.reduce((part, of) => part + of.share * ratedProbability(of, together), 0);
}
