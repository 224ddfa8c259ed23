/** What a pack says about films in addition to their titles: people, origin, collections, numbers elsewhere. */
import type { Sections } from './codec.ts';
import { areAtMost, directorSections, directorsFit, MOST_DIRECTORS } from './directors.ts';
import { MOST_ORIGIN, originOf } from './origins.ts';
import { hashOf, words } from './words.ts';

/** Actors kept for each film. */
export const MOST_CAST = 3;
export const MOST_PEOPLE = MOST_DIRECTORS + MOST_CAST;
/** Ends of names that are not surnames. */
const AFTER_NAMES = new Set(['jr', 'sr', 'ii', '2', '3']);

/** What is known about a film's people, origin, collection, and numbers elsewhere. */
export interface FilmAbout {
	directors: readonly string[];
	cast: readonly string[];
	countries: readonly string[];
	/** ISO 639-1 code, or ''. */
	language: string;
	/** Name of its collection, or ''. */
	collection: string;
	/** Numbers at IMDb and TMDB; 0 if they are not known. */
	imdb: number;
	tmdb: number;
}

/** Returns 16 bits, not 0, of the hash of a folded word (see `hashOf`), as kept for surnames. */
export const surnameBits = (hash: number): number => (hash ^ (hash >>> 16)) & 0xffff || 1;

/** Returns the bits of the last word of a name, by which people are called: "dong" of "Lee Chang-dong"; 0 without words. */
export function surnameOf(name: string): number {
	const last = words(name).findLast((word) => !AFTER_NAMES.has(word));
	return last === undefined ? 0 : surnameBits(hashOf(last));
}

/** Returns the sections about films, empty if nothing is known of any. */
export function aboutSections(films: readonly (FilmAbout | undefined)[]) {
	if (films.every((about) => about === undefined)) return {};
	const people = new Uint16Array(MOST_PEOPLE * films.length);
	const numbers = new Map<string, number>();
	const collection = Uint16Array.from(films, (about) => {
		const name = about?.collection ?? '';
		if (name !== '' && !numbers.has(name)) numbers.set(name, numbers.size + 1);
		return numbers.get(name) ?? 0;
	});
	films.forEach((about, film) => {
		people.set((about?.directors ?? []).slice(0, MOST_DIRECTORS).map(surnameOf), MOST_PEOPLE * film);
		people.set((about?.cast ?? []).slice(0, MOST_CAST).map(surnameOf), MOST_PEOPLE * film + MOST_DIRECTORS);
	});
	const imdb = Uint32Array.from(films, (about) => about?.imdb ?? 0);
	return {
		...{ people, collection, imdb },
		tmdb: Uint32Array.from(films, (about) => about?.tmdb ?? 0),
		...directorSections(films.map((about) => about?.directors ?? [])),
		origin: Uint8Array.from(films, (about) => (about === undefined ? 0 : originOf(about.countries, about.language))),
	};
}

/** Whether the sections about films match a catalogue of this size. */
export const aboutFits = (sections: Partial<Sections>, films: number): boolean => {
	const { people, collection, imdb, tmdb, origin } = sections;
	return (
		(people?.length ?? MOST_PEOPLE * films) === MOST_PEOPLE * films &&
		[collection, imdb, tmdb, origin].every((section) => (section?.length ?? films) === films) &&
		(origin === undefined || areAtMost(origin, MOST_ORIGIN)) &&
		directorsFit(sections, films)
	);
};
