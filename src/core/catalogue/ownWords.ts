/** Words of well-known titles that few other titles have, which people use as short names: "Shawshank", "Grand Budapest". */
import { isName, surpriseOf } from './common.ts';
import type { Film } from './film.ts';
import { formWords, naturalOrder, SEPARATOR, WEAK } from './forms.ts';
import { words } from './words.ts';

/** Raters from which a title is shortened so. */
const FAMOUS = 8000;
/** Least share of a film among the raters of all films whose titles have the words. */
const LEAST_SHARE = 0.8;
/** Least surprisal of a single word, and of each of two, in bits; least letters of a single word. */
const RARE = 19;
const RARER_OF_TWO = 14;
const SHORTEST = 5;

/** Returns a function from a film to the parts of its title that are its own. */
export function ownParts(films: readonly Film[], commonness: (word: string) => number) {
	const raters = new Map<string, number>();
	const titles = new Set(films.map(({ title }) => formWords(title).join(' ')));
	for (const film of films)
		for (const part of new Set(partsIn(film).map((part) => part.join(' '))))
			raters.set(part, (raters.get(part) ?? 0) + (film.raters ?? 0));
	const surprise = (word: string) => surpriseOf(commonness(word));
	const isTelling = (part: readonly string[]) =>
		part.length === 1
			? part[0]!.length >= SHORTEST && surprise(part[0]!) >= RARE && !isName(commonness(part[0]!))
			: part.every((word) => !WEAK.has(word) && /^\D{3}/.test(word)) &&
				part.some((word) => surprise(word) >= RARER_OF_TWO);
	return (film: Film): string[][] => {
		const own = film.raters ?? 0;
		if (own < FAMOUS) return [];
		return partsIn(film).filter((part) => {
			const key = part.join(' ');
			return isTelling(part) && !titles.has(key) && own >= LEAST_SHARE * raters.get(key)!;
		});
	};
}

/** The words of a title, its first two without the article, and its last two. */
function partsIn({ title }: Film): string[][] {
	const all = words(naturalOrder(title));
	const pieces = naturalOrder(title).split(SEPARATOR).map(formWords);
	const pairs = [pieces[0]!.slice(0, 2), pieces.at(-1)!.slice(-2)];
	return [...all.map((word) => [word]), ...pairs.filter((pair) => pair.length === 2)];
}
