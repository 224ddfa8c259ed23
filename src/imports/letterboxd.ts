/**
 * Letterboxd's export: ratings.csv (Date, Name, Year, Letterboxd URI, Rating), watched.csv (the same without a rating),
 * diary.csv and reviews.csv (also Rewatch, Tags, Watched Date), in an archive or one by one.
 */
import { faults } from '../strings/faults.ts';
import { areColumns } from './csv.ts';
import { settleDates } from './dates.ts';
import { ImportError } from './error.ts';
import { type Found, noRows, type Part, type Steps } from './export.ts';
import { mergeRows } from './merge.ts';
import { readTable } from './table.ts';
import { starsOf, titleOf, yearOf } from './values.ts';

export const isLetterboxd = areColumns('name', 'year', 'letterboxd uri');

/** The watchlist has the same columns as watched films. */
const NOT_SEEN = /watchlist/i;

export function* readLetterboxd(parts: Part[]): Steps<Found> {
	const found = noRows();
	for (const [i, part] of parts.entries()) {
		if (NOT_SEEN.test(part.name)) throw new ImportError(faults.watchlist(part.name));
		const from = found.rows.length;
		const rows = readTable(part, found, (cell, row) => {
			found.rows.push({
				title: titleOf(cell('name')),
				otherTitles: [],
				year: yearOf(cell('year')),
				stars: starsOf(cell('rating'), 5),
				date: cell('watched date') || cell('date'),
				row,
				part: part.part,
			});
		});
		for (const share of rows) yield (i + share) / parts.length;
		settleDates(found.rows, from);
	}
	return { service: 'Letterboxd', ...found, rows: yield* mergeRows(found.rows) };
}
