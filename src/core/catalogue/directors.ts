/**
 * Who directed a film, by name, for films that a phrase may name by their director: a director of only one film says as much
 * as the title.
 */
import type { Sections } from './codec.ts';
import { decodeLenient, encodeUtf8 } from './utf8.ts';

type DirectorSections = Pick<Sections, 'director' | 'directorNames'>;

/** Directors kept for each film. */
export const MOST_DIRECTORS = 2;
const MOST_NUMBER = 0xffff;
const [DIVIDER, AND] = ['\0', '|'];

/**
 * Returns the sections about directors, empty if none made two films. Who directed together has a number of their own.
 * @param directors names, film by film
 */
export function directorSections(directors: readonly (readonly string[])[]): DirectorSections {
	const together = directors.map((names) => (names.length > MOST_DIRECTORS ? '' : names.join(AND)));
	const films = new Map<string, number>();
	for (const names of together) films.set(names, (films.get(names) ?? 0) + 1);
	const several = [...films.keys()].filter((names) => names !== '' && films.get(names)! > 1).slice(0, MOST_NUMBER);
	if (several.length === 0) return {};
	const numbers = new Map(several.map((names, i) => [names, i + 1]));
	return {
		director: Uint16Array.from(together, (names) => numbers.get(names) ?? 0),
		directorNames: encodeUtf8(several.join(DIVIDER)),
	};
}

/** Whether the sections about directors match a catalogue of this many films. */
export function directorsFit({ director, directorNames }: DirectorSections, films: number): boolean {
	if (director === undefined || directorNames === undefined) return director === directorNames;
	let names = 1;
	for (let i = 0; i < directorNames.length; i++) if (directorNames[i] === 0) names++;
	return director.length === films && areAtMost(director, names);
}

/** Whether no number exceeds `most`. A plain loop: packs are opened often. */
export function areAtMost(numbers: Uint8Array | Uint16Array, most: number): boolean {
	for (let i = 0; i < numbers.length; i++) if (numbers[i]! > most) return false;
	return true;
}

const cache = new WeakMap<Uint8Array, readonly (readonly string[])[]>();

/** Returns the names of a film's directors; none if they made no other film, together or alone. */
export function directorsOf({ director, directorNames }: DirectorSections, film: number): readonly string[] {
	if (director === undefined || directorNames === undefined) return [];
	return allDirectors(directorNames)[director[film]! - 1] ?? [];
}

/** Returns all directors by their numbers, decoded once for a pack. */
function allDirectors(directorNames: Uint8Array): readonly (readonly string[])[] {
	const found =
		cache.get(directorNames) ??
		decodeLenient(directorNames)
			.split(DIVIDER)
			.map((names) => names.split(AND));
	cache.set(directorNames, found);
	return found;
}
