/** The file of new films: a line per film with the raters that were counted, and those it will have had. */
import type { Film } from '../core/catalogue/film.ts';
import { atLine } from './errors.ts';
import { keyOf, table, tableText, yearText } from './table.ts';

const HEAD = ['title', 'year', 'counted', 'raters', 'spread'];

export interface RecentLine {
	title: string;
	year: number;
	/** Raters in the films table. */
	counted: number;
	/** Estimate of the raters if all members had been counted later. */
	raters: number;
	/** Standard deviation of its logarithm. */
	spread: number;
}

export const recentText = (lines: readonly RecentLine[]): string =>
	tableText(
		HEAD,
		lines.map(({ title, year, counted, raters, spread }) => [
			...[title, yearText(year), counted, raters, spread.toFixed(2)],
		]),
	);

const FIELDS = [/./, /^\d{4}$/, /^[1-9]\d{0,8}$/, /^[1-9]\d{0,8}$/, /^\d\.\d\d$/];

/** @throws InputError naming file, line and reason */
export const { parse: parseRecent, read: readRecent } = table(HEAD, ([title, ...cells], fail): RecentLine => {
	const [year, counted, raters, spread] = cells.map(Number) as [number, number, number, number];
	const isLine = [title!, ...cells].every((cell, i) => FIELDS[i]!.test(cell));
	if (!isLine || raters < counted || spread === 0)
		throw fail('a line must have a title, a year, raters, at least as many again, and a spread.');
	return { title: title!, year, counted, raters, spread };
});

/**
 * The films with the expected raters of new ones.
 * @param most people in the population
 * @throws InputError if a film is not in the table, or was counted again since
 */
export function withRecent(films: readonly Film[], lines: readonly RecentLine[], most: number, file: string): Film[] {
	const rows = new Map(films.map((film, i) => [keyOf(film), i]));
	const corrected = [...films];
	for (const [i, line] of lines.entries()) {
		const { counted, raters, spread } = line;
		const row = rows.get(keyOf(line));
		if (row === undefined) throw atLine(file, i + 2, 'the films table has no such film.');
		if (films[row]!.raters !== counted)
			throw atLine(file, i + 2, `the films table has ${films[row]!.raters ?? 'no'} raters, not ${counted}.`);
		corrected[row] = { ...films[row]!, raters: Math.min(raters, most), spread };
	}
	return corrected;
}
