/** Ratings whose items are in the built-in list, so that posts can be written about them and read. */
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { InputError } from '../../pack/errors.ts';
import { filmOfRow, filmRows } from '../kit/datasets/itemTitles.ts';
import { type NamedRatings, type Ratings, type Side, sharedWords, sizesOf } from '../kit/datasets/ratings.ts';
import { createTable } from '../kit/datasets/table.ts';

/**
 * Numbers ratings by films. Made-up people rate the list's films in the order of their raters.
 * @param films file with titles and years of the items
 * @throws InputError if the ratings are a file's without a file of titles
 */
export async function cataloguedRatings(
	ratings: Ratings | NamedRatings,
	catalogue: Catalogue,
	films: string | undefined,
): Promise<Ratings> {
	const filmOf = new Int32Array(ratings.items).fill(-1);
	if ('itemIds' in ratings) {
		if (films === undefined) throw new InputError('Posts name films: say with --films where their titles are.');
		for (const row of await filmRows(films)) {
			const item = ratings.itemIds.find(row.id);
			if (item >= 0) filmOf[item] = filmOfRow(catalogue, row);
		}
	} else {
		const known = byRaters(catalogue.raters).filter((film) => (catalogue.kind?.[film] ?? 0) === 0);
		for (const [i, item] of byRaters(sizesOf(ratings.byItem)).entries()) filmOf[item] = known[i] ?? -1;
	}
	return numbered(ratings, filmOf, catalogue.films);
}

const byRaters = (raters: ArrayLike<number>): number[] =>
	Array.from(raters, (_, i) => i).sort((a, b) => raters[b]! - raters[a]! || a - b);

function numbered({ byUser, users, scale }: Ratings, filmOf: Int32Array, films: number): Ratings {
	const { start, ids, levels } = byUser;
	const table = createTable(levels !== null, false);
	for (let user = 0; user < users; user++)
		for (let i = start[user]!; i < start[user + 1]!; i++) {
			const film = filmOf[ids[i]!]!;
			if (film >= 0) table.add(user, film, levels?.[i] ?? 0, 0);
		}
	const { ratings } = table.finish([...scale]);
	return {
		...{ ...ratings, users, items: films },
		byUser: withRows(ratings.byUser, users),
		byItem: withRows(ratings.byItem, films),
	};
}

/** A side with more rows, which are empty. */
function withRows(side: Side, rows: number): Side {
	const start = sharedWords(rows + 1).fill(side.start.at(-1)!);
	start.set(side.start);
	return { ...side, start };
}
