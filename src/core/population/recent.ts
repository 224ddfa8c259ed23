/**
 * Films with estimated raters: they came out while members were being counted, so members counted before could not have
 * rated them.
 */
import { PackError } from '../catalogue/codec.ts';

/** For each such film, how far the estimate may be off: the standard deviation of the logarithm of its raters. */
export type Recent = ReadonlyMap<number, number>;

/** Films with their spreads, as a pack's description has them. */
export type RecentFile = readonly (readonly [film: number, spread: number])[];

/** @throws PackError if the films are not those of a pack, or have no spread */
export function openRecent(value: unknown, films: number): Recent | null {
	if (value === undefined) return null;
	const isFilm = (n: unknown) => Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) < films;
	const isSpread = (n: unknown) => typeof n === 'number' && n > 0 && n < 10;
	const isEntry = (entry: unknown) =>
		Array.isArray(entry) && entry.length === 2 && isFilm(entry[0]) && isSpread(entry[1]);
	if (!Array.isArray(value) || !value.every(isEntry))
		throw new PackError('This pack is damaged: its new films cannot be read.');
	return new Map(value as [number, number][]);
}

/** How far the number of people who match some films may be off because their raters are estimates. */
export const spreadOf = ({ recent }: { recent?: Recent }, films: readonly number[]): number =>
	recent === undefined ? 0 : Math.hypot(...[...new Set(films)].map((film) => recent.get(film) ?? 0));
