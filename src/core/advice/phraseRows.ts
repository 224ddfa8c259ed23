/** What counts of a film that has a phrase: that someone rated any of the films that the phrase fits. */
import type { Crowds, FilmRows } from '../crowd/crowds.ts';
import type { Term } from '../crowd/term.ts';
import type { Marginals } from '../population/marginals.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { ratersOfAny } from '../population/union.ts';
import type { Phrase } from './phrases.ts';

/** As much of a case as counts phrases. */
interface Counting {
	crowds: Crowds;
	marginals: Marginals;
	population: Population;
	term(film: number): Term;
}

const cache = new WeakMap<Phrase['films'], number>();

/** Returns how many people rated any film that a phrase fits. */
export function ratersOfPhrase({ marginals, population }: Pick<Counting, 'marginals' | 'population'>, phrase: Phrase) {
	const known = cache.get(phrase.films);
	if (known !== undefined) return known;
	const raters = Math.round(ratersOfAny(marginals, phrase.films, (film) => ratersOf(population, film)));
	cache.set(phrase.films, raters);
	return raters;
}

/** Returns the rows of a film as it is said: by its title, or by a phrase. */
export const rowsAsSaid = (
	adviceCase: Counting & { rows(film: number): FilmRows },
	film: number,
	phrase: Phrase | undefined,
): FilmRows => (phrase === undefined ? adviceCase.rows(film) : rowsOfPhrase(adviceCase, film, phrase));

/** Returns the rows of a film that has a phrase. */
export function rowsOfPhrase(adviceCase: Counting, film: number, phrase: Phrase): FilmRows {
	const { crowds, population } = adviceCase;
	const raters = ratersOfPhrase(adviceCase, phrase);
	const { own, days = null } = adviceCase.term(film);
	// The writer may have rated others of these films, as anybody may. Stars tell nothing of which film it is.
	return crowds.film({ raters, own: 1 - (1 - own) * (1 - raters / population.size), stars: null, days });
}
