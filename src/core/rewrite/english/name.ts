/** A name that says less than a title: "a Hungarian film from the nineties". */

import { namedIn, type PhraseFacts, splitName } from '../facts.ts';
import type { Place } from '../place.ts';
import { article, NOUNS } from './words.ts';

export interface Name {
	/** Before its noun: "Hungarian"; after it: "from the nineties". */
	pre: string;
	noun: string;
	post: string;
	/** Whether it says whose film it is. */
	isOwned: boolean;
	/** The noun after "one of Tarr's", unless the sentence has it. */
	films: string;
	/** @param quality adjectives of the writer @param own the writer's noun */
	some(quality?: string, own?: string): string;
	/** What is always true of one film: "one of Tarr's films"; null if no director is named. */
	certain(): string | null;
	/** What was done with one film more than once. */
	same(): string;
	/** Whether it says nothing but that it is a film. */
	isEmpty: boolean;
	/** One film that the writer could name: what is said stays true of that. @param begins whether it begins the sentence */
	particular(begins?: boolean): string;
	one(): string;
}

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

/** Names for films of a genre. */
const GENRES: Record<string, string> = {
	'Film-Noir': 'film noir',
	Western: 'western',
	Documentary: 'documentary',
	Animation: 'animated film',
	War: 'war film',
	Musical: 'musical',
	Horror: 'horror film',
	'Sci-Fi': 'science fiction film',
	Children: "children's film",
	Thriller: 'thriller',
	Mystery: 'mystery',
	Fantasy: 'fantasy film',
	Comedy: 'comedy',
	Romance: 'love story',
	Action: 'action film',
	Crime: 'crime film',
	Adventure: 'adventure film',
	Drama: 'drama',
};

/** Whose films they are: "Tarr's", "the Coens'"; null if no director is named. */
function ownersIn(says: PhraseFacts, mark: string): string | null {
	const names = namedIn(says);
	if (names.length === 0) return null;
	const family = familyIn(names);
	return family === null ? `${pairOf(names)}${mark}s` : `${family}${mark}`;
}

/** Two directors of one name: "the Coens"; null for others. */
function familyIn(names: readonly string[]): string | null {
	const [one, two] = names.map(splitName);
	if (one?.last === undefined || one.last !== two?.last) return null;
	return `the ${one.last}${/(?:[sxz]|ch)$/u.test(one.last) ? 'es' : 's'}`;
}

/** "Béla Tarr"; for two directors their last names, as people call them. */
const pairOf = (names: readonly string[]) =>
	names.length === 1 ? names[0]! : names.map((name) => splitName(name)?.last ?? name).join(' and ');

/** The words before and after the noun. */
function partsOf(says: PhraseFacts, noun: string): Pick<Name, 'pre' | 'noun' | 'post'> {
	const names = namedIn(says);
	const decade = says.decade === undefined ? '' : ` from the ${DECADES[says.decade] ?? `${says.decade}s`}`;
	if (names.length > 0) {
		const family = familyIn(names);
		return family === null ? { pre: pairOf(names), noun, post: '' } : { pre: '', noun, post: ` by ${family}` };
	}
	const genre = says.genre === undefined ? noun : (GENRES[says.genre] ?? noun).replace(/ film$/u, ` ${noun}`);
	const kind = genre.endsWith(` ${noun}`) ? genre.slice(0, -noun.length - 1) : '';
	return { pre: joined(says.origin ?? '', kind), noun: kind === '' ? genre : noun, post: decade };
}

const joined = (...words: string[]) => words.filter(Boolean).join(' ');

/** Returns the name for a place. */
export function nameOf(place: Place, says: PhraseFacts): Name {
	const own = nounOf(place);
	const parts = partsOf(says, own);
	const { pre, noun, post } = parts;
	const isBare = pre + post === '' && noun === own;
	const owners = ownersIn(says, apostrophe(place));
	const films = saysFilm(place) ? '' : ` ${noun}s`;
	const some = (quality = '', called = noun) => {
		const words = joined(quality, pre, called) + post;
		if (isBare && !quality && isOfBook(place)) return `the ${called}`;
		return isBare && !quality && isSecond(place) ? `another ${called}` : `${article(words)} ${words}`;
	};
	return {
		...{ ...parts, some, films, isOwned: owners !== null },
		isEmpty: pre + post === '' && (noun === 'movie' || Object.values(NOUNS).some((one) => one.noun === noun)),
		certain: () => owners && `one of ${owners}${films}`,
		// Next to another film it would be that one.
		same: () => (place.isLater ? some(isBare ? 'certain' : '') : `the same ${joined(pre, noun)}${post}`),
		particular: (begins) =>
			isBare && (isSecond(place) || (place.isLater && /(?<!\p{L})then\s+$/iu.test(place.before)))
				? `another ${noun}`
				: `${begins ? 'one' : 'a certain'} ${joined(pre, noun)}${post}`,
		one: () => {
			if (owners !== null) return `one of ${owners}`;
			const words = joined(pre, noun === own ? 'one' : noun) + post;
			return pre === '' && noun === own ? words : `${article(words)} ${words}`;
		},
	};
}

/** The writer's word for a film: "movie". */
const nounOf = ({ kind, before, after }: Place) =>
	kind === 'films' && /(?<!\p{L})movies?(?!\p{L})/iu.test(before + after) ? 'movie' : NOUNS[kind].noun;

/** Whether the sentence already says "film". */
const saysFilm = ({ before, after, kind }: Place) =>
	kind === 'films' && /(?<!\p{L})(?:film|movie)s?(?!\p{L})/iu.test(before + after);

/** Whether it is set against what it was made from. */
const isOfBook = ({ kind, before, after }: Place) =>
	kind === 'films' &&
	/(?<!\p{L})the (?:novel|book|short story|story|play|comic|manga|original|remake)(?!\p{L})/iu.test(before + after);

/** Whether the sentence names one of its kind before. */
const isSecond = ({ others, item, kind }: Place) =>
	others.some((one) => one.end <= item.start && (one.kind ?? 'films') === kind);

/** The apostrophe that a draft uses. */
export const apostrophe = ({ before, after }: Place) => (`${before}${after}`.includes('’') ? '’' : "'");

/** A name by itself: "a Hungarian film". */
export function plainName(says: PhraseFacts): string {
	const { pre, noun, post } = partsOf(says, 'film');
	const words = joined(pre, noun) + post;
	return `${article(words)} ${words}`;
}

/** The words that show that a text has a name, whatever surrounds them. */
export function englishCores(says: PhraseFacts): string[] {
	const surnames = namedIn(says).flatMap((name) => splitName(name)?.last ?? []);
	const directed = ["'", '’'].flatMap((mark) =>
		[ownersIn(says, mark) ?? [], surnames.map((last) => `${last}${mark}s`)].flat().map((owners) => `one of ${owners}`),
	);
	const named = surnames.length === 1 ? ['film', 'movie'].map((noun) => `${surnames[0]} ${noun}`) : [];
	return [...['film', 'movie'].flatMap((own) => coresWith(says, own)), ...directed, ...named];
}

function coresWith(says: PhraseFacts, own: string): string[] {
	const { pre, noun, post } = partsOf(says, own);
	return (noun === own ? [own, 'one'] : [noun]).map((one) => joined(pre, one) + post);
}
