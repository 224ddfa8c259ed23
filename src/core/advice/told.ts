/** What counts of a film that is told by a phrase: that somebody rated any of the films that the phrase fits. */
import type { FilmRows } from '../crowd/crowds.ts';
import { ratersOf } from '../population/population.ts';
import { ratersOfAny } from '../population/union.ts';
import type { Case } from './case.ts';
import type { Phrase } from './phrases.ts';

const cache = new WeakMap<Phrase['films'], number>();

/** Returns how many people rated any film that a phrase fits. */
export function ratersOfPhrase({ marginals, population }: Pick<Case, 'marginals' | 'population'>, phrase: Phrase) {
	const known = cache.get(phrase.films);
	if (known !== undefined) return known;
	const raters = Math.round(ratersOfAny(marginals, phrase.films, (film) => ratersOf(population, film)));
	cache.set(phrase.films, raters);
	return raters;
}

/** Returns the rows of a film as it is said: by its title, or by a phrase. */
export function rowsTold(adviceCase: Case, film: number, phrase: Phrase | undefined): FilmRows {
	if (phrase === undefined) return adviceCase.rows(film);
	const { crowds, population } = adviceCase;
	const raters = ratersOfPhrase(adviceCase, phrase);
	const { own, days = null } = adviceCase.term(film);
	// The writer may have rated others of these films, as anybody may. Stars tell nothing of which film it is.
	return crowds.film({ raters, own: 1 - (1 - own) * (1 - raters / population.size), stars: null, days });
}
