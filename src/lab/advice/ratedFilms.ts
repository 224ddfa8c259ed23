import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { namedRatings, type SetupOptions } from '../kit/cli/setup.ts';
import { filmOfRow, filmRows } from '../kit/datasets/itemTitles.ts';
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
	const films = new Map<number, number>();
	for (const row of await filmRows(o.films)) {
		const [item, film] = [ratings.itemIds.find(row.id), filmOfRow(catalogue, row)];
		if (item >= 0 && film >= 0) films.set(item, film);
	}
	return { ratings, catalogue, films };
}
