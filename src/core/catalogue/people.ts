/** Who made a film, and which films belong together. */
import { MOST_PEOPLE } from './about.ts';
import type { Catalogue } from './catalogue.ts';

/** Returns the bits of surnames of a film's directors (two entries) and actors (three); 0 for unknown ones. */
export const peopleOf = ({ people }: Catalogue, film: number): Uint16Array =>
	people === undefined ? new Uint16Array(MOST_PEOPLE) : people.subarray(MOST_PEOPLE * film, MOST_PEOPLE * (film + 1));

/** Returns the number of the collection that a film belongs to, or 0. */
export const collectionOf = ({ collection }: Catalogue, film: number): number => collection?.[film] ?? 0;

const cache = new WeakMap<Catalogue, Map<number, number[]>>();

/** Returns the films of a collection, the oldest first; none for 0. Looked up once for a catalogue. */
export function filmsOfCollection(c: Catalogue, collection: number): readonly number[] {
	let films = cache.get(c);
	if (films === undefined) {
		films = new Map();
		for (const [film, number] of c.collection?.entries() ?? [])
			if (number > 0) films.set(number, [...(films.get(number) ?? []), film]);
		for (const list of films.values()) list.sort((a, b) => c.year[a]! - c.year[b]!);
		cache.set(c, films);
	}
	return films.get(collection) ?? [];
}
