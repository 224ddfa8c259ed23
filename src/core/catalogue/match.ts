/** Which film of the catalogue somebody else's list means. */
import { type Catalogue, filmTitles, postingFilm } from './catalogue.ts';
import { formWords, naturalOrder } from './forms.ts';
import { filmsTitled, titleNode } from './titled.ts';
import { words } from './words.ts';

/** A film as another list names it. */
export interface Wanted {
	/** What it is called there, the usual title first. */
	titles: string[];
	year: number | null;
	/** The year in which it was seen at the latest, where known. */
	seen: number | null;
}

export interface Match {
	/** The film, or -1 where the catalogue has none or it is not clear which. */
	film: number;
	/** Films it may be, the likeliest first; empty where it was found. */
	suggestions: number[];
}

const MOST_SUGGESTIONS = 5;
/** Share of the raters of all films so called that one must have to be meant when no year tells. */
const LIKELIEST = 0.8;
/** Raters of a film that has too few to be counted. */
const FEW = 10;
/** Nodes of the title trie looked at for titles that begin alike. */
const MOST_NODES = 4000;

/** How well a title fits a film: its first title; another title; either but for an article; a part of one. */
const [FIRST, OTHER, BARE, PART] = [0, 1, 2, 3];

/** The film that `wanted` means, or those it may be. Services disagree by a year about when some films came out. */
export function matchFilm(c: Catalogue, wanted: Wanted): Match {
	const found = candidates(c, wanted);
	const { year } = wanted;
	const film =
		year === null
			? likeliest(c, found, wanted.seen)
			: (best(found.filter(({ film }) => c.year[film] === year)) ??
				best(found.filter(({ film, fit }) => fit < PART && Math.abs(c.year[film]! - year) === 1)));
	return film === undefined ? { film: -1, suggestions: suggest(c, found, wanted) } : { film, suggestions: [] };
}

interface Candidate {
	film: number;
	fit: number;
}

/** All films so called, the best fit first, of equal fit the most rated. */
function candidates(c: Catalogue, { titles }: Wanted): Candidate[] {
	const fits = new Map<number, number>();
	for (const title of titles)
		for (const film of filmsTitled(c, title)) fits.set(film, Math.min(fits.get(film) ?? PART, fitOf(c, film, title)));
	return Array.from(fits, ([film, fit]) => ({ film, fit })).sort(
		(a, b) => a.fit - b.fit || c.raters[b.film]! - c.raters[a.film]!,
	);
}

function fitOf(c: Catalogue, film: number, title: string): number {
	const [whole, bare] = [wholeKey(title), bareKey(title)];
	const titles = filmTitles(c, film);
	const at = titles.findIndex((other) => wholeKey(other) === whole);
	if (at >= 0) return at === 0 ? FIRST : OTHER;
	return titles.some((other) => bareKey(other) === bare) ? BARE : PART;
}

const wholeKey = (title: string) => words(naturalOrder(title)).join(' ');
const bareKey = (title: string) => formWords(title).join(' ');

const best = (found: Candidate[]): number | undefined => found[0]?.film;

/** Of the films that fit best, the one that nearly everybody means, if there is one. */
function likeliest(c: Catalogue, found: Candidate[], seen: number | null): number | undefined {
	const possible = found.filter(({ film }) => seen === null || c.year[film]! <= seen);
	const fitting = possible.filter(({ fit }) => fit === possible[0]!.fit);
	const raters = ({ film }: Candidate) => c.raters[film]! || FEW;
	const all = fitting.reduce((sum, candidate) => sum + raters(candidate), 0);
	const first = fitting[0];
	return first !== undefined && raters(first) >= LIKELIEST * all ? first.film : undefined;
}

function suggest(c: Catalogue, found: Candidate[], { titles, year }: Wanted): number[] {
	const others = titles
		.flatMap((title) => [title, ...title.split(/: | - | – | — |[([]/)])
		.flatMap((part) => findFilms(c, part));
	const films = [...new Set([...found.map(({ film }) => film), ...others])];
	if (year === null) return films.slice(0, MOST_SUGGESTIONS);
	const years = (film: number) => Math.abs(c.year[film]! - year);
	return films.sort((a, b) => years(a) - years(b)).slice(0, MOST_SUGGESTIONS);
}

/** Films that `text` names or whose titles begin with its words: so called ones first, then the most rated. */
export function findFilms(c: Catalogue, text: string): number[] {
	const called = filmsTitled(c, text);
	const longer = new Set<number>();
	const nodes = [titleNode(c, text)].filter((node) => node > 0);
	for (let i = 0; i < nodes.length && i < MOST_NODES; i++) {
		const node = nodes[i]!;
		for (const value of c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]))
			longer.add(postingFilm(value));
		for (let child = c.nodeChild[node]!; child < c.nodeChild[node + 1]!; child++) nodes.push(child);
	}
	const beginning = [...longer].sort((a, b) => c.raters[b]! - c.raters[a]!);
	return [...new Set([...called, ...beginning])].slice(0, 2 * MOST_SUGGESTIONS);
}
