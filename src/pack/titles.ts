/** The titles file: a line per film with title, year, its titles in each language, and original titles in others. */
import type { Film } from '../core/catalogue/film.ts';
import { type ForeignTitle, LANGUAGES } from '../core/catalogue/foreign.ts';
import { entriesIn, keyOf, table, tableText } from './table.ts';

const COLUMNS = [...LANGUAGES, null];
const HEAD = ['title', 'year', ...LANGUAGES, 'original'];

/** Titles of films in other languages, by title and year divided by a tab. */
export type ForeignTitles = ReadonlyMap<string, readonly ForeignTitle[]>;

export const titlesText = (titles: ForeignTitles): string =>
	tableText(
		HEAD,
		[...titles].map(([key, list]) => {
			const cell = (language: ForeignTitle['language']) =>
				list.flatMap((entry) => (entry.language === language ? [entry.title] : [])).join(' | ');
			return [key, ...COLUMNS.map(cell)];
		}),
	);

const lines = table(HEAD, ([title, year, ...cells]): [key: string, titles: ForeignTitle[]] => [
	`${title}\t${year}`,
	COLUMNS.flatMap((language, column) => entriesIn(cells[column]!).map((other) => ({ language, title: other }))),
]);

/** @throws InputError naming file, line and reason */
export const parseTitles = (text: string, file: string) => new Map(lines.parse(text, file));
export const readTitles = async (file: string) => new Map(await lines.read(file));

/** Returns the titles of each of `films` that has some. */
export const titlesOf = (films: readonly Film[], titles: ForeignTitles): (readonly ForeignTitle[])[] =>
	films.map((film) => titles.get(keyOf(film)) ?? []);

/** Adds a film's own titles in its language if none is listed: one of them is in that language. */
export const withOwnTitles = (
	films: readonly Film[],
	titles: readonly (readonly ForeignTitle[])[],
	about: readonly ({ language: string } | undefined)[],
): (readonly ForeignTitle[])[] =>
	films.map(({ title, otherTitles }, i) => {
		const language = LANGUAGES.find((one) => one === about[i]?.language);
		const isKnown = language === undefined || titles[i]!.some((other) => other.language === language);
		if (isKnown) return titles[i]!;
		return [...titles[i]!, ...[title, ...otherTitles].map((own) => ({ language, title: own }))];
	});
