/** The items of one catalogue divided into two sorts. */
import { InputError } from '../../pack/errors.ts';
import type { FilmRow } from '../kit/datasets/itemTitles.ts';
import type { NamedRatings } from '../kit/datasets/ratings.ts';
import type { Sorts } from './across.ts';

/**
 * Divides items with a genre into those of the genre `sort` and all others. Items without a known genre are in neither.
 * @throws InputError if no rated item, or every one, is of that sort
 */
export function sortsOf({ items, itemIds }: NamedRatings, rows: readonly FilmRow[], sort: string): Sorts {
	const wanted = sort.toLowerCase();
	const sorts = [new Int32Array(items).fill(-1), new Int32Array(items).fill(-1)] as const;
	const sizes: [number, number] = [0, 0];
	for (const { id, genres = [] } of rows) {
		const item = itemIds.find(id);
		if (item < 0 || genres.length === 0) continue;
		const which = genres.some((genre) => genre.toLowerCase() === wanted) ? 0 : 1;
		// The first of two rows of one item counts.
		if (sorts[0][item] === -1 && sorts[1][item] === -1) sorts[which][item] = sizes[which]++;
	}
	const [of, others] = sizes;
	if (of === 0) throw new InputError(`No item that anyone rated has the genre "${sort}" in the file of titles.`);
	if (others === 0)
		throw new InputError(`All items with a genre are "${sort}": there is no other sort to compare with.`);
	return sorts;
}
