import Papa from 'papaparse';
import type { Sink } from './delimited.ts';
import type { Layout, Role } from './layout.ts';

/** Reads a ratings file's unusual lines: headings, quoted cells, ids that are no numbers, dates, and bad ones. */
export interface RowReader {
	/** Lines so far. */
	line: number;
	/** Item of the heading above, -1 where there is none. */
	heading: number;
	/** Whether the line of column names, if there is one, is past. */
	started: boolean;
	read(line: string): void;
}

const LONGEST_ID = 200;

export function createRowReader({ delimiter, header, roles, headings }: Layout, sink: Sink): RowReader {
	const { userIds, itemIds, scale, table, bad } = sink;
	const columns = Object.fromEntries(roles.map((role, i) => [role, i])) as Partial<Record<Role, number>>;

	function readCells(cells: readonly string[]): string | null {
		if (cells.length < roles.length) return `has ${cells.length} columns instead of ${roles.length} or more`;
		const cell = (role: Role) => (columns[role] === undefined ? undefined : cells[columns[role]]!.trim());
		const [user, item, rating, time] = (['user', 'item', 'rating', 'time'] as const).map(cell);
		if (user === '' || item === '') return `has no ${user === '' ? 'user' : 'item'}`;
		if (item === undefined && reader.heading < 0) return 'stands before the first heading with an item';
		if (user!.length > LONGEST_ID || (item?.length ?? 0) > LONGEST_ID)
			return `has an id of more than ${LONGEST_ID} letters`;
		const hundredths = rating === undefined ? 0 : Math.round(100 * Number(rating || Number.NaN));
		if (!Number.isFinite(hundredths)) return `has the rating "${rating}", which is not a number`;
		const seconds = time === undefined ? 0 : secondsOf(time);
		if (Number.isNaN(seconds)) return `has the time "${time}", which is neither seconds since 1970 nor a date`;
		const level = rating === undefined ? 0 : scale.ofHundredths(hundredths);
		if (level < 0) return 'has another rating than the 256 different ones before';
		table.add(userIds.ofText(user!), item === undefined ? reader.heading : itemIds.ofText(item), level, seconds);
		return null;
	}

	const reader: RowReader = {
		line: 0,
		heading: -1,
		started: !header,
		read(line) {
			reader.line++;
			if (!reader.started) reader.started = true;
			else if (headings && /^\d+:$/.test(line)) reader.heading = itemIds.ofNumber(Number(line.slice(0, -1)));
			else if (line.trim() !== '') {
				const reason = readCells(cellsOf(line, delimiter));
				if (reason !== null) bad(reader.line, reason);
			}
		},
	};
	return reader;
}

/** Cells of one line; a cell in quotes may hold the delimiter. */
export const cellsOf = (line: string, delimiter: string): string[] =>
	line.includes('"') ? (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []) : line.split(delimiter);

/** Seconds since 1970 of a time given so, or as a date. NaN when it is neither or out of range. */
function secondsOf(time: string): number {
	const seconds = /^\d+(\.\d+)?$/.test(time) ? Math.floor(Number(time)) : Math.floor(Date.parse(time) / 1000);
	return seconds >= 0 && seconds < 2 ** 32 ? seconds : Number.NaN;
}
