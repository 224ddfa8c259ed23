/** What a pack says of films beside their titles: people, collections, numbers elsewhere. */
import type { Sections } from './codec.ts';
import { hashOf, words } from './words.ts';

/** Directors and actors kept for each film. */
export const [MOST_DIRECTORS, MOST_CAST] = [2, 3];
export const MOST_PEOPLE = MOST_DIRECTORS + MOST_CAST;
/** Ends of names that are no surnames. */
const AFTER_NAMES = new Set(['jr', 'sr', 'ii', '2', '3']);

/** What a pack says of a film's people, collection and numbers elsewhere. */
export interface FilmAbout {
	directors: readonly string[];
	cast: readonly string[];
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
	return { people, collection, imdb, tmdb: Uint32Array.from(films, (about) => about?.tmdb ?? 0) };
}

/** Whether the sections about films fit a catalogue of so many. */
export const aboutFits = ({ people, collection, imdb, tmdb }: Partial<Sections>, films: number): boolean =>
	(people?.length ?? MOST_PEOPLE * films) === MOST_PEOPLE * films &&
	[collection, imdb, tmdb].every((section) => (section?.length ?? films) === films);
