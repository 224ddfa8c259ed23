import { RowError } from './error.ts';

const LONGEST_TITLE = 500;
const [FIRST_YEAR, LAST_YEAR] = [1870, 2100];

/** @throws RowError where there is none, or a whole text */
export function titleOf(text: string): string {
	if (text === '') throw new RowError('it names no film.');
	if (text.length > LONGEST_TITLE) throw new RowError(`its title has more than ${LONGEST_TITLE} characters.`);
	return text;
}

/** A year of release; null where none is given. @throws RowError for what is no year */
export function yearOf(text: string): number | null {
	if (text === '') return null;
	const year = /^\d{4}(?:\.0)?$/.test(text) ? Number(text) : Number.NaN;
	if (year >= FIRST_YEAR && year <= LAST_YEAR) return year;
	throw new RowError(`"${short(text)}" is no year.`);
}

/** A rating up to `best` as stars, 0.5 to 5; null where none is given. @throws RowError for what is no such rating */
export function starsOf(text: string, best: 5 | 10): number | null {
	if (text === '') return null;
	// Spreadsheets of many countries write 4,5.
	const stars = /^\d+(?:[.,]\d+)?$/.test(text) ? (Number(text.replace(',', '.')) * 5) / best : Number.NaN;
	if (stars >= 0.5 && stars <= 5 && Number.isInteger(2 * stars)) return stars;
	throw new RowError(`"${short(text)}" is no rating from ${best === 5 ? '0.5 to 5' : '1 to 10'}.`);
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** "Heat (1995)" and "Seven (a.k.a. Se7en) (1995)" taken apart. */
export function titleAndYear(text: string): { titles: string[]; year: number | null } {
	const [, whole = text, year] = /^(.*?)\s*\((\d{4})\)$/.exec(text) ?? [];
	const [, main = whole, other] = /^(.*?) \((?:a\.k\.a\. )?([^()]*)\)$/.exec(whole) ?? [];
	return { titles: [titleOf(whole), ...(other ? [main, other] : [])], year: yearOf(year ?? '') };
}
