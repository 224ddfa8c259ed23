import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { crowdOf, crowdOfAll, crowdsWithoutEach, gridFor, include, makeTerm, noMentions, type Term } from './crowd.ts';
import { drawDecoys } from './decoys.ts';

/** One step of a plan: a film to drop or add, and the crowd once it and all steps before it are done. */
export interface Step {
	film: number;
	crowd: number;
}

/** Longest plan that is worked out: nobody rewrites a whole post. */
const LONGEST_DROP = 8;
const LONGEST_ADD = 5;

/**
 * Which films to leave out, each time the one whose absence widens the crowd most, until `tolerance` is met. At least
 * one step if any widens the crowd, so that somebody who is safe sees what would make him safer.
 */
export function planDrop(
	films: readonly number[],
	terms: readonly Term[],
	crowd: number,
	tolerance: number,
	population: Population,
): Step[] {
	const left = films.map((film, i) => ({ film, term: terms[i]! }));
	const steps: Step[] = [];
	let now = crowd;
	while (left.length > 0 && steps.length < LONGEST_DROP && (steps.length === 0 || now < tolerance)) {
		const without = crowdsWithoutEach(
			left.map(({ term }) => term),
			population.classes,
			population.size,
		);
		const best = without.indexOf(Math.max(...without));
		if (without[best]! <= now) break;
		now = without[best]!;
		steps.push({ film: left.splice(best, 1)[0]!.film, crowd: now });
	}
	return steps;
}

/**
 * Which popular films to mention as well, until `tolerance` is met; at least one. They are taken to be films that the
 * writer has not rated. One that would narrow the crowd is passed over.
 */
export function planAdd(
	catalogue: Catalogue,
	population: Population,
	mentioned: ReadonlySet<number>,
	terms: readonly Term[],
	tolerance: number,
	seed: number,
): Step[] {
	if (terms.length === 0) return [];
	const { classes, size } = population;
	const decoys = drawDecoys(catalogue, population, mentioned, 2 * LONGEST_ADD, seed);
	const decoyTerms = decoys.map((film) => makeTerm(ratersOf(population, film), 0, size, classes));
	const grid = gridFor([...terms, ...decoyTerms]);
	let deficits = noMentions(grid, classes.length);
	for (const term of terms) include(deficits, grid, term);
	let now = crowdOfAll(terms, classes, size).crowd;
	const steps: Step[] = [];
	for (const [i, film] of decoys.entries()) {
		if (steps.length === LONGEST_ADD || (steps.length > 0 && now >= tolerance)) break;
		const wider = deficits.slice();
		include(wider, grid, decoyTerms[i]!);
		const { crowd } = crowdOf(wider, grid, classes, size);
		if (crowd <= now) continue;
		deficits = wider;
		now = crowd;
		steps.push({ film, crowd });
	}
	return steps;
}
