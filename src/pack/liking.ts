/** The file of who liked what: a line per film with title, year, and the hundredths of its raters who liked and disliked it. */
import type { Film } from '../core/catalogue/film.ts';
import type { Liking } from '../core/population/liking.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { yearText } from './films.ts';

const HEAD = 'title\tyear\tliked\tdisliked';

export interface LikingLine extends Liking {
	title: string;
	year: number;
}

const hundredths = (share: number) => Math.round(100 * share);

export const likingText = (lines: readonly LikingLine[]): string =>
	[
		HEAD,
		...lines.map(({ title, year, liked, disliked }) =>
			// Of two halves both would be rounded up.
			[title, yearText(year), hundredths(liked), Math.min(hundredths(disliked), 100 - hundredths(liked))].join('\t'),
		),
		'',
	].join('\n');

/** @throws InputError naming file, line and reason */
export function parseLiking(text: string, file: string): LikingLine[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEAD) throw atLine(file, 1, 'the header must be title, year, liked, disliked, divided by tabs.');
	return lines.map((line, i) => {
		const [title = '', year = '', liked = '', disliked = '', ...more] = line.split('\t');
		const isShares = /^\d{1,3}$/.test(liked) && /^\d{1,3}$/.test(disliked) && Number(liked) + Number(disliked) <= 100;
		if (title === '' || !/^(\d{4})?$/.test(year) || !isShares || more.length > 0)
			throw atLine(file, i + 2, 'a line must have a title, a year, and two shares of at most 100 together.');
		return { title, year: Number(year), liked: Number(liked) / 100, disliked: Number(disliked) / 100 };
	});
}

/** Returns for each of `films` who liked it, where that is known. @throws InputError as {@link parseLiking} */
export async function readLiking(file: string, films: readonly Film[]): Promise<(Liking | undefined)[]> {
	const byKey = new Map(parseLiking(await readText(file), file).map((line) => [`${line.title}\t${line.year}`, line]));
	return films.map(({ title, year }) => byKey.get(`${title}\t${year}`));
}
