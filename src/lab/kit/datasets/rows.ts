import { atLine, InputError } from '../../../pack/errors.ts';
import { cellsOf, printable } from './cells.ts';
import type { Layout, Role } from './layout.ts';
import type { Sink } from './table.ts';

/** Reads the unusual lines of a ratings file: headings, quoted cells, ids that are not numbers, dates, and bad lines. */
export interface RowReader {
	line: number;
	/** Item of the heading above, or -1 without one or before its first row. */
	heading: number;
	/** Whether the following lines may be plain numbers: after the header, and if items are not titles. */
	plain: boolean;
	read(line: Uint8Array): void;
}

export const LONGEST_ID = 200;
/** Smaller numbers are seconds: this many would be in the year 5138. */
const LEAST_MILLISECONDS = 1e11;

export function createRowReader(name: string, layout: Layout, sink: Sink): RowReader {
	const { delimiter, header, roles, headings } = layout;
	const { userIds, itemIds, scale, table, bad } = sink;
	const columns = Object.fromEntries(roles.map((role, i) => [role, i])) as Partial<Record<Role, number>>;
	const titles = roles.includes('year');
	const decoder = new TextDecoder('utf-8', { fatal: true });
	/** The heading above. It becomes an item with its first row, so that items without ratings are not added. */
	let pendingHeading: string | undefined;

	function readCells(cells: readonly string[]): string | null {
		if (cells.length < roles.length) return `has ${cells.length} columns instead of ${roles.length} or more`;
		const cell = (role: Role) => (columns[role] === undefined ? undefined : cells[columns[role]]!.trim());
		const [user, named = pendingHeading, rating, time] = (['user', 'item', 'rating', 'time'] as const).map(cell);
		if (user === '' || named === '') return `has no ${user === '' ? 'user' : 'item'}`;
		if (named === undefined) return 'stands before the first heading with an item';
		const item = titledItemId(named, cell('year'));
		if (user!.length > LONGEST_ID || item.length > LONGEST_ID) return `has an id of more than ${LONGEST_ID} letters`;
		const value = delimiter === ';' ? rating?.replace(',', '.') : rating;
		const hundredths = value === undefined ? 0 : Math.round(100 * Number(value || Number.NaN));
		if (!Number.isFinite(hundredths)) return `has the rating "${printable(rating!)}", which is not a number`;
		const seconds = time === undefined ? 0 : secondsOf(time);
		if (Number.isNaN(seconds))
			return `has the time "${printable(time!)}", which is neither seconds since 1970 nor a date`;
		const level = rating === undefined ? 0 : scale.ofHundredths(hundredths);
		if (level < 0) throw tooManyRatings(name);
		const itemIndex = itemIds.ofText(item);
		if (columns.item === undefined) reader.heading = itemIndex;
		table.add(userIds.ofText(user!), itemIndex, level, seconds);
		return null;
	}

	function decode(bytes: Uint8Array): string {
		let line: string;
		try {
			line = decoder.decode(bytes);
		} catch {
			throw new InputError(`${name}: is not UTF-8 text (line ${reader.line}); save it as UTF-8.`);
		}
		if (line.includes('\0')) throw atLine(name, reader.line, 'is not text.');
		return line;
	}

	const reader: RowReader = {
		line: 0,
		heading: -1,
		plain: !header && !titles,
		read(bytes) {
			reader.line++;
			const line = decode(bytes);
			const [, heading] = (headings && /^(\d+):\s*$/.exec(line)) || [];
			if (header && reader.line === 1) reader.plain = !titles;
			else if (heading !== undefined) {
				pendingHeading = String(Number(heading));
				reader.heading = -1;
			} else if (line.trim() !== '') {
				const reason = readCells(cellsOf(line, delimiter));
				if (reason !== null) bad(reader.line, reason);
			}
		},
	};
	return reader;
}

/** Ratings are stored as one of 256 levels. */
export const tooManyRatings = (name: string) =>
	new InputError(
		`${name}: holds continuous ratings, more than 256 different ones; round them with --round-ratings 0.5, or name another column with --rating-column.`,
	);

/** Returns the id of an item that is named by its title; the year distinguishes remakes. */
const titledItemId = (title: string, year: string | undefined) =>
	year === undefined || year === '' ? title : `${title} (${year})`;

/** Parses seconds or milliseconds since 1970, or a date, as seconds. NaN for other texts, or out of range. */
function secondsOf(time: string): number {
	const number = /^\d+(\.\d+)?$/.test(time) ? Number(time) : Date.parse(time) / 1000;
	const seconds = Math.floor(number >= LEAST_MILLISECONDS ? number / 1000 : number);
	return seconds >= 0 && seconds < 2 ** 32 ? seconds : Number.NaN;
}
