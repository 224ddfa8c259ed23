/** The crowd as counted in released people, where the pack has them: told beside the estimate. */
import { weighingOf } from '../adversaries/weighing.ts';
import { countedCrowd } from '../crowd/counted.ts';
import { ratersOf } from '../population/population.ts';
import { type Case, worstAdversaries } from './case.ts';
import { decoyDraw } from './decoys.ts';
import { seededRandom } from './draw.ts';
import type { Advice } from './result.ts';

/** Under the worst adversary who can be counted against; null without released people, or mentions. */
export function countedBeside(one: Case): Advice['counted'] {
	const { population, marginals, films, earlier, members, activity } = one;
	const { reference } = population;
	if (reference === undefined || films.length + earlier.length === 0) return null;
	const weighings = worstAdversaries(one, one.guarded.length).map((name) =>
		weighingOf(name, marginals, decoyDraw(marginals)),
	);
	const weighing = weighings.find(({ near }) => near === null);
	if (weighing === undefined) return null;
	const raters = (film: number) => ratersOf(population, film);
	const terms = [...films, ...earlier].map((film) => ({ film, raters: raters(film), own: one.own(film) }));
	const crowd = countedCrowd(reference, weighing, terms, { writer: activity, raters, members }, seededRandom(1));
	return { crowd, people: reference.people, k: reference.facts.k };
}
