/** The file of who liked what: for each pair of shares, in hundredths of a film's raters, a line with all films that have it. */
import type { Film } from '../core/catalogue/film.ts';
import type { Liking } from '../core/population/liking.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { yearText } from './films.ts';

const HEAD = 'liked\tdisliked\tfilms';

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
		const names = films.map(({ title, year }) => `${title} (${yearText(year)})`);
		return `${shares}\t${names.join('\t')}`;
	});
	return [HEAD, ...rows.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)), ''].join('\n');
}

/** @throws InputError naming file, line and reason */
export function parseLiking(text: string, file: string): LikingLine[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEAD) throw atLine(file, 1, 'the header must be liked, disliked, films, divided by tabs.');
	return lines.flatMap((line, i) => {
		const [liked = '', disliked = '', ...films] = line.split('\t');
		const isShares = /^\d{1,3}$/.test(liked) && /^\d{1,3}$/.test(disliked) && Number(liked) + Number(disliked) <= 100;
		if (!isShares) throw atLine(file, i + 2, 'a line must begin with two shares of at most 100 together.');
		return films.map((name) => {
			const [, title, year] = /^(.+) \((\d{4})?\)$/.exec(name) ?? [];
			if (title === undefined) throw atLine(file, i + 2, 'each film must be a title with its year in brackets.');
			return { title, year: Number(year ?? 0), liked: Number(liked) / 100, disliked: Number(disliked) / 100 };
		});
	});
}

/** Returns for each of `films` who liked it, if known. @throws InputError as {@link parseLiking} */
export async function readLiking(file: string, films: readonly Film[]): Promise<(Liking | undefined)[]> {
	const byKey = new Map(parseLiking(await readText(file), file).map((line) => [`${line.title}\t${line.year}`, line]));
	return films.map(({ title, year }) => byKey.get(`${title}\t${year}`));
}
