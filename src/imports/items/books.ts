/**
 * Exports of a library of books. Goodreads: Book Id, Title, Author, …, My Rating (0 if not rated), Average Rating, …, Year
 * Published, Original Publication Year, Date Read, Date Added, Bookshelves, Exclusive Shelf and more. StoryGraph: Title,
 * Authors, Contributors, ISBN/UID, Format, Read Status (read, to-read, currently-reading, did-not-finish), Date Added, Last
 * Date Read, Dates Read, …, Star Rating (quarters of stars, empty if not rated), Review and more, without years.
 */
import type { Part, ReadRows, Steps } from '../export.ts';
import { readTable } from '../table.ts';
import { keep } from './keep.ts';

/** The columns of a service; of `years` the first with a value counts. */
interface Columns {
	years: readonly string[];
	rating: string;
	date: string;
}

const readBooks = ({ years, rating, date }: Columns) =>
	function* (part: Part, found: ReadRows): Steps<void> {
		yield* readTable(part, found, (cell, row) =>
			keep(found, row, {
				title: cell('title'),
				otherTitles: [withoutSeries(cell('title'))],
				year: years.map(cell).find((year) => year !== '') ?? '',
				rating: cell(rating),
				best: 5,
				date: cell(date),
			}),
		);
	};

export const readGoodreads = readBooks({
	years: ['original publication year', 'year published'],
	rating: 'my rating',
	date: 'date read',
});
export const readStoryGraph = readBooks({ years: [], rating: 'star rating', date: 'last date read' });

/** "The Fellowship of the Ring (The Lord of the Rings, #1)" without its series. */
function withoutSeries(title: string): string {
	const at = title.lastIndexOf(' (');
	return at >= 0 && /^ \([^()]*\)$/.test(title.slice(at)) && title.includes('#', at) ? title.slice(0, at) : title;
}
