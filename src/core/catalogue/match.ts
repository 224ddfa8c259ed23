/** Matches entries of other services' film lists to films of the catalogue. */
import { type Catalogue, filmTitles, postingFilm } from './catalogue.ts';
import { formWords, naturalOrder } from './forms.ts';
import { filmsTitled, hadYear, titleNode } from './titled.ts';
import { words } from './words.ts';

/** A film as another list names it. */
export interface ListedFilm {
	/** Its titles there, the usual one first. */
	titles: string[];
	year: number | null;
	/** The year by which it had been seen, if known. */
	seen: number | null;
}

export interface Match {
	/** The film, or -1 without one or if the match is ambiguous. */
	film: number;
	/** Possible films, likeliest first; empty if the film was found. */
	suggestions: number[];
}

const MOST_SUGGESTIONS = 5;
/** Least share of the raters of all films of the same title for a match without a year. */
const LIKELIEST = 0.8;
/** Assumed raters of a film that has too few to be counted. */
const FEW = 10;
/** Most nodes of the title trie visited for titles with a common prefix. */
const MOST_NODES = 4000;

/** How well a title fits a film: its first title; another title; either without its article; a part of one. */
const [FIRST, OTHER, BARE, PART] = [0, 1, 2, 3];

/** Finds the film of a list's entry, or suggestions. Services differ by a year in the release of some films. */
export function matchFilm(c: Catalogue, listed: ListedFilm): Match {
	const candidates = candidatesOf(c, listed);
	const { titles, year } = listed;
	// A year of 0 is not known: of no film, but of items of other kinds.
	const isOf = (film: number) =>
		c.year[film] === year || c.year[film] === 0 || titles.some((title) => hadYear(c, film, title, year!));
	const film =
		year === null
			? likeliest(c, candidates, listed.seen)
			: (bestFilm(candidates.filter(({ film }) => isOf(film))) ??
				bestFilm(candidates.filter(({ film, fit }) => fit < PART && Math.abs(c.year[film]! - year) === 1)));
	return film === undefined ? { film: -1, suggestions: suggest(c, candidates, listed) } : { film, suggestions: [] };
}

interface Candidate {
	film: number;
	fit: number;
}

/** All films with one of the titles, best fit first, then most rated. */
function candidatesOf(c: Catalogue, { titles }: ListedFilm): Candidate[] {
	const fits = new Map<number, number>();
	for (const title of titles)
		for (const film of filmsTitled(c, title)) fits.set(film, Math.min(fits.get(film) ?? PART, fitOf(c, film, title)));
	return Array.from(fits, ([film, fit]) => ({ film, fit })).sort(
		(a, b) => a.fit - b.fit || c.raters[b.film]! - c.raters[a.film]!,
	);
}

function fitOf(c: Catalogue, film: number, title: string): number {
	const [fullKey, bare] = [fullKeyOf(title), bareKeyOf(title)];
	const titles = filmTitles(c, film);
	const at = titles.findIndex((other) => fullKeyOf(other) === fullKey);
	if (at >= 0) return at === 0 ? FIRST : OTHER;
	return titles.some((other) => bareKeyOf(other) === bare) ? BARE : PART;
}

const fullKeyOf = (title: string) => words(naturalOrder(title)).join(' ');
const bareKeyOf = (title: string) => formWords(title).join(' ');

const bestFilm = (candidates: Candidate[]): number | undefined => candidates[0]?.film;

/** Returns the film with most of the raters among the best matches, if there is one. */
function likeliest(c: Catalogue, candidates: Candidate[], seen: number | null): number | undefined {
	const possible = candidates.filter(({ film }) => seen === null || c.year[film]! <= seen);
	const fitting = possible.filter(({ fit }) => fit === possible[0]!.fit);
	const raters = ({ film }: Candidate) => c.raters[film]! || FEW;
	const all = fitting.reduce((sum, candidate) => sum + raters(candidate), 0);
	const first = fitting[0];
	return first !== undefined && raters(first) >= LIKELIEST * all ? first.film : undefined;
}

function suggest(c: Catalogue, candidates: Candidate[], { titles, year }: ListedFilm): number[] {
	const others = titles
		.flatMap((title) => [title, ...title.split(/: | - | – | — |[([]/)])
		.flatMap((part) => findFilms(c, part));
	const films = [...new Set([...candidates.map(({ film }) => film), ...others])];
	if (year === null) return films.slice(0, MOST_SUGGESTIONS);
	const years = (film: number) => Math.abs(c.year[film]! - year);
	return films.sort((a, b) => years(a) - years(b)).slice(0, MOST_SUGGESTIONS);
}

/** Finds films whose title is `text`, then films whose title begins with its words, most rated first. */
export function findFilms(c: Catalogue, text: string): number[] {
	const exact = filmsTitled(c, text);
	const longer = new Set<number>();
	const nodes = [titleNode(c, text)].filter((node) => node > 0);
	for (let i = 0; i < nodes.length && i < MOST_NODES; i++) {
		const node = nodes[i]!;
		for (const value of c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]))
			longer.add(postingFilm(value));
		for (let child = c.nodeChild[node]!; child < c.nodeChild[node + 1]!; child++) nodes.push(child);
	}
	const beginning = [...longer].sort((a, b) => c.raters[b]! - c.raters[a]!);
	return [...new Set([...exact, ...beginning])].slice(0, 2 * MOST_SUGGESTIONS);
}
