/** The file of new films: a line per film with the raters that were counted, and those it will have had. */
import type { Film } from '../core/catalogue/film.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { yearText } from './films.ts';

const HEAD = 'title\tyear\tcounted\traters\tspread';

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
	[
		HEAD,
		...lines.map(({ title, year, counted, raters, spread }) =>
			[title, yearText(year), counted, raters, spread.toFixed(2)].join('\t'),
		),
		'',
	].join('\n');

/** @throws InputError naming file, line and reason */
export function parseRecent(text: string, file: string): RecentLine[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEAD) throw atLine(file, 1, 'the header must be title, year, counted, raters, spread, divided by tabs.');
	return lines.map((line, i) => {
		const fields = /^([^\t]+)\t(\d{4})\t([1-9]\d{0,8})\t([1-9]\d{0,8})\t(\d\.\d\d)$/.exec(line);
		const [title = '', year, counted, raters, spread] = fields?.slice(1) ?? [];
		const one = { title, year: Number(year), counted: Number(counted), raters: Number(raters), spread: Number(spread) };
		if (fields === null || one.raters < one.counted || one.spread === 0)
			throw atLine(file, i + 2, 'a line must have a title, a year, raters, at least as many again, and a spread.');
		return one;
	});
}

export const readRecent = async (file: string) => parseRecent(await readText(file), file);

/**
 * The films with the expected raters of new ones.
 * @param most people in the population
 * @throws InputError if a film is not in the table, or was counted again since
 */
export function withRecent(films: readonly Film[], lines: readonly RecentLine[], most: number, file: string): Film[] {
	const rows = new Map(films.map(({ title, year }, i) => [`${title}\t${year}`, i]));
	const corrected = [...films];
	for (const [i, { title, year, counted, raters, spread }] of lines.entries()) {
		const row = rows.get(`${title}\t${year}`);
		if (row === undefined) throw atLine(file, i + 2, 'the films table has no such film.');
		if (films[row]!.raters !== counted)
			throw atLine(file, i + 2, `the films table has ${films[row]!.raters ?? 'no'} raters, not ${counted}.`);
		corrected[row] = { ...films[row]!, raters: Math.min(raters, most), spread };
	}
	return corrected;
}
