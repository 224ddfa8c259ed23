import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atLine } from '../../pack/errors.ts';
import { readText } from '../../pack/files.ts';
import { entriesIn } from '../../pack/table.ts';

/** The files that ship, which commands rewrite. */
export const ASSETS = fileURLToPath(new URL('../../../assets/', import.meta.url));

export type Row = Readonly<Record<string, string>>;

/** Reads a tab-separated table with a header. @throws InputError naming file, line and reason */
export async function readTable(file: string, columns: readonly string[]): Promise<Row[]> {
	const [head = '', ...lines] = await linesOf(file);
	const names = head.split('\t');
	const missing = columns.find((column) => !names.includes(column));
	if (missing !== undefined) throw atLine(file, 1, `there is no column "${missing}".`);
	return lines.map((line, i) => rowOf(line, names, file, i + 2));
}

/** Reads a tab-separated table with these columns and no header. @throws InputError naming file, line, and reason */
export const readRows = async (file: string, names: readonly string[]): Promise<Row[]> =>
	(await linesOf(file)).map((line, i) => rowOf(line, names, file, i + 1));

const linesOf = async (file: string) => (await readText(file)).split('\n').filter((line) => line !== '');

function rowOf(line: string, names: readonly string[], file: string, number: number): Row {
	const cells = line.split('\t');
	if (cells.length !== names.length)
		throw atLine(file, number, `has ${cells.length} columns instead of ${names.length}.`);
	return Object.fromEntries(names.map((name, n) => [name, cells[n]!]));
}

/** What is known about a film that the catalogue lacks; empty if unknown. */
export interface FilmFacts {
	directors: string[];
	cast: string[];
	countries: string[];
	language: string;
	collection: string;
	originalTitle: string;
	/** Other titles, some with their language before them: "it:Il padrino". */
	otherTitles: string[];
	imdb: string;
	tmdb: string;
	slug: string;
}

const COLUMNS =
	'title year directors countries original_title other_titles imdb tmdb cast collection language letterboxd_slug';

export async function readFilmFacts(data: string): Promise<Map<string, FilmFacts>> {
	const rows = await readTable(join(data, 'facts/film_facts.tsv'), COLUMNS.split(' '));
	return new Map(
		rows.map((row): [string, FilmFacts] => [
			`${row.title}\t${row.year}`,
			{
				directors: entriesIn(row.directors!),
				cast: entriesIn(row.cast!),
				countries: entriesIn(row.countries!),
				language: row.language!,
				collection: row.collection!,
				originalTitle: row.original_title!,
				otherTitles: entriesIn(row.other_titles!),
				imdb: row.imdb!,
				tmdb: row.tmdb!,
				slug: row.letterboxd_slug!,
			},
		]),
	);
}
