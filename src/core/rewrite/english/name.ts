/** A name that says less than a title: "a Hungarian film from the nineties". */

import { namedIn, type PhraseFacts, splitName } from '../facts.ts';
import type { Place } from '../place.ts';
import { article, NOUNS } from './words.ts';

export interface Name {
	/** Before its noun: "Hungarian"; after it: "from the nineties". */
	pre: string;
	noun: string;
	post: string;
	/** One of the director's: "one of Tarr's"; null if no director is said. */
	ofTheirs: string | null;
	/** The noun behind "one of Tarr's", if the sentence has not said it. */
	films: string;
	/** @param quality adjectives of the writer @param own the writer's noun */
	some(quality?: string, own?: string): string;
	certain(): string;
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

/** What films of a genre are called. */
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

/** Whose films they are: "Tarr's", "the Coens'"; null if no director is said. */
function ownersIn(says: PhraseFacts, mark: string): string | null {
	const names = namedIn(says);
	const [one, two] = names.map(splitName);
	if (names.length === 0) return null;
	const isFamily = one?.last !== undefined && one.last === two?.last;
	if (isFamily && !/(?:[sxz]|ch)$/u.test(one.last)) return `the ${one.last}s${mark}`;
	return `${isFamily ? familyOf(names) : names.join(' and ')}${mark}s`;
}

/** Returns how directors are named before "film": "Tarr", "Powell and Pressburger"; null for two of one family. */
function directorsIn(says: PhraseFacts): string | null {
	const names = namedIn(says);
	const [one, two] = names.map(splitName);
	if (one?.last !== undefined && one.last === two?.last) return null;
	return names.join(' and ');
}

/** The words before and after the noun. */
function partsOf(says: PhraseFacts, noun: string): Pick<Name, 'pre' | 'noun' | 'post'> {
	const names = namedIn(says);
	const decade = says.decade === undefined ? '' : ` from the ${DECADES[says.decade] ?? `${says.decade}s`}`;
	if (names.length > 0) {
		const pre = directorsIn(says);
		return pre === null ? { pre: '', noun, post: ` by ${familyOf(names)}` } : { pre, noun, post: '' };
	}
	const genre = says.genre === undefined ? noun : (GENRES[says.genre] ?? noun);
	const kind = genre.endsWith(' film') ? genre.slice(0, -' film'.length) : '';
	return { pre: joined(says.origin ?? '', kind), noun: kind === '' ? genre : 'film', post: decade };
}

/** "Joel and Ethan Coen". */
const familyOf = (names: readonly string[]) => {
	const [one, two] = names.map(splitName);
	return `${one!.first} and ${two!.first} ${one!.last}`;
};

const joined = (...words: string[]) => words.filter(Boolean).join(' ');

/** Returns the name for a place. */
export function nameOf(place: Place, says: PhraseFacts): Name {
	const parts = partsOf(says, NOUNS[place.kind].noun);
	const { pre, noun, post } = parts;
	const isBare = pre + post === '' && noun === NOUNS[place.kind].noun;
	const owners = ownersIn(says, apostrophe(place));
	const ofTheirs = owners && `one of ${owners}`;
	const films = saysFilm(place) ? '' : ` ${noun}s`;
	const theirs = ofTheirs && ofTheirs + films;
	const some = (quality = '', own = noun) => {
		const words = joined(quality, pre, own) + post;
		if (isBare && !quality && isSecond(place)) return `another ${own}`;
		// Of a film of two directors, "a Tarr film" would say too much.
		return theirs !== null && !quality ? theirs : `${article(words)} ${words}`;
	};
	return {
		...{ ...parts, some, ofTheirs, films },
		certain: () => theirs ?? `${oneIn(place, isBare)} ${joined(pre, noun)}${post}`,
		one: () => {
			if (ofTheirs !== null) return ofTheirs;
			const words = joined(pre, noun === 'film' ? 'one' : noun) + post;
			return pre === '' && noun === 'film' ? words : `${article(words)} ${words}`;
		},
	};
}

/** Whether the sentence says "film" already. */
const saysFilm = ({ before, after, kind }: Place) =>
	kind === 'films' && /(?<!\p{L})(?:film|movie)s?(?!\p{L})/iu.test(before + after);

/** Longest sentence that is talk though its writer is not in it, in UTF-16 units. */
const SHORT = 80;

/** What stands for "one that you may know": each sentence has its own, which its other words do not repeat. */
function oneIn(place: Place, isBare: boolean): string {
	const { before, after } = place;
	const said = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(before + after);
	const ways = isTalk(place) ? ['this one', 'that one', 'a certain'] : isBare ? [] : ['one'];
	const free = ways.filter((way) => !said(way.split(' ')[0]!));
	return free[(before.length + after.length) % free.length] ?? 'a certain';
}

/** Whether a sentence is written as people talk, who say "this one film". */
const isTalk = ({ before, after }: Place) =>
	(before.length + after.length <= SHORT && !/[;:]/u.test(before + after)) ||
	/(?<!\p{L})(?:I|i|me|my|mine|we|our|us|you|your|lol|tbh|yeah)(?!\p{L})|n['’]t|['’](?:m|ve|re|ll|d)(?!\p{L})|!/u.test(
		before + after,
	);

/** Whether the sentence names one of its kind before. */
const isSecond = ({ others, item, kind }: Place) =>
	others.some((one) => one.end <= item.start && (one.kind ?? 'films') === kind);

/** The apostrophe that a draft uses. */
const apostrophe = ({ before, after }: Place) => (`${before}${after}`.includes('’') ? '’' : "'");

/** A name by itself: "a Hungarian film". */
export function plainName(says: PhraseFacts): string {
	const { pre, noun, post } = partsOf(says, 'film');
	const words = joined(pre, noun) + post;
	return `${article(words)} ${words}`;
}

/** The words by which a text is seen to have a name, whatever is around them. */
export function englishCores(says: PhraseFacts): string[] {
	const { pre, noun, post } = partsOf(says, 'film');
	const nouns = noun === 'film' ? ['film', 'one'] : [noun];
	const surnames = namedIn(says).flatMap((name) => splitName(name)?.last ?? []);
	const directed = ["'", '’'].flatMap((mark) =>
		[ownersIn(says, mark) ?? [], surnames.map((last) => `${last}${mark}s`)].flat().map((owners) => `one of ${owners}`),
	);
	return [...nouns.map((one) => joined(pre, one) + post), ...directed];
}
