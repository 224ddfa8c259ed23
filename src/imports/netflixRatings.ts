/** Ratings of Netflix: stars until 2017, thumbs since. */
import { isoDate } from './dates.ts';
import type { FilmRow, Part, ReadRows, Steps } from './export.ts';
import { readTable } from './table.ts';
import { starsOf, titleOf } from './values.ts';

/** Stars that a thumb down, up, and two thumbs up are taken for. */
const THUMBS: Record<string, number> = { '1': 1, '2': 4, '3': 5 };

interface Event {
	row: FilmRow;
	/** Whether there is a rating: the last one may have been taken back. */
	isRated: boolean;
	at: string;
}

/** Adds the last rating of each title to `ratings`, with dates as in the file. */
export function* readNetflixRatings(
	part: Part,
	found: ReadRows,
	profiles: Set<string>,
	ratings: FilmRow[],
): Steps<void> {
	const last = new Map<string, Event>();
	yield* readTable(part, found, (cell, row) => {
		const title = titleOf(cell('title name'));
		const [star, thumbs, at] = [cell('star value'), cell('thumbs value'), cell('event utc ts')];
		profiles.add(cell('profile name'));
		const hasStar = /[1-9]/.test(star);
		const stars = hasStar ? starsOf(star, 5) : (THUMBS[thumbs] ?? null);
		const known = last.get(title);
		if (known !== undefined && !isLater(at, known.at)) return;
		last.set(title, {
			row: { title, otherTitles: [], year: null, stars, date: at, row, part: part.part },
			isRated: hasStar || /[1-9]/.test(thumbs),
			at,
		});
	});
	for (const { row, isRated } of last.values()) {
		if (isRated) ratings.push(row);
		else found.leftOut.unrated++;
	}
}

/** Whether a moment is later than another. Netflix writes the last one first, should a spreadsheet have changed them. */
const isLater = (a: string, b: string): boolean => isoDate(a) !== null && isoDate(b) !== null && a > b;
