import { InputError } from '../errors.ts';

/** What a column of a ratings file holds. */
export const ROLES = ['other', 'user', 'item', 'rating', 'time'] as const;
export type Role = (typeof ROLES)[number];

/** How the rows of a delimited ratings file are to be read. */
export interface Layout {
	delimiter: ',' | '\t' | ';' | '|' | '::';
	/** The first line names the columns. */
	header: boolean;
	/** Role of each column up to the last one that matters. */
	roles: Role[];
	/** Netflix Prize: a line `7:` says that the rows below are of item 7. */
	headings: boolean;
}

/** Names of columns, where the header's are others than the usual ones. */
export type ColumnNames = Partial<Record<Exclude<Role, 'other'>, string>>;

/** Usual names, the better ones first. */
const USUAL: Record<Exclude<Role, 'other'>, RegExp[]> = {
	user: [/^(user|member|rater|reviewer|critic|customer)[_ ]?id$/i, /^(user|member|rater|reviewer|critic|user_?name)$/i],
	item: [
		/^(item|movie|film)[_ ]?id$/i,
		/^(item|movie|film|imdb_?id|tmdb_?id)$/i,
		/^(letterboxd uri|slug|title|name)$/i,
	],
	rating: [/^(rating|rating_val|score|stars)$/i],
	time: [/^(timestamp|time|rated_at|date)$/i],
};

/**
 * Layout of the usual ratings files, told from their first lines: with a header, its columns by their names; without
 * one `user item rating time`, as MovieLens and MovieTweetings have it; Netflix Prize files by their headings.
 * @throws InputError when user or item cannot be told
 */
export function detectLayout(file: string, firstLines: readonly string[], names: ColumnNames): Layout {
	const [first = '', second = ''] = firstLines;
	if (/^\d+:\s*$/.test(first))
		return { delimiter: ',', header: false, roles: ['user', 'rating', 'time'], headings: true };
	const delimiter = (['::', '\t', ';', '|', ','] as const).find((d) => first.includes(d)) ?? ',';
	const cells = first.split(delimiter).map((cell) =>
		cell
			.trim()
			.replace(/^\uFEFF|^"|"$/g, '')
			.replace(/^"/, ''),
	);
	const named = Object.keys(names).length > 0;
	const numeric = cells.some((cell) => /^[\d.]+$/.test(cell));
	const header = named || (!numeric && rolesByName(cells, {}).some((role) => role !== 'other'));
	if (!header) {
		if (cells.length < 2) throw new InputError(`${file}, line 1: has no delimiter (comma, tab, ; | or ::).`);
		if (second !== '' && second.split(delimiter).length !== cells.length)
			throw new InputError(`${file}, line 2: has other columns than line 1.`);
		const roles = (['user', 'item', 'rating', 'time'] as const).slice(0, cells.length);
		return { delimiter, header, roles: [...roles], headings: false };
	}
	const roles = rolesByName(cells, names);
	for (const [role, name] of Object.entries(names))
		if (!roles.includes(role as Role))
			throw new InputError(`${file}, line 1: there is no column "${name}" (there are: ${cells.join(', ')}).`);
	for (const role of ['user', 'item'] as const)
		if (!roles.includes(role))
			throw new InputError(
				`${file}, line 1: no column says the ${role}; name it with --${role}-column (there are: ${cells.join(', ')}).`,
			);
	return { delimiter, header, roles, headings: false };
}

/** Role of each column: the named ones first, of the others the first with a usual name. */
export function rolesByName(cells: readonly string[], names: ColumnNames): Role[] {
	const roles: Role[] = cells.map(() => 'other');
	for (const role of ['user', 'item', 'rating', 'time'] as const) {
		const name = names[role];
		const tests =
			name === undefined
				? USUAL[role].map((usual) => (cell: string) => usual.test(cell))
				: [(cell: string) => cell === name];
		for (const test of tests) {
			const at = cells.findIndex((cell, i) => roles[i] === 'other' && test(cell));
			if (at < 0) continue;
			roles[at] = role;
			break;
		}
	}
	return roles.slice(0, 1 + roles.findLastIndex((role) => role !== 'other'));
}
