/** Lists of the same people on two services: a line per person, with their number and the numbers of what they rated. */
import { InputError } from '../../pack/errors.ts';
import { readText } from '../../pack/files.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';
import { createTable } from '../kit/datasets/table.ts';
import type { Sorts } from './across.ts';

/**
 * Reads both files as one catalogue, in which each file's items are a sort.
 * @throws InputError if a file is not such a list, or a person is in only one file
 */
export async function listsOf(files: readonly [string, string]): Promise<{ ratings: Ratings; sorts: Sorts }> {
	const table = createTable(false, false);
	const users = new Map<string, number>();
	const sizes: number[] = [];
	let items = 0;
	for (const [which, file] of files.entries()) {
		const placeOf = new Map<string, number>();
		const seen = new Set<string>();
		for (const [i, line] of (await readText(file)).trimEnd().split('\n').entries()) {
			const [person, ...rated] = line.trim().split(/\s+/);
			const wrong = (why: string) => new InputError(`${file}: line ${i + 1}: ${why}.`);
			if (![person, ...rated].every((text) => /^\d{1,9}$/.test(text!)))
				throw wrong('is not a person number with numbers of items');
			if (seen.has(person!)) throw wrong(`the person ${person} was on an earlier line`);
			if (which === 1 && !users.has(person!)) throw wrong(`the person ${person} is not in ${files[0]}`);
			seen.add(person!);
			if (which === 0) users.set(person!, users.size);
			for (const id of rated) {
				if (!placeOf.has(id)) placeOf.set(id, placeOf.size);
				table.add(users.get(person!)!, items + placeOf.get(id)!, 0, 0);
			}
		}
		sizes.push(placeOf.size);
		items += placeOf.size;
		if (seen.size < users.size) throw new InputError(`${file}: lacks people of ${files[0]}.`);
	}
	const sorts = [0, 1].map((which) =>
		Int32Array.from({ length: items }, (_, item) =>
			item >= sizes[0]! === (which === 1) ? item - (which === 1 ? sizes[0]! : 0) : -1,
		),
	);
	return { ratings: table.finish([]).ratings, sorts: sorts as [Int32Array, Int32Array] };
}
