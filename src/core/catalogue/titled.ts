/** Films by what they are called. Packs number films anew: what is kept of a film is its title and year. */
import { type Catalogue, childNode, filmTitles, findWord, postingFilm } from './catalogue.ts';
import { formWords } from './forms.ts';
import { hashOf } from './words.ts';

/** What a film is remembered by: its first title in the catalogue and its year. No two films share both. */
export interface FilmKey {
	title: string;
	year: number;
}

export const filmKey = (c: Catalogue, film: number): FilmKey => ({
	title: filmTitles(c, film)[0]!,
	year: c.year[film]!,
});

/** The node of the title trie that the words of `title` lead to, or 0 where no title begins so. */
export function titleNode(c: Catalogue, title: string): number {
	let node = 0;
	for (const word of formWords(title)) {
		const units = Uint16Array.from(word, (char) => char.charCodeAt(0));
		const number = findWord(c, units, 0, units.length, hashOf(word));
		node = number < 0 ? 0 : childNode(c, node, number);
		if (node === 0) return 0;
	}
	return node;
}

/** Films that `title` may name, spelt as somebody would spell it; the most rated first. */
export function filmsTitled(c: Catalogue, title: string): number[] {
	const node = titleNode(c, title);
	return node === 0 ? [] : Array.from(c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]), postingFilm);
}

/** The film that was remembered as `key`, or -1 where the catalogue no longer has it. */
export function findFilm(c: Catalogue, { title, year }: FilmKey): number {
	const called = filmsTitled(c, title).filter((film) => c.year[film] === year);
	return called.find((film) => filmTitles(c, film)[0] === title) ?? -1;
}
