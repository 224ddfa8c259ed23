/** The file of who liked what: for each pair of shares, in hundredths of a film's raters, a line with all films that have it. */
import type { Film } from '../core/catalogue/film.ts';
import type { Liking } from '../core/population/liking.ts';
import { readText } from './files.ts';
import { byFilm, linesOf, tableText, yearText } from './table.ts';

const HEAD = ['liked', 'disliked', 'films'];

export interface LikingLine extends Liking {
	title: string;
	year: number;
}

/** Shares are kept in steps of this many hundredths: few films have enough raters here for more. */
const STEP = 5;

const hundredths = (share: number) => STEP * Math.round((100 * share) / STEP);

export function likingText(lines: readonly LikingLine[]): string {
	const byShares = Map.groupBy(lines, ({ liked, disliked }) => {
		// Two halves would both be rounded up.
		const least = Math.min(hundredths(disliked), 100 - hundredths(liked));
		return `${hundredths(liked)}\t${least}`;
	});
	const rows = [...byShares].map(([shares, films]) => {
		return [shares, ...films.map(({ title, year }) => `${title} (${yearText(year)})`)];
	});
	return tableText(
		HEAD,
		rows.sort(([a], [b]) => Number.parseInt(b!, 10) - Number.parseInt(a!, 10)),
	);
}

/** @throws InputError naming file, line and reason */
export const parseLiking = (text: string, file: string): LikingLine[] =>
	linesOf(text, file, HEAD, ([liked = '', disliked = '', ...films], fail) => {
		const isShares = /^\d{1,3}$/.test(liked) && /^\d{1,3}$/.test(disliked) && Number(liked) + Number(disliked) <= 100;
		if (!isShares) throw fail('a line must begin with two shares of at most 100 together.');
		return films.map((name) => {
			const [, title, year] = /^(.+) \((\d{4})?\)$/.exec(name) ?? [];
			if (title === undefined) throw fail('each film must be a title with its year in brackets.');
			return { title, year: Number(year ?? 0), liked: Number(liked) / 100, disliked: Number(disliked) / 100 };
		});
	}).flat();

/** Returns for each of `films` who liked it, if known. @throws InputError as {@link parseLiking} */
export const readLiking = async (file: string, films: readonly Film[]): Promise<(Liking | undefined)[]> =>
	byFilm(films, parseLiking(await readText(file), file));
