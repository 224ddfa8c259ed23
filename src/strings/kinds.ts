/** Words about what drafts name of other kinds than films. */
import { number, people } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, texts } = words('kinds');

export const kinds = texts({
	names: { films: 'Films', boardgames: 'Board games', anime: 'Anime', books: 'Books' },
	/** The first sentence where fewer people fit one of these kinds than fit the films. */
	verdict: {
		boardgames: () => around(t`About ${FIRST} could have written this, by its board games`),
		anime: () => around(t`About ${FIRST} could have written this, by its anime`),
		books: () => around(t`About ${FIRST} could have written this, by its books`),
	},
	/** The same of all posts of an account. */
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
	/** Why the smallest crowd is only a bound. */
	bound: 'Someone who looks on several sites may find fewer. How many is not known.',
	about: (crowd: number) => t`about ${people(crowd)}`,
	reached: (goal: number) => t`Your goal of ${number(goal)} is reached.`,
	earlier: (n: number) => t`Named in earlier posts: ${number(n)}.`,
	rated: 'Your own ratings count.',
	takeOut: 'Take out',
	/** Of what was taken for something of a kind. */
	not: { boardgames: 'Not a board game', anime: 'Not an anime', books: 'Not a book' },
	ignored: (title: string) => t`“${title}” is ignored on this site from now on.`,
	takenOut: (title: string) => t`“${title}” is taken out. Read it once more.`,
	/** Where more is named than is counted. */
	rarest: (n: number) => t`Very many are named: only the ${number(n)} rarest were counted.`,
	together: 'Only several together help.',
	toName: {
		boardgames: 'Well-known games to mention',
		anime: 'Well-known anime to mention',
		books: 'Well-known books to mention',
	},
});
