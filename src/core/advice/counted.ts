/** The crowd counted in a released population, if the pack has one; shown in addition to the estimate. */
import { weighingOf } from '../adversaries/weighing.ts';
import { countedCrowd } from '../crowd/counted.ts';
import { ratersOf } from '../population/population.ts';
import { type Case, worstAdversaries } from './case.ts';
import { decoyDraw } from './decoys.ts';
import { seededRandom } from './draw.ts';
import type { Advice } from './result.ts';

/** Counts under the worst adversary that supports counting; null without a released population or mentions. */
export function countedOf(adviceCase: Case): Advice['counted'] {
	const { population, marginals, films, earlier, members, activity } = adviceCase;
	const { reference } = population;
	if (reference === undefined || films.length + earlier.length === 0) return null;
	const weighings = worstAdversaries(adviceCase, adviceCase.guarded.length).map((name) =>
		weighingOf(name, marginals, decoyDraw(marginals)),
	);
	const weighing = weighings.find(({ near }) => near === null);
	if (weighing === undefined) return null;
	const raters = (film: number) => ratersOf(population, film);
	const terms = [...films, ...earlier].map((film) => ({ film, raters: raters(film), own: adviceCase.own(film) }));
	const crowd = countedCrowd(
		reference,
		weighing,
		terms,
		{ writer: activity !== null && 'norm' in activity ? activity : null, raters, people: population.size, members },
		seededRandom(1),
	);
	return { crowd, people: reference.people, k: reference.facts.k };
}
