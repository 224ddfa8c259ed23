/** Who made a film, and which films belong together. */
import { MOST_PEOPLE } from './about.ts';
import type { Catalogue } from './catalogue.ts';

/** Returns the bits of surnames of a film's directors (two entries) and actors (three); 0 for unknown ones. */
export const peopleOf = ({ people }: Catalogue, film: number): Uint16Array =>
	people === undefined ? new Uint16Array(MOST_PEOPLE) : people.subarray(MOST_PEOPLE * film, MOST_PEOPLE * (film + 1));

export const collectionOf = ({ collection }: Catalogue, film: number): number => collection?.[film] ?? 0;
