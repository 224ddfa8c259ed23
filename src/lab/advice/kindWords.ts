/** The words of kinds of items other than films, for the terminal, which speaks English. */
import type { PackKind } from '../../core/catalogue/packKinds.ts';

const ITEMS: Record<PackKind, readonly [one: string, several: string]> = {
	films: ['film', 'films'],
	boardgames: ['game', 'games'],
	anime: ['anime', 'anime'],
	books: ['book', 'books'],
};

const capitalAs = (model: string, word: string) =>
	model[0] === model[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;

/** Returns a function that puts an English text about films in the words of a kind: "a film" becomes "a game" or "an anime". */
export function inWordsOf(kind: PackKind): (text: string) => string {
	const [one, several] = ITEMS[kind];
	const article = /^[aeiou]/.test(one) ? 'an' : 'a';
	const maker = kind === 'books' ? 'author' : 'director';
	return (text) =>
		text
			.replace(/\bdirector\b/g, maker)
			.replace(/\b(an? )?(films?)\b/gi, (_, before: string | undefined, word: string) => {
				const said = capitalAs(word, /s$/i.test(word) ? several : one);
				return before === undefined ? said : `${capitalAs(before, article)} ${said}`;
			});
}
