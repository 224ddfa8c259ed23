/**
 * Letterboxd's export: reviews.csv (Date, Name, Year, Letterboxd URI, Rating, Rewatch, Review, Tags, Watched Date), diary.csv
 * (the same without Review), comments.csv (Date, Content, Comment) and a file for each list in lists, with a first table of
 * one row (Date, Name, Tags, URL, Description) and a second of its films (Position, Name, Year, URL, Description).
 */
import { faults, why } from '../../strings/faults.ts';
import { type Cell, type Columns, cellIn, columnsIn } from '../csv.ts';
import { atRow } from '../error.ts';
import { hasColumns, rowsOf, tableRows } from './csvStream.ts';
import type { ExportedPost } from './exported.ts';
import { baseOf, type Format, type TextFile } from './format.ts';
import { htmlText } from './htmlText.ts';
import { linkWithin, paragraphs } from './values.ts';
import { whenOf } from './when.ts';

const SITE = 'letterboxd.com';
const LIST = 'Letterboxd list export';
/** Most characters of the key by which an entry in two files counts once: all keys are in memory. */
const LONGEST_LABEL = 500;
const FILM_COLUMNS = ['date', 'name', 'year', 'letterboxd uri', 'watched date'];

/** Deleted entries, and others' entries that the user likes, have the same names in folders of their own. */
const isApart = (path: string) => /(?:^|\/)(?:deleted|likes|orphaned)\//i.test(path);
const named = (name: RegExp) => (path: string) => name.test(baseOf(path)) && !isApart(path);

const linkHere = (text: string) => linkWithin([SITE, 'boxd.it'], text);
/** Names a film so that the finder finds it. */
const filmOf = (name: string, year: string): string => (year === '' ? `*${name}*` : `*${name}* (${year})`);
/** Reviews are written with some HTML, and with line breaks of their own. */
const written = (html: string): string => htmlText(html.replace(/\r?\n/g, '<br>'));

export const letterboxdReviews: Format = {
	mayBe: named(/^reviews\.csv$/i),
	is: ({ head }) => hasColumns(head, [...FILM_COLUMNS, 'review']),
	read: readLog,
};

export const letterboxdDiary: Format = {
	mayBe: named(/^diary\.csv$/i),
	is: ({ head }) => hasColumns(head, FILM_COLUMNS),
	read: readLog,
};

async function* readLog(file: TextFile): AsyncGenerator<ExportedPost, void> {
	for await (const { cell } of tableRows(file)) {
		const link = linkHere(cell('letterboxd uri'));
		const film = filmOf(cell('name'), cell('year'));
		// A film that was reviewed is in the diary too.
		const viewing = `${SITE} ${cell('watched date')} ${film}`;
		const isRepeated = cell('review') === '' && file.seen.has(viewing);
		if (cell('watched date') !== '' && viewing.length <= LONGEST_LABEL) file.seen.add(viewing);
		if (isRepeated || cell('name') === '') continue;
		const text = paragraphs(film, written(cell('review')));
		yield { id: link ?? `${cell('date')} ${film}`, date: whenOf(cell('date')), site: SITE, link, text };
	}
}

export const letterboxdComments: Format = {
	mayBe: named(/^comments\.csv$/i),
	is: ({ head }) => hasColumns(head, ['date', 'content', 'comment']),
	async *read(file) {
		// Comments have no address: they are distinguished by day, and by what they are below.
		const counts = new Map<string, number>();
		for await (const { cell } of tableRows(file)) {
			const below = structuredClone(`${cell('date')} ${cell('content')}`.slice(0, LONGEST_LABEL));
			const count = (counts.get(below) ?? 0) + 1;
			counts.set(below, count);
			const text = written(cell('comment'));
			const link = linkHere(cell('content'));
			if (text !== '') yield { id: `comment ${below} ${count}`, date: whenOf(cell('date')), site: SITE, link, text };
		}
	},
};

export const letterboxdLists: Format = {
	mayBe: (path) => /(?:^|\/)lists\/[^/]+\.csv$/i.test(path) && !isApart(path),
	is: ({ head }) => head.trimStart().startsWith(LIST),
	/** Reads a list as one post: its name, its notes, and its films with theirs. */
	async *read(file) {
		let columns: Columns | null = null;
		let list: Cell | null = null;
		const lines: string[] = [];
		for await (const { cells, row } of rowsOf(file)) {
			if (cells[0]?.startsWith(LIST)) continue;
			if (cells[0] === 'Date' || cells[0] === 'Position') {
				columns = columnsIn(cells);
				continue;
			}
			if (columns === null || cells.length !== columns.size) throw atRow(file.name, row, faults.again(why.noListRow));
			const cell = cellIn(columns, cells);
			if (!columns.has('position')) list = cell;
			else lines.push(`- ${filmOf(cell('name'), cell('year'))} ${written(cell('description'))}`.trimEnd());
		}
		if (list === null) throw atRow(file.name, 3, faults.again(why.noListName));
		const link = linkHere(list('url'));
		const text = paragraphs(list('name'), written(list('description')), lines.join('\n'));
		yield { id: link ?? `list ${list('name')}`, date: whenOf(list('date')), site: SITE, link, text };
	},
};
