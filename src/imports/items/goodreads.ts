/**
 * Goodreads' export of a library: Book Id, Title, Author, …, My Rating (0 if not rated), Average Rating, …, Year
 * Published, Original Publication Year, Date Read, Date Added, Bookshelves, Exclusive Shelf and more.
 */
import type { Part, ReadRows, Steps } from '../export.ts';
import { readTable } from '../table.ts';
import { keep, withoutSeries } from './keep.ts';

export function* readGoodreads(part: Part, found: ReadRows): Steps<void> {
	yield* readTable(part, found, (cell, row) =>
		keep(found, row, {
			title: cell('title'),
			otherTitles: [withoutSeries(cell('title'))],
			year: cell('original publication year') || cell('year published'),
			rating: cell('my rating'),
			best: 5,
			date: cell('date read'),
		}),
	);
}
