import { why } from '../strings/faults.ts';
import { RowError } from './error.ts';

const LONGEST_TITLE = 500;
const [FIRST_YEAR, LAST_YEAR] = [1870, 2100];

/** @throws RowError if the title is missing or too long */
export function titleOf(text: string): string {
	if (text === '') throw new RowError(why.noFilm);
	if (text.length > LONGEST_TITLE) throw new RowError(why.longTitle(LONGEST_TITLE));
	return text;
}

/** Parses a year of release; null if empty. @throws RowError if it is not a year */
export function yearOf(text: string): number | null {
	if (text === '') return null;
	const year = /^\d{4}(?:\.0)?$/.test(text) ? Number(text) : Number.NaN;
	if (year >= FIRST_YEAR && year <= LAST_YEAR) return year;
	throw new RowError(why.noYear(truncate(text)));
}

/** Converts a rating up to `best` to stars, 0.5 to 5; null if empty. @throws RowError if it is not such a rating */
export function starsOf(text: string, best: 5 | 10): number | null {
	if (text === '') return null;
	// Spreadsheets in many locales write 4,5.
	const stars = /^\d+(?:[.,]\d+)?$/.test(text) ? (Number(text.replace(',', '.')) * 5) / best : Number.NaN;
	if (stars >= 0.5 && stars <= 5 && Number.isInteger(2 * stars)) return stars;
	throw new RowError(why.noStars(truncate(text), best === 5));
}

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Splits "Heat (1995)" and "Seven (a.k.a. Se7en) (1995)" into titles and year. */
export function titleAndYear(text: string): { titles: string[]; year: number | null } {
	const found = /\((\d{4})\)$/.exec(text);
	const titlePart = found === null ? text : text.slice(0, found.index).trimEnd();
	const [, mainTitle = titlePart, other] = /^(.*?) \((?:a\.k\.a\. )?([^()]*)\)$/.exec(titlePart) ?? [];
	return { titles: [titleOf(titlePart), ...(other ? [mainTitle, other] : [])], year: yearOf(found?.[1] ?? '') };
}
