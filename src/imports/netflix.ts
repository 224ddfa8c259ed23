/**
 * Netflix: the viewing history of one profile (Title, Date), or the archive of all personal data, with ViewingActivity.csv
 * (Profile Name, Start Time, Duration, Attributes, Title, Supplemental Video Type and more) and Ratings.csv (Profile Name,
 * Title Name, Rating Type, Star Value, Thumbs Value, Device Model, Event Utc Ts and more). None has years of release.
 */
import { faults } from '../strings/faults.ts';
import { areColumns } from './csv.ts';
import { settleDates } from './dates.ts';
import { ImportError } from './error.ts';
import { type FilmRow, type Found, noRows, type Part, type ReadRows, type Steps } from './export.ts';
import { mergeRows } from './merge.ts';
import { readNetflixRatings } from './netflixRatings.ts';
import { episodesIn } from './series.ts';
import { columnsOf, readTable } from './table.ts';
import { titleOf } from './values.ts';

const isHistory = (columns: string[]) => columns.length === 2 && columns[0] === 'title' && columns[1] === 'date';
const isActivity = areColumns('profile name', 'start time', 'title');
const isRatings = areColumns('profile name', 'title name', 'thumbs value');

export const isNetflix = (columns: string[]) => isHistory(columns) || isActivity(columns) || isRatings(columns);

/** Year of the first film that Netflix streamed. */
const FIRST_YEAR = 2007;
/** Films watched for fewer minutes do not count as seen. */
const BRIEF = 10;

interface Viewing {
	row: FilmRow;
	/** Null if the file does not say. */
	minutes: number | null;
}

export function* readNetflix(parts: Part[]): Steps<Found> {
	const found = noRows();
	const profiles = new Set<string>();
	const [viewings, ratings]: [Viewing[], FilmRow[]] = [[], []];
	for (const [i, part] of parts.entries()) {
		const reading = isRatings(columnsOf(part))
			? readNetflixRatings(part, found, profiles, ratings)
			: readViewings(part, found, profiles, viewings);
		for (const share of reading) yield (i + share) / parts.length;
		if (profiles.size > 1) throw new ImportError(faults.severalProfiles(part.name, profiles.size));
	}
	const rows = viewings.map(({ row }) => row);
	for (const dated of [rows, ratings]) settleDates(dated, 0, { first: FIRST_YEAR });
	const { episodes, shows } = episodesIn(rows.map(({ title }) => title));
	const minutes = new Map<string, number>();
	for (const { row, minutes: more } of viewings)
		minutes.set(row.title, (minutes.get(row.title) ?? 0) + (more ?? BRIEF));
	for (const { title, ...row } of rows) {
		if (episodes.has(title)) found.leftOut.series++;
		else if (minutes.get(title)! < BRIEF) found.leftOut.brief++;
		else found.rows.push({ title, ...row });
	}
	for (const row of ratings) {
		// A series may share a film's title: the film was rated if it was seen.
		if (shows.has(row.title) && !minutes.has(row.title)) found.leftOut.series++;
		else found.rows.push(row);
	}
	return { service: 'Netflix', ...found, rows: yield* mergeRows(found.rows) };
}

function* readViewings(part: Part, found: ReadRows, profiles: Set<string>, viewings: Viewing[]): Steps<void> {
	const columns = columnsOf(part);
	const hasDurations = columns.includes('duration');
	const dated = isActivity(columns) ? 'start time' : 'date';
	yield* readTable(part, found, (cell, row) => {
		const title = titleOf(cell('title'));
		profiles.add(cell('profile name'));
		if (cell('supplemental video type') !== '') found.leftOut.trailer++;
		else
			viewings.push({
				row: { title, otherTitles: [], year: null, stars: null, date: cell(dated), row, part: part.part },
				minutes: hasDurations ? minutesOf(cell('duration')) : null,
			});
	});
}

/** Converts "1:42:30" to minutes. */
function minutesOf(duration: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
	return 60 * hours + minutes + seconds / 60 || 0;
}
