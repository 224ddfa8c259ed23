/** Words about a draft's items of kinds other than films. */
import { about, number, people } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';
import { verdict } from './verdict.ts';

const { t, texts } = words('kinds');

export const kinds = texts({
	names: { films: 'Films', boardgames: 'Board games', anime: 'Anime', books: 'Books' },
	/** The first sentence about all posts of an account if fewer people match one of these kinds than the films. */
	verdictOfPosts: {
		boardgames: () => around(t`About ${FIRST} could have written all of these posts, by their board games`),
		anime: () => around(t`About ${FIRST} could have written all of these posts, by their anime`),
		books: () => around(t`About ${FIRST} could have written all of these posts, by their books`),
	},
	ofPosts: (crowd: number, size: number) =>
		t`About ${people(crowd)} could have written all of these posts, of ${number(size)} who are compared.`,
	namedSoFar: 'Named so far',
	unknown: (n: number) => t`Not counted, as not in the list that is loaded: ${number(n)}.`,
	/** Posts of the history in which an export has shown more. */
	extended: (n: number) => t`Posts that were there before and got games, anime or books: ${number(n)}.`,
	/** Why the smallest crowd is only a bound. @param crowd of the people who match all kinds */
	bound: (crowd: number) => t`Someone who looks on several sites may find about ${about(crowd)}, or fewer.`,
	get fewOf() {
		return verdict.fewOf;
	},
	/** About words taken for something of a kind. */
	not: { boardgames: 'Not a board game', anime: 'Not an anime', books: 'Not a book' },
	add: { boardgames: 'Add a board game instead', anime: 'Add an anime instead', books: 'Add a book instead' },
	ignored: (title: string) => t`“${title}” is ignored on this site from now on.`,
});
