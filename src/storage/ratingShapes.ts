/** Tells sound records of own ratings from damaged ones. */
import type { FilmKey } from '../core/catalogue/titled.ts';
import type { Import, OwnRating, Said, Unmatched } from './records.ts';

type Fields<T> = { [K in keyof T]: (value: unknown) => boolean };

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const orNull = (fits: (value: unknown) => boolean) => (value: unknown) => value === null || fits(value);
const isStars = orNull((value) => typeof value === 'number' && value >= 0.5 && value <= 5);
const isDate = orNull((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);

function shaped<T>(fields: Fields<T>): (value: unknown) => value is T {
	const all = Object.entries(fields) as [string, (value: unknown) => boolean][];
	return (value): value is T =>
		typeof value === 'object' &&
		value !== null &&
		all.every(([name, fits]) => fits((value as Record<string, unknown>)[name]));
}

export const isFilmKey = shaped<FilmKey>({ title: isText, year: isCount });
const isSaid = shaped<Said>({ import: isCount, stars: isStars, date: isDate });
export const isOwnRating = shaped<OwnRating>({
	title: isText,
	year: isCount,
	stars: isStars,
	date: isDate,
	said: listOf(isSaid),
});
const isUnmatched = shaped<Unmatched>({
	title: isText,
	year: orNull(isCount),
	stars: isStars,
	date: isDate,
	row: isCount,
	part: isText,
});
export const isImport = shaped<Import>({
	id: isCount,
	service: isText,
	file: isText,
	date: (value) => value !== null && isDate(value),
	matched: isCount,
	unmatched: listOf(isUnmatched),
});
