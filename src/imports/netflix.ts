/**
 * Netflix: the viewing history of one profile (Title, Date), or ViewingActivity.csv of the archive of all personal data
 * (Profile Name, Start Time, Duration, Attributes, Title, Supplemental Video Type and more). Neither has years of release.
 */
import { faults } from '../strings/faults.ts';
import { dateReader } from './dates.ts';
import { ImportError } from './error.ts';
import { type Export, type FilmRow, noRows, type Part, type Steps } from './export.ts';
import { mergeRows } from './merge.ts';
import { episodesIn } from './series.ts';
import { columnsOf, readTable } from './table.ts';
import { titleOf } from './values.ts';

const isHistory = (columns: string[]) => columns.length === 2 && columns[0] === 'title' && columns[1] === 'date';
const isActivity = (columns: string[]) =>
	['profile name', 'start time', 'title'].every((column) => columns.includes(column));

export const isNetflix = (columns: string[]) => isHistory(columns) || isActivity(columns);

/** Year of the first film that could be streamed. */
const FIRST_YEAR = 2007;
/** Films watched for fewer minutes do not count as seen. */
const BRIEF = 10;

interface Viewing {
	row: FilmRow;
	/** The date as in the file. */
	date: string;
	minutes: number;
}

export function* readNetflix([part]: [Part]): Steps<Export> {
	const found = noRows();
	const columns = columnsOf(part);
	const hasDurations = columns.includes('duration');
	const profiles = new Set<string>();
	const viewings: Viewing[] = [];
	yield* readTable(part, found, (cell, row) => {
		const title = titleOf(cell('title'));
		profiles.add(cell('profile name'));
		if (cell('supplemental video type') !== '') {
			found.leftOut.trailer++;
			return;
		}
		viewings.push({
			row: { title, otherTitles: [], year: null, stars: null, date: null, row, part: part.part },
			date: cell(isActivity(columns) ? 'start time' : 'date'),
			minutes: minutesOf(cell('duration')),
		});
	});
	if (profiles.size > 1) throw new ImportError(faults.severalProfiles(part.name, profiles.size));
	const dates = dateReader(
		viewings.map(({ date }) => date),
		{ first: FIRST_YEAR },
	);
	const episodes = episodesIn(viewings.map(({ row }) => row.title));
	const minutes = new Map<string, number>();
	for (const viewing of viewings)
		minutes.set(viewing.row.title, (minutes.get(viewing.row.title) ?? 0) + viewing.minutes);
	for (const { row, date } of viewings) {
		if (episodes.has(row.title)) found.leftOut.series++;
		else if (hasDurations && minutes.get(row.title)! < BRIEF) found.leftOut.brief++;
		else found.rows.push({ ...row, date: dates(date) });
	}
	return { service: 'Netflix', ...found, rows: yield* mergeRows(found.rows) };
}

/** Converts "1:42:30" to minutes. */
function minutesOf(duration: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
	return 60 * hours + minutes + seconds / 60 || 0;
}
