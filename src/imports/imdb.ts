/**
 * IMDb's export of ratings: Const, Your Rating, Date Rated, Title, Original Title (not in older ones), URL, Title Type,
 * IMDb Rating, Runtime (mins), Year and more. Exported lists have the same columns and others.
 */
import { areColumns } from './csv.ts';
import { settleDates } from './dates.ts';
import { type Found, noRows, type Part, type ReadRows, type Steps } from './export.ts';
import { mergeRows } from './merge.ts';
import { readTable } from './table.ts';
import { starsOf, titleOf, yearOf } from './values.ts';

export const isImdb = areColumns('const', 'your rating', 'title');

/** "TV Series", "tvMiniSeries", "TV Episode", "Serie TV", "Video Game", "Podcast Series", "Music Video". */
const NO_FILM = /s[eé]rie|[eé]pisod|game|gioco|spiel|jeu|juego|podcast|music/i;

export function* readImdb(parts: Part[]): Steps<Found> {
	const found = noRows();
	for (const part of parts) yield* readOne(part, found);
	return { service: 'IMDb', ...found, rows: yield* mergeRows(found.rows) };
}

function* readOne(part: Part, found: ReadRows): Steps<void> {
	const from = found.rows.length;
	yield* readTable(part, found, (cell, row) => {
		if (NO_FILM.test(cell('title type'))) {
			found.leftOut.series++;
			return;
		}
		const title = titleOf(cell('title'));
		const original = cell('original title');
		const stars = starsOf(cell('your rating'), 10);
		if (stars === null) {
			found.leftOut.unrated++;
			return;
		}
		found.rows.push({
			title,
			otherTitles: original === '' || original === title ? [] : [titleOf(original)],
			year: yearOf(cell('year')),
			stars,
			date: cell('date rated'),
			row,
			part: part.part,
		});
	});
	settleDates(found.rows, from);
}
