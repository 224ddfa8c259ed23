import { lowerBound } from '../algorithms/bisect.ts';
import { aboutFits } from './about.ts';
import { apartFits } from './apart.ts';
import { PackError, type Sections } from './codec.ts';
import { companionFilm } from './companions.ts';
import { FILM_KINDS, type Film, type FilmKind, genreNames } from './film.ts';
import { ARTICLES, FORM_KINDS, type FormKind, type TitleForm } from './forms.ts';
import type { PackKind } from './packKinds.ts';
import { decodeLenient } from './utf8.ts';

/**
 * The catalogue as views of a pack. Word w is `wordUnits[wordStart[w] .. wordStart[w + 1]]`; words are sorted by
 * hash bucket, so bucket b holds words `wordBucket[b] .. wordBucket[b + 1]`. The title trie is numbered breadth
 * first: node n has children `nodeChild[n] .. nodeChild[n + 1]`, sorted by `nodeWord`, and postings
 * `nodePosting[n] .. nodePosting[n + 1]`, the films a form may name, most rated first. Node 0 is the root; its child
 * for word w exists if `rootRank[w + 1] > rootRank[w]` and is then `rootRank[w] + 1`.
 */
export interface Catalogue extends Sections {
	readonly films: number;
	readonly bucketMask: number;
	/** What its items are, if not films. */
	readonly of?: PackKind;
}

/** Identifies a pack: the checksum and the length in the header of the pack that a catalogue is a view of. */
export const packOf = ({ year }: Catalogue): string => [...new Uint32Array(year.buffer, 0, 4).subarray(2)].join('-');

/** Most films of a catalogue. */
export const MOST_FILMS = 1 << 20;

/**
 * A posting holds, from the lowest bit: the film (20 bits), four of its languages, the kind of form (4 bits), the article
 * dropped from it (2 bits), the fifth language.
 */
export const posting = (film: number, { kind, article, languages }: Omit<TitleForm, 'words'>) =>
	film |
	((languages & 15) << 20) |
	(FORM_KINDS.indexOf(kind) << 24) |
	(ARTICLES.indexOf(article) << 28) |
	((languages >>> 4) << 30);
export const postingFilm = (value: number) => value & (MOST_FILMS - 1);
export const postingKind = (value: number): FormKind => FORM_KINDS[(value >>> 24) & 15]!;
export const postingArticle = (value: number) => ARTICLES[(value >>> 28) & 3]!;
const KIND_BITS = 15 << 24;
/** Returns the languages other than English in which a film has this title, as a bit set (see foreign.ts). */
export const postingLanguages = (value: number) => ((value >>> 20) & 15) | (((value >>> 30) & 1) << 4);

/**
 * Makes a catalogue of decoded sections after checking their sizes and references.
 * @throws PackError if they are inconsistent
 */
export function openCatalogue(sections: Sections): Catalogue {
	const s = sections;
	const films = s.year.length;
	const wordCount = s.wordCommon.length;
	const nodes = s.nodeWord.length;
	const buckets = s.wordBucket.length - 1;
	const isConsistent =
		s.raters.length === films &&
		s.genres.length === films &&
		(buckets & (buckets - 1)) === 0 &&
		isPartition(s.wordBucket, buckets, wordCount) &&
		isPartition(s.wordStart, wordCount, s.wordUnits.length) &&
		isPartition(s.nodeChild, nodes, nodes, 1) &&
		isPartition(s.nodePosting, nodes, s.posting.length) &&
		isPartition(s.filmText, films, s.text.length) &&
		areNamed(s, films) &&
		isPartition(s.rootRank, wordCount, nodes === 0 ? 0 : s.nodeChild[1]! - 1) &&
		isPartition(s.nearStart, films, s.near.length) &&
		(s.kind === undefined || (s.kind.length === films && s.kind.every((kind) => kind < FILM_KINDS.length))) &&
		aboutFits(s, films) &&
		apartFits(s, films) &&
		s.namesakeLevels?.length === s.namesakeNode?.length &&
		areBelow(s.near, companionFilm(-1), films) &&
		areBelow(s.nodeWord, -1, wordCount) &&
		areBelow(s.posting, postingFilm(-1), films) &&
		areBelow(s.posting, KIND_BITS, FORM_KINDS.length << 24) &&
		areBelow(s.posting, -1, 2 ** 31);
	if (!isConsistent) throw new PackError('This pack is damaged: its parts do not fit together.');
	return { ...sections, films, bucketMask: buckets - 1 };
}

/** Last year of a film, and most bytes of a title. */
const [LAST_YEAR, LONGEST_TITLE] = [9999, 500];

/** Whether each film has a year and a title that can be stored in the history. */
function areNamed({ year, filmText, text }: Pick<Sections, 'year' | 'filmText' | 'text'>, films: number): boolean {
	for (let film = 0; film < films; film++) {
		const [start, end] = [filmText[film]!, filmText[film + 1]!];
		if (year[film]! > LAST_YEAR || start === end || text[start] === 0) return false;
		if (end - start > LONGEST_TITLE && !text.subarray(start, start + LONGEST_TITLE + 1).includes(0)) return false;
	}
	return true;
}

/** Whether all values, masked with `mask`, are below `limit`. A plain loop, as packs are opened often. */
function areBelow(values: Uint32Array, mask: number, limit: number): boolean {
	for (let i = 0; i < values.length; i++) if ((values[i]! & mask) >>> 0 >= limit) return false;
	return true;
}

/** Whether `starts` cuts `0 .. total` (or `first .. total`) into `count` ranges. */
function isPartition(starts: Uint32Array, count: number, total: number, first = 0): boolean {
	if (count < 1 || starts.length !== count + 1 || starts[0] !== first || starts[count] !== total) return false;
	for (let i = 0; i < count; i++) if (starts[i]! > starts[i + 1]!) return false;
	return true;
}

/** Returns the number of the word `units[from .. to]` with this hash, or -1. */
export function findWord(c: Catalogue, units: Uint16Array, from: number, to: number, hash: number): number {
	const { wordBucket, wordStart, wordUnits } = c;
	const bucket = bucketOf(hash, c.bucketMask);
	const last = wordBucket[bucket + 1]!;
	for (let word = wordBucket[bucket]!; word < last; word++) {
		const start = wordStart[word]!;
		if (wordStart[word + 1]! - start !== to - from) continue;
		let i = from;
		while (i < to && wordUnits[start - from + i] === units[i]) i++;
		if (i === to) return word;
	}
	return -1;
}

export const bucketOf = (hash: number, mask: number) => (hash ^ (hash >>> 15)) & mask;

/** Returns the child of `node` for `word`, or 0 without one. */
export function childNode(c: Catalogue, node: number, word: number): number {
	if (node === 0) return c.rootRank[word + 1]! > c.rootRank[word]! ? c.rootRank[word]! + 1 : 0;
	const end = c.nodeChild[node + 1]!;
	const child = lowerBound(c.nodeWord, word, c.nodeChild[node]!, end);
	return child < end && c.nodeWord[child] === word ? child : 0;
}

/** Returns the title of `film`, then its other titles. */
export function filmTitles(c: Catalogue, film: number): string[] {
	return decodeLenient(c.text.subarray(c.filmText[film], c.filmText[film + 1])).split('\0');
}

/** Returns what an entry is: a film, a series, an episode ... */
export const kindAt = (c: Catalogue, film: number): FilmKind => FILM_KINDS[c.kind?.[film] ?? 0]!;

/** Returns the film as a plain record. A rater count of 0 in the pack means "too few to be counted". */
export function filmAt(c: Catalogue, film: number): Film {
	const [title, ...otherTitles] = filmTitles(c, film);
	const kind = kindAt(c, film);
	return {
		title: title!,
		year: c.year[film]!,
		raters: c.raters[film]! || null,
		genres: genreNames(c.genres[film]!),
		otherTitles,
		...(kind !== 'film' && { kind }),
	};
}
