/**
 * Dates as services and spreadsheets of all countries write them. One date rarely shows which number is the day, so the
 * dates of a file decide together.
 */
import type { FilmRow } from './export.ts';

/** Returns YYYY-MM-DD, or null if the day is not known for sure. */
type DateReader = (text: string) => string | null;

interface Limits {
	/** First year in which the service can have noted a date. */
	first?: number;
	/** Milliseconds since 1970. */
	now?: number;
}

/** No film was seen before. */
const FIRST_FILM = 1888;
/** A two-digit year is that of a web service. */
const FIRST_ONLINE = 1990;
/** Clocks differ, and days begin elsewhere before they do here. */
const SLACK = 2 * 86_400_000;
/** Years that the Buddhist calendar is ahead. */
const BUDDHIST = 543;
/** Share of neighboring dates that agree on a direction in a file that is sorted; and dates that are rarely so by chance. */
const [SORTED, FEWEST_SORTED] = [0.95, 5];

/** Three numbers, such as "14.03.2023", "23. 3. 14." or "2023년 3월 14일". */
const NUMBERS = /^(\d{1,4})(\D{1,3})(\d{1,2})\D{1,3}(\d{1,4})(?!\d)(\.?)/;
/** Controls the direction from right to left. */
const INVISIBLE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LONGEST = 60;

/** The meaning of each of the three numbers. */
const ORDERS = ['YMD', 'DMY', 'MDY'] as const;
type Order = (typeof ORDERS)[number];

interface Written {
	numbers: [string, string, string];
	/** Whether only dots divide it, without a final one as in Korean, where the year comes first. */
	hasDots: boolean;
}

/** Creates a reader for the dates of one file. @param all those dates, in the order of the file */
export function dateReader(all: Iterable<string>, { first = FIRST_FILM, now = Date.now() }: Limits = {}): DateReader {
	const dayIn = (written: Written, order: Order) => dayOf(written, order, first, now);
	const open: Written[] = [];
	for (const text of all) {
		const written = writtenIn(text);
		if (written !== null && !hasYearFirst(written)) open.push(written);
	}
	const order = orderOf(open, dayIn);
	return (text) => {
		const written = writtenIn(text);
		if (written === null) return null;
		if (hasYearFirst(written)) return dayIn(written, 'YMD');
		return order === null ? null : dayIn(written, order);
	};
}

/** Reader for dates of services that always put the year first. */
export const isoDate: DateReader = (text) => {
	const written = writtenIn(text);
	return written === null || !hasYearFirst(written) ? null : dayOf(written, 'YMD', FIRST_FILM, Date.now());
};

/** The order in which most dates of a file exist, in which the file is sorted, or that its dots tell; null if none. */
function orderOf(all: readonly Written[], dayIn: (written: Written, order: Order) => string | null): Order | null {
	const read = ORDERS.map((order) => {
		const days = all.flatMap((written) => dayIn(written, order) ?? []);
		return { order, valid: days.length, sorted: sortedShare(days) };
	});
	const most = Math.max(...read.map(({ valid }) => valid));
	const possible = read.filter(({ valid }) => valid === most && most > 0);
	const sorted = possible.filter((one) => one.sorted >= SORTED);
	const left = sorted.length === 0 ? possible : sorted;
	if (left.length === 1) return left[0]!.order;
	return left.some(({ order }) => order === 'DMY') && all.every(({ hasDots }) => hasDots) ? 'DMY' : null;
}

/** Share of neighbors that are in the direction in which most are. */
function sortedShare(days: readonly string[]): number {
	let [up, down] = [0, 0];
	for (let i = 1; i < days.length; i++) {
		if (days[i]! >= days[i - 1]!) up++;
		if (days[i]! <= days[i - 1]!) down++;
	}
	return days.length < FEWEST_SORTED ? 0 : Math.max(up, down) / (days.length - 1);
}

function writtenIn(text: string): Written | null {
	const [, a, divider, b, c, dot] = NUMBERS.exec(westernDigits(text.slice(0, LONGEST).replace(INVISIBLE, ''))) ?? [];
	if (c === undefined) return null;
	return { numbers: [a!, b!, c], hasDots: divider!.trim() === '.' && (dot === '' || c.length === 4) };
}

const hasYearFirst = ({ numbers }: Written): boolean => numbers[0].length === 4;

/** Digits of all scripts as 0 to 9. They come in tens that begin at a code ending in 0 or 6. */
const westernDigits = (text: string): string =>
	text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0)!;
		const ten = code & ~15;
		return String(code - (/\p{Nd}/u.test(String.fromCodePoint(ten)) ? ten : ten + 6));
	});

function dayOf({ numbers: [a, b, c] }: Written, order: Order, first: number, now: number): string | null {
	const [year, month, day] = order === 'YMD' ? [a, b, c] : order === 'DMY' ? [c, b, a] : [c, a, b];
	if (month.length > 2 || day.length > 2) return null;
	const full = yearOf(year, first, now);
	if (full === null) return null;
	const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const date = new Date(`${text}T00:00:00Z`);
	if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return null;
	return date.getTime() <= now + SLACK ? text : null;
}

/** The year, unless it is in the future or before `first`; null without one. */
function yearOf(text: string, first: number, now: number): number | null {
	const last = new Date(now + SLACK).getUTCFullYear();
	const number = Number(text);
	const isShort = text.length === 2;
	if (!isShort && text.length !== 4) return null;
	const years = isShort ? [2000 + number, 1900 + number, 2500 + number - BUDDHIST] : [number, number - BUDDHIST];
	const earliest = isShort ? Math.max(first, FIRST_ONLINE) : first;
	return years.find((year) => year >= earliest && year <= last) ?? null;
}

/** Replaces the dates of rows, which are as in their file, by days. @param from first row of the file */
export function settleDates(rows: FilmRow[], from: number, limits: Limits = {}): void {
	const ofFile = rows.slice(from);
	const dayOfText = dateReader(
		ofFile.map(({ date }) => date ?? ''),
		limits,
	);
	for (const row of ofFile) row.date = dayOfText(row.date ?? '');
}
