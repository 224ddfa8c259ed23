import { atLine } from '../../../pack/errors.ts';
import { cellsOf, type Delimiter, delimiterOf, joinNames, printable } from './cells.ts';

/** What a column of a ratings file holds. `year` occurs only if items are named by title and year. */
export type Role = 'other' | 'user' | 'item' | 'rating' | 'time' | 'year';
type Nameable = Exclude<Role, 'other' | 'year'>;

export interface Layout {
	delimiter: Delimiter;
	/** Whether the first line names the columns; their names are `cells`. */
	header: boolean;
	cells: string[];
	/** Role of each column up to the last one that matters. */
	roles: Role[];
	/** Netflix Prize: whether a line `7:` means that the rows below it are about item 7. */
	headings: boolean;
}

/** Names of columns that differ from the usual ones. */
export type ColumnNames = Partial<Record<Nameable, string>>;

const JSON_START = /^\s*(\{\s*("|$)|\[\s*(\{|\[|$))/;
const TITLE = /^(title|name)$/i;

/** Usual names, best first: ids come before titles, since two films may have the same title. */
const USUAL: Record<Nameable, RegExp[]> = {
	user: [/^(user|member|rater|reviewer|critic|customer)[_ ]?id$/i, /^(user|member|rater|reviewer|critic|user_?name)$/i],
	item: [
		/^(item|movie|film)[_ ]?id$/i,
		/^(item|movie|film|imdb_?id|tmdb_?id)$/i,
		/^letterboxd uri$/i,
		/^slug$/i,
		TITLE,
	],
	rating: [/^(rating|rating_val|score|stars)$/i],
	time: [/^(timestamp|time|rated_at|date)$/i],
};

/**
 * Detects the layout of the usual ratings files from their first lines: with a header, columns by name; without
 * one, `user item rating time` as in MovieLens and MovieTweetings; Netflix Prize files by their headings.
 * @throws InputError if the user or item column cannot be determined
 */
export function detectLayout(file: string, firstLines: readonly string[], names: ColumnNames): Layout {
	const [first = '', second = ''] = firstLines;
	if (/^\d+:\s*$/.test(first))
		return { delimiter: ',', header: false, cells: [], roles: ['user', 'rating', 'time'], headings: true };
	if (JSON_START.test(first)) throw atLine(file, 1, 'is JSON; save the ratings as CSV.');
	const delimiter = delimiterOf(second === '' ? [first] : [first, second]);
	if (delimiter === undefined) throw atLine(file, 1, whyUndivided(first));
	const cells = cellsOf(first.replace(/^\uFEFF/, ''), delimiter).map((cell) => cell.trim());
	const named = Object.keys(names).length > 0;
	const numeric = cells.some((cell) => /^[\d.]+$/.test(cell));
	if (!named && numeric) {
		if (second !== '' && cellsOf(second, delimiter).length !== cells.length)
			throw atLine(file, 2, 'has other columns than line 1.');
		const roles = (['user', 'item', 'rating', 'time'] as const).slice(0, cells.length);
		return { delimiter, header: false, cells, roles: [...roles], headings: false };
	}
	const roles = rolesByName(cells, names);
	const fault = roleProblem(roles, cells, names);
	if (fault !== null) throw atLine(file, 1, fault);
	return { delimiter, header: true, cells, roles, headings: false };
}

function whyUndivided(line: string): string {
	if (/^\S+( +\S+)+ *$/.test(line)) return 'has columns divided by spaces; divide them by commas or tabs.';
	return 'has no delimiter (comma, tab, ; | or ::).';
}

/** Returns what is wrong with the columns, or null: a named one is missing, or user or item cannot be determined. */
export function roleProblem(roles: readonly Role[], cells: readonly string[], names: ColumnNames): string | null {
	const available = `(there are: ${joinNames(cells)})`;
	for (const [role, name] of Object.entries(names))
		if (!roles.includes(role as Role)) return `there is no column "${printable(name)}" ${available}.`;
	const lacking = (['user', 'item'] as const).filter((role) => !roles.includes(role));
	if (lacking.length === 0) return null;
	const flags = lacking.map((role) => `--${role}-column`).join(' and ');
	return `no column says the ${lacking.join(', and none the ')}; name ${lacking.length > 1 ? 'them' : 'it'} with ${flags} ${available}.`;
}

/** Returns a sentence about wanted columns that were not found, where one of those that are not read may be meant; else null. */
export function missedColumns(
	roles: readonly Role[],
	cells: readonly string[],
	wanted: readonly Nameable[],
): string | null {
	const missed = wanted.filter((role) => !roles.includes(role));
	if (missed.length === 0 || roles.filter((role) => role !== 'other').length === cells.length) return null;
	const flags = missed.map((role) => `--${role}-column`).join(' and ');
	return `no column is known to hold the ${missed.join(' or the ')}; if one does, name it with ${flags} (there are: ${joinNames(cells)})`;
}

/** Assigns a role to each column: first by the given names, then the first column with a usual name. */
export function rolesByName(cells: readonly string[], names: ColumnNames): Role[] {
	const roles: Role[] = cells.map(() => 'other');
	const give = (role: Role, tests: readonly ((cell: string) => boolean)[]) => {
		for (const test of tests) {
			const at = cells.findIndex((cell, i) => roles[i] === 'other' && test(cell));
			if (at < 0) continue;
			roles[at] = role;
			return;
		}
	};
	const nameable = ['user', 'item', 'rating', 'time'] as const;
	for (const role of nameable) if (names[role] !== undefined) give(role, [(cell) => cell === names[role]]);
	for (const role of nameable)
		if (names[role] === undefined)
			give(
				role,
				USUAL[role].map((usual) => (cell) => usual.test(cell)),
			);
	if (TITLE.test(cells[roles.indexOf('item')] ?? '')) give('year', [(cell) => /^year$/i.test(cell)]);
	return roles.slice(0, 1 + roles.findLastIndex((role) => role !== 'other'));
}
