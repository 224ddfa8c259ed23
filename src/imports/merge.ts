import type { FilmRow, Steps } from './export.ts';

/** Whether `a` says more of a film than `b`: a rating more than having seen it, of two the newer. */
export function saysMore(a: Pick<FilmRow, 'stars' | 'date'>, b: Pick<FilmRow, 'stars' | 'date'>): boolean {
	if ((a.stars === null) !== (b.stars === null)) return a.stars !== null;
	return (a.date ?? '') > (b.date ?? '');
}

/** Rows compared in one step. */
const STEP = 1000;

/** Each film once, by title and year, with the row that says most of it. */
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
