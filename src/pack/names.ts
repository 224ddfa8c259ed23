/** Other names of items of a kind: a line per item with title, other titles and short names, as assets/names/anime.tsv. */
import { fileURLToPath } from 'node:url';
import type { Film } from '../core/catalogue/film.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { readText } from './files.ts';
import { entriesIn, table } from './table.ts';

/** Other names of an item: titles, and initials that are read only exactly as written. */
export interface OtherNames {
	titles: readonly string[];
	initials: readonly string[];
}

/** Kinds whose other names come with the project. */
const KINDS: readonly PackKind[] = ['boardgames', 'anime', 'books'];

/** The file of names that come with the project, if there are any for a kind. */
export const namesFile = (kind: PackKind): string | undefined =>
	KINDS.includes(kind) ? fileURLToPath(new URL(`../../assets/names/${kind}.tsv`, import.meta.url)) : undefined;

/** Reads the names that come with the project, by title; none for other kinds. @throws InputError naming file, line and reason */
export async function readNames(kind: PackKind): Promise<ReadonlyMap<string, OtherNames>> {
	const file = namesFile(kind);
	return file === undefined ? new Map() : parseNames(await readText(file), file);
}

/** Returns items with their other names; of several of one title the one with most raters gets them. */
export function withNames(films: readonly Film[], names: ReadonlyMap<string, OtherNames>): Film[] {
	const best = new Map<string, Film>();
	for (const film of films)
		if (names.has(film.title) && (film.raters ?? 0) > (best.get(film.title)?.raters ?? -1)) best.set(film.title, film);
	return films.map((film) => {
		if (best.get(film.title) !== film) return film;
		const { titles, initials } = names.get(film.title)!;
		return { ...film, otherTitles: [...new Set([...film.otherTitles, ...titles])], initials };
	});
}

/** @throws InputError naming file, line and reason */
export function parseNames(text: string, file: string): Map<string, OtherNames> {
	const names = new Map<string, OtherNames>();
	const { parse } = table(['title', 'also_known_as', 'initials'], (cells, fail) => {
		const [title, titles, initials] = cells as [string, string, string];
		if (names.has(title)) throw fail(`"${title}" stands in an earlier line already.`);
		names.set(title, { titles: entriesIn(titles), initials: entriesIn(initials) });
	});
	parse(text, file);
	return names;
}
