/** What in the rest of a post still gives a film away without its title. */
import { surnameBits } from '../catalogue/about.ts';
import { type Catalogue, filmTitles, findWord } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { MOST_DIRECTORS } from '../catalogue/directors.ts';
import { peopleOf } from '../catalogue/people.ts';
import { hashOf, scanWords, words } from '../catalogue/words.ts';
import type { Item } from './items.ts';
import { contentIn } from './plot.ts';
import type { Scene } from './scene.ts';
import { blanked, LONGEST, sentenceAround } from './sentences.ts';
import type { Why } from './why.ts';

export interface Given {
	/** Names the film as its title does. */
	why: Why | null;
	/** Whether that is the title, or a part, which is left where the film is taken out. */
	isTitle: boolean;
	/** Named people who made it: a film without a title is one of theirs. */
	people: readonly { bits: number; why: Why }[];
}

type Draft = Pick<Scene, 'text' | 'items' | 'sentences'>;

/** What a draft contains, read once for all of its films. */
interface Contents extends Draft {
	/** Longer words, hashtags, and parts of addresses, with letters only. */
	tokens: readonly { token: string; compact: string; start: number }[];
	scanned: ReturnType<typeof scanWords>;
}

export const contentsOf = ({ text, items, sentences }: Draft): Contents => ({
	...{ text, items, sentences, scanned: scanWords(text) },
	tokens: Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’_%-]*/gu), ({ 0: token, index }) => ({
		...{ token, start: index },
		compact: token.length < SHORTEST ? '' : words(token.replaceAll('_', '-')).join(''),
	})).filter(({ compact }) => compact !== ''),
});

const isIn = (places: readonly Item[], at: number) => places.some(({ start, end }) => start <= at && at < end);

/** @param places where the draft names the film */
export function givenIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): Given {
	const { text } = draft;
	const written = places.map(({ start, end }) => text.slice(start, end)).find((place) => /^#|:\/\//u.test(place));
	const title = written ?? titleIn(c, draft, places, film);
	const word = title ?? echoIn(filmTitles(c, film), c, draft, places);
	const why: Why | null =
		word !== null ? { kind: 'title', word } : (yearIn(c, draft, places, film) ?? contentIn(draft, places));
	return { why, isTitle: title !== null, people: peopleIn(c, draft, places, film) };
}

/** Shorter titles are parts of many words. */
const SHORTEST = 6;

/** The title as a hashtag, in an address, in a compound, or again in the text. */
function titleIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): string | null {
	const titles = filmTitles(c, film);
	const joined = titles.map((title) => words(title).join('')).filter((title) => title.length >= SHORTEST);
	const written = draft.tokens.find(
		({ compact, start }) => joined.some((title) => compact.includes(title)) && !isIn(places, start),
	);
	if (written !== undefined) return written.token;
	const rest = blanked(draft.text, places);
	const again = titles.find((title) => title.length >= SHORTEST && /\s/.test(title) && rest.includes(title));
	return (
		again ??
		namedIn(draft.text, places, rest) ??
		beginningIn(titles, rest) ??
		rareIn(c, draft, places, film) ??
		nextIn(titles, draft, places)
	);
}

/** The name as written, again in a place where it was not found: "Cats" in "Best: a friend laughing at Cats". */
function namedIn(text: string, places: readonly Item[], rest: string): string | null {
	const names = places.map(({ start, end }) => /\p{Lu}[\p{L}\p{N}'’ ]{2,}(?<! )/u.exec(text.slice(start, end))?.[0]);
	return (
		names.find(
			(name) => name !== undefined && new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(rest),
		) ?? null
	);
}

/** A word of another title right behind the name: "Amélie Poulain". */
function nextIn(titles: readonly string[], { text }: Draft, places: readonly Item[]): string | null {
	const own = new Set(titles.flatMap((title) => words(title)));
	const next = places.flatMap(
		({ end }) =>
			/^\s(?!(?:with|from|avec|para|pour|nach)\s)([\p{L}'’-]{4,})/u.exec(text.slice(end, end + 40))?.[1] ?? [],
	);
	return next.find((word) => words(word).every((one) => own.has(one))) ?? null;
}

/** The first words of a title, as for another part of a series: "Iron Man" for "Iron Man 3". */
function beginningIn(titles: readonly string[], rest: string): string | null {
	const begins = titles
		.map((title) => words(title).slice(0, 2))
		.filter(
			([one = '', two = '']) => !SMALL.has(one) && !SMALL.has(two) && two !== '' && `${one}${two}`.length >= SHORTEST,
		);
	if (begins.length === 0) return null;
	const said = ` ${words(rest).join(' ')} `;
	return begins.find(([one, two]) => said.includes(` ${one} ${two} `))?.join(' ') ?? null;
}
const SMALL = new Set(
	'the a an of in on at to and for with der die das ein eine el la los las un una le les des il lo gli i o os um uma de en'.split(
		' ',
	),
);

/** The year of the film in a sentence that names it, apart from the title's own. */
function yearIn(c: Catalogue, { text, items, sentences }: Draft, places: readonly Item[], film: number): Why | null {
	const year = String(c.year[film]!);
	for (const place of places) {
		const { from, to } = sentenceAround(sentences, place);
		const inside = items.filter((item) => item.start >= from && item.end <= to);
		if (
			to - from <= LONGEST &&
			text.slice(from, to).includes(year) &&
			blanked(text, inside).slice(from, to).includes(year)
		)
			return { kind: 'year', word: year };
	}
	return null;
}

/** Least surprisal of a word that names a title of several, in bits. */
const RARE = 16;

/** A rare word of the title with a capital: "Button" for "The Curious Case of Benjamin Button". */
function rareIn(c: Catalogue, { text, scanned }: Contents, places: readonly Item[], film: number): string | null {
	const own = new Set(words(filmTitles(c, film)[0]!).map(hashOf));
	const { count, units, from, hash, start, end } = scanned;
	for (let w = 0; w < count; w++) {
		if (!own.has(hash[w]!) || isIn(places, start[w]!)) continue;
		const word = text.slice(start[w], end[w]);
		if (word.length < SHORTEST - 1 || !/^\p{Lu}/u.test(word)) continue;
		const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
		if (known >= 0 && surpriseOf(c.wordCommon[known]!) >= RARE) return word;
	}
	return null;
}

/** Least surprisal of a word of the text that echoes one of the title, in bits, and the fewest letters of both. */
const [ECHO, FEWEST_LETTERS] = [13, 5];
/** Titles of more words are not known by each of them. */
const MOST_WORDS = 3;
const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|en|er|s|n|e|i|a|o)$/u, '');

/** A word of a short title in another form: "los perros" for "Amores perros". */
function echoIn(
	titles: readonly string[],
	c: Catalogue,
	{ text, scanned }: Contents,
	places: readonly Item[],
): string | null {
	const long = (word: string) => word.length >= FEWEST_LETTERS && !SMALL.has(word);
	const own = new Set(
		titles
			.map((title) => words(title))
			.filter((all) => all.length <= MOST_WORDS)
			.flatMap((all) => all.filter(long).map(stemOf)),
	);
	const { count, units, from, hash, start, end } = scanned;
	for (let w = 0; w < count; w++) {
		const word = text.slice(start[w], end[w]);
		if (word.length < FEWEST_LETTERS || !own.has(stemOf(word)) || isIn(places, start[w]!)) continue;
		const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
		if (known < 0 || surpriseOf(c.wordCommon[known]!) >= ECHO) return word;
	}
	return null;
}

const isRare = (c: Catalogue, { scanned: { units, from, hash } }: Contents, w: number): boolean => {
	const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
	return known < 0 || surpriseOf(c.wordCommon[known]!) >= RARE;
};

/** "d’Audiard" */
const ELIDED = /^\p{L}{1,5}['’](\p{Lu}.+)$/u;

function peopleIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): Given['people'] {
	const known = peopleOf(c, film);
	const found = new Map<number, Why>();
	const { count, hash, start, end, possessive } = draft.scanned;
	const isSmall = !/\p{Lu}/u.test(draft.text);
	for (let w = 0; w < count; w++) {
		if (isIn(places, start[w]!)) continue;
		const word = draft.text.slice(start[w], end[w]).replace(possessive[w] === 1 ? /['’]s$/u : /$^/u, '');
		if (!/^\p{Lu}|['’]\p{Lu}/u.test(word) && !(isSmall && isRare(c, draft, w))) continue;
		const name = ELIDED.exec(word)?.[1] ?? word;
		for (const one of new Set([word, name])) {
			const bits = surnameBits(one === word && possessive[w] === 0 ? hash[w]! : scanWords(one).hash[0]!);
			const at = known.indexOf(bits);
			if (at >= 0) found.set(bits, { kind: at < MOST_DIRECTORS ? 'director' : 'cast', word: one });
		}
	}
	return Array.from(found, ([bits, why]) => ({ bits, why }));
}
