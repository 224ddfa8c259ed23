/** Other names of items of a kind: a line per item with title, other titles and short names, as assets/names/anime.tsv. */
import { fileURLToPath } from 'node:url';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';

const HEADER = ['title', 'also_known_as', 'initials'];

/** What an item is also called: titles, and initials that are read only as they are written. */
export interface OtherNames {
	titles: readonly string[];
	initials: readonly string[];
}

/** Kinds whose other names come with the project. */
const KINDS: readonly PackKind[] = ['boardgames', 'anime', 'books'];

/** Reads the names that come with the project, by title; none for other kinds. @throws InputError naming file, line and reason */
export async function readNames(kind: PackKind): Promise<ReadonlyMap<string, OtherNames>> {
	if (!KINDS.includes(kind)) return new Map();
	const file = fileURLToPath(new URL(`../../assets/names/${kind}.tsv`, import.meta.url));
	return parseNames(await readText(file), file);
}

/** @throws InputError naming file, line and reason */
export function parseNames(text: string, file: string): Map<string, OtherNames> {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEADER.join('\t')) throw atLine(file, 1, `the header must be ${HEADER.join(', ')}, divided by tabs.`);
	const names = new Map<string, OtherNames>();
	for (const [i, line] of lines.entries()) {
		const cells = line.split('\t');
		if (cells.length !== HEADER.length)
			throw atLine(file, i + 2, `has ${cells.length} columns instead of ${HEADER.length}.`);
		const [title, titles, initials] = cells as [string, string, string];
		if (names.has(title)) throw atLine(file, i + 2, `"${title}" stands in an earlier line already.`);
		names.set(title, { titles: list(titles), initials: list(initials) });
	}
	return names;
}

const list = (cell: string) => (cell === '' ? [] : cell.split(' | '));
