/** A name that says less than a title: "a Hungarian film from the nineties". */

import { namedIn, type PhraseFacts, splitName } from '../facts.ts';
import type { Place } from '../place.ts';
import { article, NOUNS } from './words.ts';

export interface Name {
	/** Before its noun: "Hungarian"; after it: "from the nineties". */
	pre: string;
	noun: string;
	post: string;
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

/** Returns the name for a place; a film of which nothing is said is "a certain film", or another than the one before it. */
export function nameOf(place: Place, says: PhraseFacts): Name {
	const parts = partsOf(says, NOUNS[place.kind].noun);
	const { pre, noun, post } = parts;
	const isBare = pre + post === '' && noun === NOUNS[place.kind].noun;
	const isPlain = isBare && noun === 'film';
	const some = (quality = '', own = noun) => {
		const words = joined(quality, pre, own) + post;
		if (isBare && !quality && isSecond(place)) return `another ${own}`;
		return isPlain && !quality ? `a certain ${own}` : `${article(words)} ${words}`;
	};
	return {
		...parts,
		some,
		certain: () => `a certain ${joined(pre, noun)}${post}`,
		one: () => {
			if (namedIn(says).length > 0) return pre === '' ? `one${post}` : `one of ${pre}${apostrophe(place)}s`;
			if (isPlain) return 'a certain film';
			const words = joined(pre, noun === 'film' ? 'one' : noun) + post;
			return pre === '' && noun === 'film' ? words : `${article(words)} ${words}`;
		},
	};
}

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
	const directed = namedIn(says).length > 0 && pre !== '' ? [`one of ${pre}'s`, `one of ${pre}’s`] : [];
	return [...nouns.map((one) => joined(pre, one) + post), ...directed];
}
