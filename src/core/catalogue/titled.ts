/** Lookup of films by title. Film numbers differ between packs, so films are stored by title and year. */
import { type Catalogue, childNode, filmTitles, findWord, postingFilm } from './catalogue.ts';
import { formWords } from './forms.ts';
import type { PackKind } from './packKinds.ts';
import { hashOf } from './words.ts';

/** Key under which a film is stored: its first title in the catalogue and its year, which are unique together. */
export interface FilmKey {
	title: string;
	year: number;
	/** What it is; a film if absent. */
	kind?: PackKind;
}

/** What a key is of. */
export const kindOf = ({ kind = 'films' }: { kind?: PackKind }): PackKind => kind;

/** Whether two keys are of one item. */
export const isSameKey = (a: FilmKey, b: FilmKey) =>
	a.title === b.title && a.year === b.year && kindOf(a) === kindOf(b);

/** A key as one text: the same for two keys only if they are of one item. */
export const textOfKey = (key: FilmKey) => `${kindOf(key) === 'films' ? '' : `${key.kind} `}${key.year} ${key.title}`;

export const kindOfItems = ({ of = 'films' }: Catalogue): PackKind => of;

/** Whether the items of a catalogue are of a key's kind. */
export const isOfKind = (c: Catalogue, key: FilmKey) => kindOfItems(c) === kindOf(key);

export const filmKey = (c: Catalogue, film: number): FilmKey => ({
	title: filmTitles(c, film)[0]!,
	year: c.year[film]!,
});

/** The same with the kind of a catalogue's items, if they are not films. */
export const itemKey = (c: Catalogue, item: number): FilmKey =>
	c.of === undefined || c.of === 'films' ? filmKey(c, item) : { ...filmKey(c, item), kind: c.of };

/** Returns the number of a folded word, or -1. */
export function wordNumber(c: Catalogue, word: string): number {
	const units = Uint16Array.from(word, (char) => char.charCodeAt(0));
	return findWord(c, units, 0, units.length, hashOf(word));
}

/** Returns the node of the title trie for the words of `title`, or 0 if no title begins with them. */
export function titleNode(c: Catalogue, title: string): number {
	let node = 0;
	for (const word of formWords(title)) {
		const number = wordNumber(c, word);
		node = number < 0 ? 0 : childNode(c, node, number);
		if (node === 0) return 0;
	}
	return node;
}

/** Returns the films that `title` may name in any of its forms, most rated first. */
export function filmsTitled(c: Catalogue, title: string): number[] {
	const node = titleNode(c, title);
	return node === 0 ? [] : Array.from(c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]), postingFilm);
}

/**
 * Returns the film of a stored key, or -1 if the catalogue no longer has it, or is of another kind. Rows found to be
 * one film are merged: the title of such a row, with its year if different, is one of the film's other titles.
 */
export function findFilm(c: Catalogue, key: FilmKey): number {
	if (!isOfKind(c, key)) return -1;
	const { title, year } = key;
	const candidates = filmsTitled(c, title);
	const sameYear = candidates.filter((film) => c.year[film] === year);
	return (
		sameYear.find((film) => filmTitles(c, film)[0] === title) ??
		candidates.find((film) => hadYear(c, film, title, year)) ??
		sameYear.find((film) => filmTitles(c, film).includes(title)) ??
		-1
	);
}

/** Whether a row of this title and another year was merged into the film. */
export const hadYear = (c: Catalogue, film: number, title: string, year: number): boolean =>
	c.year[film] !== year && filmTitles(c, film).includes(`${title} (${year})`);
