/** How the people of a film site grow fewer with each film of a post: for what anyone can look up. */
import type { Population } from '../population/population.ts';
import { createCase } from './case.ts';
import type { Advice, FilmName } from './result.ts';

/** How many people rated a film and all those in the steps before. */
export interface Step {
	film: FilmName;
	/** Null if too few have rated the film to measure. */
	left: number | null;
}

/** Most films with a step of their own: the best known ones, and the one that fewest have rated. */
const MOST_STEPS = 3;

/** Returns the steps for the films of a post, the best known first. */
export function stepsOf(population: Population, { mentions, members }: Pick<Advice, 'mentions' | 'members'>): Step[] {
	const byFilm = new Map(mentions.filter(({ published }) => !published).map((one) => [one.film.id, one]));
	const films = [...byFilm.values()].sort((a, b) => (b.raters ?? 0) - (a.raters ?? 0));
	const shown = films.length > MOST_STEPS ? [...films.slice(0, MOST_STEPS - 1), films.at(-1)!] : films;
	const ids = shown.map(({ film }) => film.id);
	return shown.map(({ film, raters }, i) => {
		const rated = ids.slice(0, i + 1);
		const said = new Map(rated.map((id) => [id, 'rated' as const]));
		const { crowd } = createCase(population, new Set(rated), { guard: ['setIntersection'], said, members });
		return { film, left: raters === null ? null : crowd };
	});
}
