import { why } from '../../strings/faults.ts';
import { RowError } from '../error.ts';
import type { ReadRows } from '../export.ts';

/** A row of an export; a rating of 0 or nothing is an item that is listed and not rated. */
export interface Rated {
	title: string;
	otherTitles?: readonly string[];
	year?: string;
	rating: string;
	/** The best possible rating. */
	best: number;
	/** As in the file. */
	date?: string;
}

const LONGEST_TITLE = 500;

/**
 * Adds a rated item. Its list does not matter: plans are not ratings, and rated items count on any list.
 * @param row row, line, or entry
 * @throws RowError if the title or the rating cannot be read
 */
export function keep(
	found: ReadRows,
	row: number,
	{ title, otherTitles = [], year = '', rating, best, date = '' }: Rated,
): void {
	// Spreadsheets in many locales write 4,5.
	const score = /^(?:\d+(?:[.,]\d+)?)?$/.test(rating) ? Number(rating.replace(',', '.')) : Number.NaN;
	if (title === '' || title.length > LONGEST_TITLE) throw new RowError(why.noTitle);
	if (Number.isNaN(score) || score > best) throw new RowError(why.noScore(best));
	if (score === 0) {
		found.leftOut.unrated++;
		return;
	}
	found.rows.push({
		title,
		otherTitles: [...new Set(otherTitles)].filter(
			(other) => other !== '' && other !== title && other.length <= LONGEST_TITLE,
		),
		// Older things have years before our era, or none.
		year: /^[12]\d{3}$/.test(year) ? Number(year) : null,
		stars: null,
		date,
		row,
		part: '',
	});
}
