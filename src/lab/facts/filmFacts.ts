import { join } from 'node:path';
import { listOf, readTable } from './tables.ts';

/** What is known about a film that the catalogue lacks; empty where unknown. */
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

/** Key of a film in the tables: title and year. */
export const keyOf = ({ title, year }: { title: string; year: number | string }) => `${title}\t${year}`;

const COLUMNS =
	'title year directors countries original_title other_titles imdb tmdb cast collection language letterboxd_slug';

/** Reads the facts of films by their keys. */
export async function readFilmFacts(data: string): Promise<Map<string, FilmFacts>> {
	const rows = await readTable(join(data, 'facts/film_facts.tsv'), COLUMNS.split(' '));
	return new Map(
		rows.map((row): [string, FilmFacts] => [
			`${row.title}\t${row.year}`,
			{
				directors: listOf(row.directors!),
				cast: listOf(row.cast!),
				countries: listOf(row.countries!),
				language: row.language!,
				collection: row.collection!,
				originalTitle: row.original_title!,
				otherTitles: listOf(row.other_titles!),
				imdb: row.imdb!,
				tmdb: row.tmdb!,
				slug: row.letterboxd_slug!,
			},
		]),
	);
}
