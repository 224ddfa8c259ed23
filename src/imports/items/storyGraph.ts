/**
 * StoryGraph's export of a library: Title, Authors, Contributors, ISBN/UID, Format, Read Status (read, to-read,
 * currently-reading, did-not-finish), Date Added, Last Date Read, Dates Read, …, Star Rating (quarters of stars, empty if
 * not rated), Review and more. It has no years.
 */
import type { Part, ReadRows, Steps } from '../export.ts';
import { readTable } from '../table.ts';
import { keep, withoutSeries } from './keep.ts';

export function* readStoryGraph(part: Part, found: ReadRows): Steps<void> {
	yield* readTable(part, found, (cell, row) =>
		keep(found, row, {
			title: cell('title'),
			otherTitles: [withoutSeries(cell('title'))],
			rating: cell('star rating'),
			best: 5,
			date: cell('last date read'),
		}),
	);
}
