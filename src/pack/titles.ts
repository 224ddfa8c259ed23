/** The titles file: a line per film with title, year, its titles in each language, and original titles in others. */
import type { Film } from '../core/catalogue/film.ts';
import { type ForeignTitle, LANGUAGES } from '../core/catalogue/foreign.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';

const COLUMNS = [...LANGUAGES, null];
const HEADER = ['title', 'year', ...LANGUAGES, 'original'];

/** Titles of films in other languages, by title and year divided by a tab. */
export type ForeignTitles = ReadonlyMap<string, readonly ForeignTitle[]>;

export function titlesText(titles: ForeignTitles): string {
	const lines = [...titles].map(([key, list]) => {
		const cell = (language: ForeignTitle['language']) =>
			list.flatMap((entry) => (entry.language === language ? [entry.title] : [])).join(' | ');
		return [key, ...COLUMNS.map(cell)].join('\t');
	});
	return [HEADER.join('\t'), ...lines, ''].join('\n');
}

/** @throws InputError naming file, line and reason */
export function parseTitles(text: string, file: string): Map<string, ForeignTitle[]> {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEADER.join('\t')) throw atLine(file, 1, `the header must be ${HEADER.join(', ')}, divided by tabs.`);
	return new Map(
		lines.map((line, i) => {
			const [title, year, ...cells] = line.split('\t');
			if (cells.length !== COLUMNS.length)
				throw atLine(file, i + 2, `has ${cells.length + 2} columns instead of ${HEADER.length}.`);
			const entries = COLUMNS.flatMap((language, column) =>
				cells[column] === '' ? [] : cells[column]!.split(' | ').map((other) => ({ language, title: other })),
			);
			return [`${title}\t${year}`, entries];
		}),
	);
}

/** Returns the titles of each of `films` that has some. */
export const titlesOf = (films: readonly Film[], titles: ForeignTitles): (readonly ForeignTitle[])[] =>
	films.map(({ title, year }) => titles.get(`${title}\t${year}`) ?? []);

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

export const readTitles = async (file: string) => parseTitles(await readText(file), file);
