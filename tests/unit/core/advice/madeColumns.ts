/** Columns of films that are made by hand, from which films to mention are drawn. */
import type { DecoyPool } from '../../../../src/core/advice/decoys.ts';
import { companion, joinCompanions } from '../../../../src/core/catalogue/companions.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';

export const PEOPLE = 1000;
export interface Made {
	raters?: number;
	year?: number;
	genres?: string[];
	director?: number;
	origin?: number;
	near?: readonly (readonly [film: number, lift: number])[];
}
export const poolOf = (films: readonly Made[], more: Partial<DecoyPool> = {}): DecoyPool => ({
	...joinCompanions(films.map(({ near = [] }) => near.map(([film, lift]) => companion(film, lift)))),
	raters: films.map(({ raters = 500 }) => raters),
	year: films.map(({ year = 2000 }) => year),
	genres: films.map(({ genres = ['Drama'] }) => genreBits(genres)),
	director: films.map(({ director = 0 }) => director),
	origin: films.map(({ origin = 0 }) => origin),
	now: 2020,
	...more,
});
