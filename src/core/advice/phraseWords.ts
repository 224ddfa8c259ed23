/** How a film is described without its title: "one of Tarr's", "a Hungarian drama from the nineties". */
import { GENRES } from '../catalogue/film.ts';

/** What a phrase tells of a film, as far as it tells it. */
export interface Told {
	/** Names of the directors, if they are several. */
	directors?: readonly string[];
	/** Of the directors the one who made most films. */
	director?: string;
	/** As an adjective: "Hungarian". */
	origin?: string;
	genre?: string;
	/** First year of the decade. */
	decade?: number;
}

/** What films of a genre are called, those that say most of a film first. */
const NOUNS: readonly (readonly [genre: string, noun: string])[] = [
	['Film-Noir', 'film noir'],
	['Western', 'western'],
	['Documentary', 'documentary'],
	['Animation', 'animated film'],
	['War', 'war film'],
	['Musical', 'musical'],
	['Horror', 'horror film'],
	['Sci-Fi', 'science fiction film'],
	['Children', "children's film"],
	['Thriller', 'thriller'],
	['Mystery', 'mystery'],
	['Fantasy', 'fantasy film'],
	['Comedy', 'comedy'],
	['Romance', 'love story'],
	['Action', 'action film'],
	['Crime', 'crime film'],
	['Adventure', 'adventure film'],
	['Drama', 'drama'],
];
const nouns = new Map(NOUNS);

/** Returns the genre by which a film is called, of its genres as a bit set. */
export const callingGenre = (bits: number): string | undefined =>
	NOUNS.find(([genre]) => (bits >>> GENRES.indexOf(genre)) & 1)?.[0];

const DECADES: Record<number, string> = {
	1920: 'twenties',
	1930: 'thirties',
	1940: 'forties',
	1950: 'fifties',
	1960: 'sixties',
	1970: 'seventies',
	1980: 'eighties',
	1990: 'nineties',
};

/** Returns the words of a phrase. @param isAlone whether a surname is that of one director only */
export function phraseWords(
	{ directors, director, origin, genre, decade }: Told,
	isAlone: (surname: string) => boolean,
): string {
	const names = directors ?? (director === undefined ? undefined : [director]);
	if (names !== undefined) return `one of ${namesOf(names, isAlone)}'s`;
	const noun = (genre === undefined ? undefined : nouns.get(genre)) ?? 'film';
	const what = origin === undefined ? noun : `${origin} ${noun}`;
	return `${article(what)} ${what}${decade === undefined ? '' : ` from the ${DECADES[decade] ?? `${decade}s`}`}`;
}

/** "A Ukrainian", "a European": spelled with a vowel, said with a consonant. */
export const VOWEL = '(?!uk|uru|ug|uni|eu|one)[aeiou]';
const article = (words: string) => (RegExp(`^${VOWEL}`, 'i').test(words) ? 'an' : 'a');

/** What a sentence with an article of its own says: "Czech drama", "film of Tarr's". */
export const withoutArticle = (phrase: string) => phrase.replace(/^an? /, '').replace(/^one of /, 'film of ');

/** Surnames of other people may need the first name. */
function namesOf(directors: readonly string[], isAlone: (surname: string) => boolean): string {
	const [one, two] = directors.map(splitName);
	// "Joel and Ethan Coen".
	if (one?.last !== undefined && one.last === two?.last) return `${one.first} and ${two.first} ${one.last}`;
	const surnames = directors.map(surnameOf);
	const areAlone = surnames.every((surname) => surname !== null && isAlone(surname));
	return (areAlone ? surnames : directors).join(' and ');
}

const PARTICLES = new Set('von van der den de del della di da du la le ter ten dos el al bin ben zu'.split(' '));
const NOT_SURNAMES = /^(?:jr\.?|sr\.?|i{2,3})$/i;

/** Cuts a name before its surname; null where it is not known which part that is. */
function splitName(name: string): { first: string; last: string } | null {
	const parts = name.split(' ');
	let from = parts.length - 1;
	if (from === 0 || NOT_SURNAMES.test(parts[from]!)) return null;
	while (from > 1 && PARTICLES.has(parts[from - 1]!.toLowerCase())) from--;
	return { first: parts.slice(0, from).join(' '), last: parts.slice(from).join(' ') };
}

/** Returns the surname of a name in the Western order, with its particles; null where it is not known. */
export const surnameOf = (name: string): string | null => splitName(name)?.last ?? null;
