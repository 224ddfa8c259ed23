/** Dates of posts as services write them. Wrong ones are null: a post counts without its date. */

const ISO =
	/^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?)?$/i;
/** "Sat Mar 14 09:00:00 +0000 2026" of X, "Sat, 14 Mar 2026 09:00:00 +0000" of mail and RSS. */
const WORDS =
	/^(?:\w{3},?\s+)?(?:([a-z]{3})\s+(\d{1,2})|(\d{1,2})\s+([a-z]{3}))\s+(?:(\d{4})\s+)?(\d\d):(\d\d)(?::(\d\d))?\s*([a-z]{1,5}|[+-]\d{4})?(?:\s+(\d{4}))?(?:\s+\(.*\))?$/i;
/** "Fri May 01, 2020 12:34 pm" of phpBB, "May 1st, 2020 9:04pm" of Tumblr. */
const SPOKEN =
	/^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]{0,6}\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:,?\s+(\d{1,2}):(\d\d)\s*([ap])m)?$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Nothing was posted before; and no clock is a century ahead. */
const [FIRST, LAST] = [Date.UTC(1980, 0), Date.UTC(2100, 0)];

/** Normalizes a date to ISO 8601, in UTC if its zone is known; null if it is not a date. */
export function whenOf(text: string): string | null {
	const trimmed = text.trim();
	const iso = ISO.exec(trimmed);
	if (iso !== null) {
		const [, year, month, day, hour, minute, second = '00', zone] = iso;
		return composed(`${year}-${month}`, day, hour && `${hour}:${minute}:${second}`, zone);
	}
	const words = WORDS.exec(trimmed);
	if (words === null) return whenSpoken(trimmed);
	const [, monthFirst, dayAfter, dayFirst, monthAfter, year, hour, minute, second = '00', zone, yearLast] = words;
	return composed(
		`${year ?? yearLast ?? ''}-${monthOf(monthFirst ?? monthAfter ?? '')}`,
		two(dayAfter ?? dayFirst ?? ''),
		`${hour}:${minute}:${second}`,
		zone,
	);
}

function whenSpoken(text: string): string | null {
	const [, month = '', day = '', year, hour, minute, half = ''] = SPOKEN.exec(text) ?? [];
	if (year === undefined) return null;
	const time = hour === undefined ? undefined : `${two((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0))}:${minute}:00`;
	return composed(`${year}-${monthOf(month)}`, two(day), time);
}

const two = (n: number | string) => String(n).padStart(2, '0');
/** The number of a month by its name: 00, which no date has, for any other word. */
const monthOf = (name: string) => two(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** The moment that is some milliseconds after 1970, or null. */
export const whenAt = (ms: number): string | null =>
	ms >= FIRST && ms < LAST ? `${new Date(ms).toISOString().slice(0, 19)}Z` : null;

/** Joins the parts of a date that are known; null if the calendar lacks that date. */
function composed(month: string, day?: string, time?: string, zone?: string): string | null {
	const date = day === undefined ? month : `${month}-${day}`;
	const start = Date.parse(`${day === undefined ? `${month}-01` : date}T00:00:00Z`);
	if (!(start >= FIRST && start < LAST) || !new Date(start).toISOString().startsWith(date)) return null;
	if (time === undefined) return date;
	const offset = /^[+-]/.test(zone ?? '') ? zone!.replace(/^(...):?(..)$/, '$1:$2') : 'Z';
	const moment = Date.parse(`${date}T${time}${offset}`);
	if (Number.isNaN(moment)) return null;
	return zone === undefined ? `${date}T${time}` : whenAt(moment);
}
