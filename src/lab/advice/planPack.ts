/** A ratings database as a pack that plans are made of. */
import type { PlanPack } from '../../core/advice/plans.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import type { Population } from '../../core/population/population.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import type { NamedRatings } from '../kit/datasets/ratings.ts';
import { populationFrom } from '../kit/population.ts';

/**
 * Returns the pack of some ratings, with what is known about their films, and whether it counts an item.
 * @param builtIn whether the raters of the built-in list count instead of those of the ratings
 */
export async function planPackOf(ratings: NamedRatings, companions: Companions, films: string, builtIn: boolean) {
	const { catalogue: c, population: shipped } = await openBuiltIn();
	const filmOf = new Int32Array(ratings.items).fill(-1);
	const year = new Uint16Array(ratings.items);
	for (const { id, title, year: of } of await filmRows(films)) {
		const item = ratings.itemIds.find(id);
		if (item < 0) continue;
		year[item] = of;
		filmOf[item] = matchFilm(c, { titles: [title], year: of, seen: null }).film;
	}
	const column = (values: ArrayLike<number> | undefined) =>
		Array.from(filmOf, (film) => (film < 0 ? 0 : (values?.[film] ?? 0)));
	const listed = (list: Uint32Array | undefined) => {
		const apart = new Set(list);
		return Uint32Array.from([...filmOf.keys()].filter((item) => apart.has(filmOf[item]!)));
	};
	const population: Population = builtIn
		? { ...shipped, raters: Uint32Array.from(column(shipped.raters)) }
		: populationFrom(ratings, shipped.date);
	const catalogue = {
		...companions,
		raters: population.raters,
		year,
		genres: Uint32Array.from(column(c.genres)),
		kind: Uint8Array.from(column(c.kind)),
		collection: Uint16Array.from(column(c.collection)),
		origin: Uint8Array.from(column(c.origin)),
		director: Uint16Array.from(column(c.director)),
		...(c.directorNames !== undefined && { directorNames: c.directorNames }),
		adult: listed(c.adult),
		short: listed(c.short),
	};
	const pack: PlanPack = { catalogue: catalogue as PlanPack['catalogue'], population };
	return { pack, counts: (item: number) => !builtIn || population.raters[item]! > 0 };
}
