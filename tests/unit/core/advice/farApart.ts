/** A population of activity classes that are far apart, and cases of its people. */
import { createCase, type Writer } from '../../../../src/core/advice/case.ts';
import { type ActivityClass, fitActivity } from '../../../../src/core/population/activity.ts';
import type { Population } from '../../../../src/core/population/population.ts';

export const SIZE = 5000;
const RATERS = Array.from({ length: 80 }, (_, i) => 30 * (i + 1));
export function populationOf(activity: readonly { share: number; ratings: number }[], raters = RATERS): Population {
	const classes: ActivityClass[] = fitActivity(activity, new Map(raters.map((n) => [n, 1])), SIZE);
	return { name: 'A test site', size: SIZE, date: '2026-07', sources: [], raters: Uint32Array.from(raters), classes };
}
/** Classes that are far apart, not in order. */
export const population = populationOf([
	{ share: 0.3, ratings: 30 },
	{ share: 0.6, ratings: 4 },
	{ share: 0.1, ratings: 60 },
]);
export const caseOf = (films: number[], writer: Writer = {}, options: Parameters<typeof createCase>[3] = {}) =>
	createCase(population, new Set(films), writer, options);
