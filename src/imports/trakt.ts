/**
 * Trakt's export: JSON lists of `{ rated_at, rating, type, movie: { title, year, ids } }` (ratings-movies.json),
 * `{ plays, last_watched_at, movie }` (watched-movies.json) and `{ watched_at, type, movie }` (history), in an archive or
 * one by one. Series and episodes have `show` and `episode` instead of `movie`.
 */
import { faults, why } from '../strings/faults.ts';
import { refuseDamaged, tryRow } from './damage.ts';
import { isoDate } from './dates.ts';
import { ImportError, RowError } from './error.ts';
import { type Found, noRows, type Part, type ReadRows, type Steps } from './export.ts';
import { objectOf, readJsonItems, textOf } from './json.ts';
import { mergeRows } from './merge.ts';
import { starsOf, titleOf, yearOf } from './values.ts';

type Field =
	| 'rating'
	| 'rated_at'
	| 'last_watched_at'
	| 'watched_at'
	| 'movie'
	| 'show'
	| 'season'
	| 'episode'
	| 'person';

export function* readTrakt(parts: Part[]): Steps<Found> {
	const found = noRows();
	for (const [i, part] of parts.entries()) {
		if (!/^\s*\[/.test(part.text)) throw new ImportError(faults.noList(part.name));
		const read = (entry: unknown, number: number) =>
			tryRow(found, part.name, number, () => readEntry(entry, found, number, part), faults.atEntry);
		const isWholeList = (path: readonly string[]) => path.length === 0;
		for (const share of readJsonItems(part, isWholeList, read)) yield (i + share) / parts.length;
	}
	if (found.unreadable > 0 && found.unreadable === found.tried)
		throw new ImportError(faults.notOfTrakt(parts[0]!.name));
	refuseDamaged(found);
	return { service: 'Trakt', ...found, rows: yield* mergeRows(found.rows) };
}

function readEntry(value: unknown, found: ReadRows, row: number, { part }: Part): void {
	const entry = objectOf<Field>(value);
	if (typeof entry.movie !== 'object' || entry.movie === null) {
		if (!entry.show && !entry.season && !entry.episode && !entry.person) throw new RowError(why.noFilm);
		found.leftOut.series++;
		return;
	}
	const movie = objectOf<'title' | 'year'>(entry.movie);
	const stars = starsOf(textOf(entry.rating), 10);
	const when = textOf(entry.rated_at) || textOf(entry.last_watched_at) || textOf(entry.watched_at);
	const title = titleOf(textOf(movie.title).trim());
	const year = yearOf(textOf(movie.year));
	// Entries without either are from a watchlist or a collection.
	if (stars === null && when === '') found.leftOut.unrated++;
	else found.rows.push({ title, otherTitles: [], year, stars, date: isoDate(when), row, part });
}
