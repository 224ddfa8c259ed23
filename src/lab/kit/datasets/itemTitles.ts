import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../../../core/catalogue/catalogue.ts';
import { formWords } from '../../../core/catalogue/forms.ts';
import { matchFilm } from '../../../core/catalogue/match.ts';
import { InputError } from '../../../pack/errors.ts';
import { readProblem } from '../../../pack/files.ts';
import { cellsOf, delimiterOf } from './cells.ts';

/** Number of lines from which the delimiter is detected. */
const SAMPLE = 100;

/** Returns a key that ignores differences of spelling, case and the position of the article. */
export const titleKey = (title: string, year: number) => `${formWords(title).join(' ')} ${year}`;

/** One item of a films file. */
export interface FilmRow {
	id: string;
	title: string;
	year: number;
	/** Another title, if the file has one. */
	other?: string;
}

/** Finds the film of a catalogue that an item is, or -1. */
export const filmOfRow = (catalogue: Catalogue, { title, other, year }: FilmRow): number =>
	matchFilm(catalogue, { titles: other === undefined ? [title] : [title, other], year, seen: null }).film;

/** Reads a films file as a map from {@link titleKey} to item id. */
export async function itemTitles(file: string): Promise<Map<string, string>> {
	const result = new Map<string, string>();
	for (const { id, title, other, year } of await filmRows(file))
		for (const name of other === undefined ? [title] : [title, other]) {
			const key = titleKey(name, year);
			if (!result.has(key)) result.set(key, id);
		}
	return result;
}

/**
 * Reads the items of a films file: MovieLens and MovieTweetings (.csv or .dat, year in parentheses after
 * the title) or any CSV with columns for id, title and year.
 * @throws InputError naming file and reason
 */
export async function filmRows(file: string): Promise<FilmRow[]> {
	const lines = (await readTitles(file)).split(/\r?\n/).filter((line) => line !== '');
	const delimiter = delimiterOf(lines.slice(0, SAMPLE)) ?? ',';
	const header = cellsOf(lines[0] ?? '', delimiter).map((cell) => cell.toLowerCase());
	const at = (test: RegExp) => header.findIndex((name) => test.test(name));
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
		result.push({ id: cells[idAt]!, title: main, year, ...(other !== undefined && { other }) });
	}
	if (result.length === 0) throw new InputError(`${file}: holds no titles with years.`);
	return result;
}

/** Decodes text as UTF-8, or as Latin-1 like the older MovieLens files. */
async function readTitles(file: string): Promise<string> {
	const bytes = await readFile(file).catch((error) => {
		throw readProblem(file, error);
	});
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
