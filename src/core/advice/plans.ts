import type { ActivityClass } from '../population/activity.ts';
import type { Pack } from '../population/pack.ts';
import { ratersOf } from '../population/population.ts';
import { crowdOf, crowdsWithoutEach, gridFor, include, makeTerm, noMentions, type Term } from './crowd.ts';
import { drawDecoys } from './decoys.ts';

/** One step of a plan: a film to drop or add, and the crowd once it and all steps before it are done. */
export interface Step {
	film: number;
	crowd: number;
}

/** A crowd that grows by less than this factor has not changed. */
const NOTICEABLE = 1.01;

/** Longest plan that is worked out: nobody rewrites a whole post. */
export const LONGEST_DROP = 8;
export const LONGEST_ADD = 5;

/**
 * Which films to leave out, each time the one whose absence widens the crowd most, until `tolerance` is met. At least
 * one step if any widens the crowd, so that somebody who is safe sees what would make him safer. Somebody who is
 * already singled out several times over may need more than one step before anything changes: a step may lead nowhere
 * by itself, but no plan ends on one that does.
 * @param without the crowd without each of `films`
 */
export function planDrop(
	films: readonly number[],
	terms: readonly Term[],
	crowd: number,
	without: readonly number[],
	tolerance: number,
	people: number,
	classes: readonly ActivityClass[],
): Step[] {
	const left = films.map((film, i) => ({ film, term: terms[i]! }));
	const steps: Step[] = [];
	let next = without;
	let useful = 0;
	let widest = crowd * NOTICEABLE;
	while (left.length > 0 && steps.length < LONGEST_DROP) {
		const now = Math.max(...next);
		steps.push({ film: left.splice(next.indexOf(now), 1)[0]!.film, crowd: now });
		if (now > widest) {
			widest = now;
			useful = steps.length;
		}
		if (now >= tolerance) break;
		next = crowdsWithoutEach(
			left.map(({ term }) => term),
			classes,
			people,
		);
	}
	return steps.slice(0, useful);
}

/**
 * Which popular films to mention as well, until `tolerance` is met; at least one if any widens the crowd. They are
 * taken to be films that the writer has not rated. One that would narrow the crowd is passed over; one may do nothing
 * by itself (a stranger who rated it still lacks the rarer film that the writer rated) and much with the next.
 */
export function planAdd(
	{ catalogue, population }: Pack,
	mentioned: ReadonlySet<number>,
	terms: readonly Term[],
	classes: readonly ActivityClass[],
	tolerance: number,
	seed: number,
): Step[] {
	if (terms.length === 0) return [];
	const { size } = population;
	const decoys = drawDecoys(catalogue, population, mentioned, 2 * LONGEST_ADD, seed);
	const decoyTerms = decoys.map((film) => makeTerm(ratersOf(population, film), 0, size, population.classes));
	const grid = gridFor([...terms, ...decoyTerms]);
	let deficits = noMentions(grid, classes.length);
	for (const term of terms) include(deficits, grid, term);
	let now = crowdOf(deficits, grid, classes, size).crowd;
	const steps: Step[] = [];
	let useful = 0;
	let widest = now * NOTICEABLE;
	for (const [i, film] of decoys.entries()) {
		if (steps.length === LONGEST_ADD || (useful > 0 && now >= tolerance)) break;
		const wider = deficits.slice();
		include(wider, grid, decoyTerms[i]!);
		const { crowd } = crowdOf(wider, grid, classes, size);
		if (crowd < now / NOTICEABLE) continue;
		deficits = wider;
		now = crowd;
		steps.push({ film, crowd });
		if (now > widest) {
			widest = now;
			useful = steps.length;
		}
	}
	return steps.slice(0, useful);
}
