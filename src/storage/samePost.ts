/** Whether two records are one post: their searches may have differed, and a title may be a film's or a game's. */
import { type FilmKey, textOfKey } from '../core/catalogue/titled.ts';
import { MOST_POST_FILMS } from './limits.ts';
import type { Post } from './records.ts';

const isFilm = ({ kind }: FilmKey) => kind === undefined;
const titleOf = ({ title }: FilmKey) => title.toLowerCase();
const textsOf = (keys: readonly FilmKey[]) => JSON.stringify(keys.map(textOfKey).sort());

/** The titles in a post of a site; an equal post has one of them too. */
export const titlesOf = ({ site, films }: Pick<Post, 'site' | 'films'>): string[] => [
	...new Set(films.map((key) => JSON.stringify([site, titleOf(key)]))),
];

/** Whether two posts name the same films, or else the same items of the kinds in both; a title may belong to either. */
export function saysTheSame(a: readonly FilmKey[], b: readonly FilmKey[]): boolean {
	if (a.some(isFilm) || b.some(isFilm)) return areIn(a.filter(isFilm), b) && areIn(b.filter(isFilm), a);
	const [ofA, ofB] = [a, b].map((keys) => Map.groupBy(keys, ({ kind }) => kind));
	const both = [...ofA!.keys()].filter((kind) => ofB!.has(kind));
	return both.length > 0 && both.every((kind) => textsOf(ofA!.get(kind)!) === textsOf(ofB!.get(kind)!));
}

function areIn(films: readonly FilmKey[], post: readonly FilmKey[]): boolean {
	const keys = new Set(post.map(textOfKey));
	const otherTitles = new Set(post.filter((key) => !isFilm(key)).map(titleOf));
	return films.every((film) => keys.has(textOfKey(film)) || otherTitles.has(titleOf(film)));
}

/** A post with added items of kinds that it lacks; null without any, or if one has a title that is in the post already. */
export function extendedBy(post: Post, films: readonly FilmKey[]): Post | null {
	const kinds = new Set(post.films.map(({ kind }) => kind));
	const titles = new Set(post.films.map(titleOf));
	const more = films.filter((key) => !isFilm(key) && !kinds.has(key.kind) && !titles.has(titleOf(key)));
	const all = [...post.films, ...more].slice(0, MOST_POST_FILMS);
	return all.length > post.films.length ? { ...post, films: all } : null;
}
