import type { FilmRow, Steps } from './export.ts';

/** Whether `a` is more informative than `b`: a rating beats only having seen the film, then the newer one wins. */
export function saysMore(a: Pick<FilmRow, 'stars' | 'date'>, b: Pick<FilmRow, 'stars' | 'date'>): boolean {
	if ((a.stars === null) !== (b.stars === null)) return a.stars !== null;
	return (a.date ?? '') > (b.date ?? '');
}

/** Rows per step. */
const STEP = 1000;

/** Removes duplicates by title and year, keeping the most informative row. */
export function* mergeRows(rows: FilmRow[]): Steps<FilmRow[]> {
	const films = new Map<string, FilmRow>();
	for (const [i, row] of rows.entries()) {
		const key = `${row.year} ${row.title.toLowerCase()}`;
		const known = films.get(key);
		if (known === undefined || saysMore(row, known)) films.set(key, row);
		if (i % STEP === 0) yield 1;
	}
	return [...films.values()];
}
