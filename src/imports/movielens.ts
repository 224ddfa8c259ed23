/**
 * MovieLens: a user's export from movielens.org (movie_id, imdb_id, tmdb_id, rating, average_rating, title), or an archive
 * of a research data set (ratings.csv: userId, movieId, rating, timestamp; movies.csv: movieId, title, genres).
 */
import { faults, why } from '../strings/faults.ts';
import { areColumns } from './csv.ts';
import { ImportError, RowError } from './error.ts';
import { type Found, noRows, type Part, type ReadRows, type Steps } from './export.ts';
import { mergeRows } from './merge.ts';
import { columnsOf, readTable } from './table.ts';
import { starsOf, titleAndYear, titleOf } from './values.ts';

const isOwn = areColumns('movie_id', 'rating', 'title');
const isDataset = areColumns('userid', 'movieid', 'rating');
const isMovies = areColumns('movieid', 'title');

export const isMovieLens = (columns: string[]) => isOwn(columns) || isDataset(columns) || isMovies(columns);

export function* readMovieLens(parts: Part[]): Steps<Found> {
	const own = parts.find((part) => isOwn(columnsOf(part)));
	const found = own === undefined ? yield* readDataset(parts) : yield* readOwn(own);
	return { service: 'MovieLens', ...found, rows: yield* mergeRows(found.rows) };
}

function* readOwn(part: Part): Steps<ReadRows> {
	const found = noRows();
	yield* readTable(part, found, (cell, row) => {
		const { titles, year } = titleAndYear(titleOf(cell('title')));
		const stars = starsOf(cell('rating'), 5);
		const [title, ...otherTitles] = titles;
		if (stars === null) found.leftOut.unrated++;
		else found.rows.push({ title: title!, otherTitles, year, stars, date: null, row, part: part.part });
	});
	return found;
}

function* readDataset(parts: Part[]): Steps<ReadRows> {
	const ratings = parts.find((part) => isDataset(columnsOf(part)));
	const movies = parts.find((part) => isMovies(columnsOf(part)) && part !== ratings);
	if (ratings === undefined) throw new ImportError(faults.noRatings(parts[0]!.name));
	const titles = new Map<string, ReturnType<typeof titleAndYear>>();
	const ignored = noRows();
	if (movies !== undefined)
		for (const share of readTable(movies, ignored, (cell) => {
			titles.set(cell('movieid'), titleAndYear(titleOf(cell('title'))));
		}))
			yield share / 2;
	const found = noRows();
	let user: string | null = null;
	for (const share of readTable(ratings, found, (cell, row) => {
		user ??= cell('userid');
		if (cell('userid') !== user) throw new ImportError(faults.severalPeople(ratings.name, row));
		if (movies === undefined) throw new ImportError(faults.unnamed(ratings.name));
		const film = titles.get(cell('movieid'));
		if (film === undefined) throw new RowError(why.noNumber(cell('movieid').slice(0, 20)));
		const [title, ...otherTitles] = film.titles;
		const stars = starsOf(cell('rating'), 5);
		const date = dayOf(cell('timestamp'));
		found.rows.push({ title: title!, otherTitles, year: film.year, stars, date, row, part: ratings.part });
	}))
		yield (1 + share) / 2;
	return found;
}

/** The day (UTC) of a timestamp in seconds since 1970. */
function dayOf(timestamp: string): string | null {
	const date = new Date(/^\d{1,10}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN);
	return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
