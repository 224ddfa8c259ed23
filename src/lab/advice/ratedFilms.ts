import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { namedRatings, type SetupOptions } from '../kit/cli/setup.ts';
import { filmsOfItems } from '../kit/datasets/itemTitles.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';

export interface RatedFilmsOptions extends SetupOptions {
	films: string;
	out: string;
}

/**
 * Ratings, and the film of the built-in list for each of their items, in the order of the films file.
 * @param purpose what the ratings are for, as in "to count"
 * @throws InputError
 */
export async function ratedFilms(
	o: RatedFilmsOptions,
	purpose: string,
): Promise<{ ratings: Ratings; catalogue: Catalogue; films: ReadonlyMap<number, number> }> {
	const ratings = await namedRatings(o, purpose);
	const { catalogue } = await openBuiltIn();
	return { ratings, catalogue, films: await filmsOfItems(ratings, catalogue, o.films) };
}
