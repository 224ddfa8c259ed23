/** Films that a draft may name by a word of their title although they are not found there: "Kiki", "Mononoke". */
import { type Catalogue, filmTitles, findWord } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { hashOf, words } from '../catalogue/words.ts';

/** Least surprisal of such a word, in bits, and its letters. */
const [RARE, SHORTEST] = [17, 4];

const known = new WeakMap<Catalogue, Map<number, readonly string[]>>();

/** The rare words of a film's title. */
function rareWords(c: Catalogue, film: number): readonly string[] {
	const all = known.get(c) ?? new Map<number, readonly string[]>();
	known.set(c, all);
	const found =
		all.get(film) ?? words(filmTitles(c, film)[0]!.replace(/['’]s(?!\p{L})/gu, '')).filter((word) => isRare(c, word));
	all.set(film, found);
	return found;
}

function isRare(c: Catalogue, word: string): boolean {
	if (word.length < SHORTEST) return false;
	const at = findWord(
		c,
		Uint16Array.from(word, (unit) => unit.charCodeAt(0)),
		0,
		word.length,
		hashOf(word),
	);
	return at < 0 || surpriseOf(c.wordCommon[at]!) >= RARE;
}

/** Returns whether a draft has a rare word of a film's title, so that this film is nothing new there. */
export function namedByWord(c: Catalogue, draft: string): (film: number) => boolean {
	const written = new Set(words(draft));
	return (film) => rareWords(c, film).some((word) => written.has(word));
}
