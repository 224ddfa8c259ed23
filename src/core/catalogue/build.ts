import { aboutSections, type FilmAbout } from './about.ts';
import { type Apart, apartSections } from './apart.ts';
import { bucketOf, posting, postingFilm } from './catalogue.ts';
import type { OptionalSection, Sections } from './codec.ts';
import { companion, joinCompanions } from './companions.ts';
import { FILM_KINDS, type Film, genreBits } from './film.ts';
import type { ForeignTitle } from './foreign.ts';
import { titleForms } from './forms.ts';
import { type Namesake, packNamesakes } from './namesakes.ts';
import { ownParts } from './ownWords.ts';
import { encodeUtf8 } from './utf8.ts';
import { hashOf } from './words.ts';

type AboutSection = 'people' | 'collection' | 'imdb' | 'tmdb' | 'director' | 'directorNames' | 'origin';
type FactsSection = 'kind' | 'namesakeNode' | 'namesakeLevels' | AboutSection | Apart;
/** The catalogue's sections; the population adds its own (meta, classes, now). */
export type CatalogueSections = Omit<Sections, 'meta' | 'classes' | Exclude<OptionalSection, FactsSection>>;

interface Node {
	children: Map<number, Node>;
	postings: number[];
	/** Packed levels of namesakes. */
	levels: number;
}

/** Companions of each film, by their indices in the list of films, with their lifts. */
export type CompanionLists = readonly (readonly { film: number; lift: number }[])[];

/** What is known about each film in addition to its row; empty lists without facts. */
export interface CatalogueFacts {
	titles?: readonly (readonly ForeignTitle[])[];
	/** Other things with names like films; not in the order of films. */
	namesakes?: readonly Namesake[];
	about?: readonly (FilmAbout | undefined)[];
	/** Which films are kept apart. */
	apart?: readonly (Apart | undefined)[];
}

/**
 * Builds the sections of a catalogue; `order` says which of `films` each of its films is.
 *
 * Films are sorted in the order in which the trie reaches their titles, so that postings are mostly consecutive and
 * compress well; a film's number is therefore not a rank.
 *
 * @param films in any order
 * @param companions of each film, in the same order; by default none
 * @param facts in the same order; by default none
 * @param commonness of a folded word in ordinary prose, 0 (never seen) to 255
 */
export function buildCatalogue(
	films: readonly Film[],
	commonness: (word: string) => number,
	companions: CompanionLists = [],
	{ titles = [], namesakes = [], about = [], apart = [] }: CatalogueFacts = {},
): CatalogueSections & { order: readonly number[] } {
	const mostRated = films.reduce((most, film) => Math.max(most, film.raters ?? 0), 1);
	const partsOf = ownParts(films, commonness);
	const forms = films.map((film, i) => titleForms(film, mostRated, commonness, titles[i], partsOf(film)));
	const vocabulary = buildVocabulary(forms.flat().flatMap((form) => form.words));
	const wordsOf = (form: { words: string[] }) => form.words.map((word) => vocabulary.number.get(word)!);

	const order = films.map((_, i) => i);
	const titleWords = forms.map((list) => (list[0] === undefined ? [] : wordsOf(list[0])));
	order.sort(
		(a, b) =>
			titleWords[a]!.length - titleWords[b]!.length ||
			compareWords(titleWords[a]!, titleWords[b]!) ||
			(films[b]!.raters ?? 0) - (films[a]!.raters ?? 0) ||
			films[b]!.year - films[a]!.year,
	);

	const levels = packNamesakes(namesakes);
	const root: Node = { children: new Map(), postings: [], levels: 0 };
	order.forEach((from, film) => {
		for (const form of forms[from]!) {
			let node = root;
			for (const word of wordsOf(form)) {
				let child = node.children.get(word);
				if (child === undefined) {
					child = { children: new Map(), postings: [], levels: 0 };
					node.children.set(word, child);
				}
				node = child;
			}
			node.postings.push(posting(film, form));
			node.levels = levels.get(form.words.join(' ')) ?? 0;
		}
	});

	const sorted = order.map((i) => films[i]!);
	const raters = Uint32Array.from(sorted, (film) => film.raters ?? 0);
	const numberOf = new Uint32Array(films.length);
	order.forEach((from, film) => {
		numberOf[from] = film;
	});
	const near = order.map((from) => (companions[from] ?? []).map(({ film, lift }) => companion(numberOf[film]!, lift)));
	return {
		order,
		...vocabulary.sections,
		wordCommon: Uint8Array.from(vocabulary.words, commonness),
		...layOut(root, vocabulary.words.length, raters),
		...concatenate(sorted.map((film) => encodeUtf8([film.title, ...film.otherTitles].join('\0')))),
		raters,
		year: Uint16Array.from(sorted, (film) => film.year),
		genres: Uint32Array.from(sorted, (film) => genreBits(film.genres)),
		...joinCompanions(near),
		...aboutSections(order.map((from) => about[from])),
		...apartSections(order.map((from) => apart[from])),
		...(sorted.some(({ kind = 'film' }) => kind !== 'film') && {
			kind: Uint8Array.from(sorted, ({ kind = 'film' }) => FILM_KINDS.indexOf(kind)),
		}),
	};
}

function compareWords(a: number[], b: number[]): number {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
	return 0;
}

/** Sorts words by hash bucket, about two words a bucket. */
function buildVocabulary(all: string[]) {
	const distinct = [...new Set(all)].sort();
	let buckets = 1;
	while (buckets * 2 < distinct.length) buckets *= 2;
	const bucket = new Map(distinct.map((word) => [word, bucketOf(hashOf(word), buckets - 1)]));
	const words = distinct.sort((a, b) => bucket.get(a)! - bucket.get(b)!);
	const wordBucket = new Uint32Array(buckets + 1);
	for (const word of words) wordBucket[bucket.get(word)! + 1]!++;
	const wordStart = new Uint32Array(words.length + 1);
	for (let b = 0; b < buckets; b++) wordBucket[b + 1]! += wordBucket[b]!;
	words.forEach((word, i) => {
		wordStart[i + 1] = wordStart[i]! + word.length;
	});
	const joined = words.join('');
	const wordUnits = Uint16Array.from({ length: joined.length }, (_, i) => joined.charCodeAt(i));
	return { words, number: new Map(words.map((word, i) => [word, i])), sections: { wordBucket, wordStart, wordUnits } };
}

/** Numbers the nodes breadth first, so that the children of a node are contiguous. */
function layOut(root: Node, wordCount: number, raters: Uint32Array) {
	const queue: Node[] = [root];
	const nodeWord: number[] = [0];
	const nodeChild: number[] = [];
	const nodePosting: number[] = [0];
	const postings: number[] = [];
	const namesakeNode: number[] = [];
	for (let n = 0; n < queue.length; n++) {
		const node = queue[n]!;
		nodeChild.push(queue.length);
		if (node.levels > 0) namesakeNode.push(n);
		for (const [word, child] of [...node.children].sort((a, b) => a[0] - b[0])) {
			nodeWord.push(word);
			queue.push(child);
		}
		for (const p of node.postings.sort((a, b) => raters[postingFilm(b)]! - raters[postingFilm(a)]! || a - b))
			postings.push(p);
		nodePosting.push(postings.length);
	}
	nodeChild.push(queue.length);
	const rootRank = new Uint32Array(wordCount + 1);
	for (const word of root.children.keys()) rootRank[word + 1] = 1;
	for (let w = 0; w < wordCount; w++) rootRank[w + 1]! += rootRank[w]!;
	return {
		rootRank,
		nodeWord: Uint32Array.from(nodeWord),
		nodeChild: Uint32Array.from(nodeChild),
		nodePosting: Uint32Array.from(nodePosting),
		posting: Uint32Array.from(postings),
		...(namesakeNode.length > 0 && {
			namesakeNode: Uint32Array.from(namesakeNode),
			namesakeLevels: Uint16Array.from(namesakeNode, (n) => queue[n]!.levels),
		}),
	};
}

function concatenate(parts: Uint8Array[]) {
	const filmText = new Uint32Array(parts.length + 1);
	parts.forEach((part, i) => {
		filmText[i + 1] = filmText[i]! + part.length;
	});
	const text = new Uint8Array(filmText[parts.length]!);
	parts.forEach((part, i) => {
		text.set(part, filmText[i]);
	});
	return { filmText, text };
}
