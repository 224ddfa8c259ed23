/** Groups of identical users of a release, in which crowds are counted. */
import { type Reference, withIndex } from '../../../core/population/reference.ts';
import { InputError } from '../../../pack/errors.ts';
import type { NamedRatings } from './ratings.ts';

/** Sizes are stored in two bytes: larger groups are split. */
const LARGEST = 0xffff;

/** @param filmOf the film of each item, or -1 to leave it out @throws InputError if no user has any of the films */
export function releasedGroups(
	{ byUser, users }: NamedRatings,
	filmOf: (item: number) => number,
	films: number,
	source: string,
): Reference {
	const sizes = new Map<string, number>();
	for (let user = 0; user < users; user++) {
		const own = new Set(Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!), filmOf));
		own.delete(-1);
		const row = [...own].sort((a, b) => a - b).join(' ');
		sizes.set(row, (sizes.get(row) ?? 0) + 1);
	}
	const groups = [...sizes].flatMap(([row, size]) => {
		const list = row === '' ? [] : row.split(' ').map(Number);
		return parts(size).map((part) => ({ part, list }));
	});
	const start = new Uint32Array(groups.length + 1);
	groups.forEach(({ list }, g) => {
		start[g + 1] = start[g]! + list.length;
	});
	if (start.at(-1) === 0) throw new InputError(`${source}: none of its items is known here.`);
	const rows = {
		sizes: Uint16Array.from(groups, ({ part }) => part),
		start,
		films: Uint32Array.from(groups.flatMap(({ list }) => list)),
	};
	const k = rows.sizes.reduce((least, size) => Math.min(least, size), LARGEST);
	return withIndex({ k, source }, rows, films);
}

/** Splits a size into parts that fit, none smaller than half of {@link LARGEST}. */
function parts(size: number): number[] {
	const count = Math.ceil(size / LARGEST);
	return Array.from({ length: count }, (_, i) => Math.floor(((i + 1) * size) / count) - Math.floor((i * size) / count));
}
