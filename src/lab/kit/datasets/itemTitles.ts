import type { Catalogue } from '../../../core/catalogue/catalogue.ts';
import { formWords } from '../../../core/catalogue/forms.ts';
import { matchFilm } from '../../../core/catalogue/match.ts';
import { InputError } from '../../../pack/errors.ts';
import { readBytes } from '../../../pack/files.ts';
import { cellsOf, delimiterOf } from './cells.ts';
import type { NamedRatings } from './ratings.ts';

const SAMPLE = 100;

/** Returns a key that ignores differences of spelling, case and the position of the article. */
export const titleKey = (title: string, year: number) => `${formWords(title).join(' ')} ${year}`;

export interface FilmRow {
	id: string;
	title: string;
	/** 0 where it is not known. */
	year: number;
	others?: readonly string[];
	genres?: readonly string[];
	creators?: readonly string[];
	/** How many have rated it by another count than that of the ratings, if the file says so. */
	raters?: number;
}

/** Finds the film of a catalogue that an item is, or -1. */
export const filmOfRow = (catalogue: Catalogue, { title, others = [], year }: FilmRow): number =>
	matchFilm(catalogue, { titles: [title, ...others], year, seen: null }).film;

/** The film of each item that a films file has, if it is in the catalogue, in the order of the file. */
export async function filmsOfItems({ itemIds }: Pick<NamedRatings, 'itemIds'>, catalogue: Catalogue, file: string) {
	const films = new Map<number, number>();
	for (const row of await filmRows(file)) {
		const [item, film] = [itemIds.find(row.id), filmOfRow(catalogue, row)];
		if (item >= 0 && film >= 0) films.set(item, film);
	}
	return films;
}

/** Reads a films file as a map from {@link titleKey} to item id. */
export async function itemTitles(file: string): Promise<Map<string, string>> {
	const result = new Map<string, string>();
	for (const { id, title, others = [], year } of await filmRows(file))
		for (const name of [title, ...others]) {
			const key = titleKey(name, year);
			if (!result.has(key)) result.set(key, id);
		}
	return result;
}

/**
 * Reads the items of a films file: MovieLens and MovieTweetings (.csv or .dat, year in parentheses after
 * the title), any CSV with columns for id, title and year, or a table of items (see {@link itemRows}).
 * @throws InputError naming file and reason
 */
export async function filmRows(file: string): Promise<FilmRow[]> {
	const lines = (await readTitles(file)).split(/\r?\n/).filter((line) => line !== '');
	const delimiter = delimiterOf(lines.slice(0, SAMPLE)) ?? ',';
	const header = cellsOf(lines[0] ?? '', delimiter).map((cell) => cell.toLowerCase());
	const at = (test: RegExp) => header.findIndex((name) => test.test(name));
	if (header.includes('also_known_as')) return itemRows(file, header, lines.slice(1));
	const titleAt = at(/^title$/);
	const yearAt = at(/^year$/);
	const idAt = titleAt < 0 ? 0 : Math.max(0, at(/id$/));
	const result: FilmRow[] = [];
	for (const line of titleAt < 0 ? lines : lines.slice(1)) {
		const cells = cellsOf(line, delimiter);
		const [, title = '', inTitle] = /^(.*?)(?: \((\d{4})\))?$/.exec((cells[titleAt < 0 ? 1 : titleAt] ?? '').trim())!;
		const year = Number(yearAt < 0 ? inTitle : cells[yearAt]);
		if (title === '' || !Number.isInteger(year)) continue;
		// MovieLens: "Seven (a.k.a. Se7en) (1995)"
		const [, main = title, other] = /^(.*?) \((?:a\.k\.a\. )?(.*)\)$/.exec(title) ?? [];
		result.push({ id: cells[idAt]!, title: main, year, ...(other !== undefined && { others: [other] }) });
	}
	if (result.length === 0) throw new InputError(`${file}: holds no titles with years.`);
	return result;
}

const list = (cell: string, mark: RegExp) =>
	cell.split(mark).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/**
 * Reads a table of items divided by tabs, with columns `title`, `year`, `id` and `also_known_as`, and perhaps `raters`,
 * `genres` and `creators`. What stands in brackets belongs to a title: "Descent (Second Edition)".
 */
function itemRows(file: string, header: readonly string[], lines: readonly string[]): FilmRow[] {
	const lacking = ['id', 'title', 'year'].find((name) => !header.includes(name));
	if (lacking !== undefined) throw new InputError(`${file}: has no column "${lacking}".`);
	return lines.flatMap((line): FilmRow[] => {
		const cells = line.split('\t');
		const cell = (name: string) => cells[header.indexOf(name)]?.trim() ?? '';
		const [id, title, year, raters] = ['id', 'title', 'year', 'raters'].map(cell) as [string, string, string, string];
		if (title === '' || id === '') return [];
		return [
			{
				...{ id, title, year: /^\d{1,4}$/.test(year) ? Number(year) : 0 },
				...{ others: list(cell('also_known_as'), / \| /), genres: list(cell('genres'), /\|/) },
				creators: list(cell('creators'), / \| /),
				...(/^[1-9]\d{0,8}$/.test(raters) && { raters: Number(raters) }),
			},
		];
	});
}

/** Decodes text as UTF-8, or as Latin-1 like the older MovieLens files. */
async function readTitles(file: string): Promise<string> {
	const bytes = await readBytes(file);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
