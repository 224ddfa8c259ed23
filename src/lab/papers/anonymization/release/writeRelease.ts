/** Writes a release as Parquet, one row per rating, streamed so that not even the rows of a group are held in memory. */

import { quoteText } from '../../../kit/datasets/parquetSql.ts';
import type { NamedRatings, Ratings } from '../../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import { loadDuckDb, put, withDuckDb } from '../../../kit/duckDb.ts';
import { secretRandom } from '../../../kit/secretRandom.ts';
import { groupsIn, type Release } from './release.ts';

/** Rows of a DuckDB chunk. */
const CHUNK = 2048;

/** Returns each item's position by name: the order of the original file would reveal the items of its first users. */
export function placesOf(names: readonly string[]): Uint32Array {
	const places = new Uint32Array(names.length);
	const compare = names.every(isWhole)
		? (a: number, b: number) => Number(names[a]) - Number(names[b])
		: (a: number, b: number) => (names[a]! < names[b]! ? -1 : 1);
	names
		.map((_, item) => item)
		.sort(compare)
		.forEach((item, place) => {
			places[item] = place;
		});
	return places;
}

const isWhole = (name: string) => /^(0|[1-9]\d{0,8})$/.test(name);

/** Streams a release as rows: groups and users in random order under new random numbers, items by their positions. */
export function streamOf(release: Release, places: Uint32Array, random: () => number) {
	const groups = groupsIn(release);
	const order = shuffledNumbers(groups, random);
	const numbers = shuffledNumbers(release.groups.members.length, random);
	const levels = new Uint16Array(places.length);
	let [at, member, size, entry] = [-1, 0, 0, 0];
	let items = new Uint32Array(0);
	let ratings = new Float64Array(0);

	function nextGroup(): boolean {
		if (++at >= groups) {
			[items, ratings] = [new Uint32Array(0), new Float64Array(0)];
			return false;
		}
		const row = release.rowOf(order[at]!);
		[member, size] = [0, row.size];
		levels.fill(0);
		row.items.forEach((item, i) => {
			levels[places[item]!] = 1 + row.ratings[i]!;
		});
		[items, ratings] = [new Uint32Array(row.items.length), new Float64Array(row.items.length)];
		for (let place = 0, i = 0; i < items.length; place++) {
			if (levels[place] === 0) continue;
			items[i] = place;
			ratings[i++] = release.scale[levels[place]! - 1]!;
		}
		return true;
	}

	return {
		/** Fills three columns from their start. @returns the number of rows; 0 at the end */
		fill(userColumn: Uint32Array, itemColumn: Uint32Array, ratingColumn: Float64Array): number {
			let filled = 0;
			while (filled < userColumn.length) {
				if (entry === items.length) {
					entry = 0;
					if (++member >= size && !nextGroup()) return filled;
				}
				const count = Math.min(userColumn.length - filled, items.length - entry);
				const user = 1 + numbers[release.groups.start[order[at]!]! + member]!;
				userColumn.fill(user, filled, filled + count);
				itemColumn.set(items.subarray(entry, entry + count), filled);
				ratingColumn.set(ratings.subarray(entry, entry + count), filled);
				filled += count;
				entry += count;
			}
			return filled;
		},
	};
}

/** Items keep their names; users get new numbers from 1. @param random must be secure unless a release is repeated */
export async function writeRelease(
	release: Release,
	names: readonly string[],
	file: string,
	random: () => number = secretRandom(),
): Promise<void> {
	const places = placesOf(names);
	const byPlace = new Array<string>(names.length);
	for (const [item, place] of places.entries()) byPlace[place] = names[item]!;
	const whole = names.every(isWhole);
	const ids = whole ? Uint32Array.from(byPlace, Number) : null;
	const stream = streamOf(release, places, random);
	const users = new Uint32Array(CHUNK);
	const items = new Uint32Array(CHUNK);
	const ratings = new Float64Array(CHUNK);
	// A single thread without insertion order writes rows as they come and buffers none.
	const settings = { memory_limit: '512MB', temp_directory: '', threads: '1', preserve_insertion_order: 'false' };
	const { DOUBLE, DuckDBTableFunction, UINTEGER } = await loadDuckDb();
	await withDuckDb(settings, async (connection) => {
		connection.registerTableFunction(
			DuckDBTableFunction.create({
				name: 'release',
				bindFunction(info) {
					info.addResultColumn('user_id', UINTEGER);
					info.addResultColumn('item', UINTEGER);
					info.addResultColumn('rating', DOUBLE);
				},
				initFunction: (info) => info.setMaxThreads(1),
				mainFunction(info, chunk) {
					try {
						const count = stream.fill(users, items, ratings);
						chunk.rowCount = count;
						if (count === 0) return;
						if (ids !== null) for (let i = 0; i < count; i++) items[i] = ids[items[i]!]!;
						[users, items, ratings].forEach((column, i) => {
							put(chunk.getColumnVector(i), column.subarray(0, count));
						});
					} catch (error) {
						info.setError(String(error));
					}
				},
			}),
		);
		// No join, which would reorder the rows.
		const list = byPlace.map(quoteText).join(', ');
		if (!whole) await connection.run(`set variable names = [${list}]`);
		const id = whole ? 'item' : "getvariable('names')[item + 1]";
		await connection.run(
			`copy (select user_id, ${id} as item_id, rating from release())
			to ${quoteText(file)} (format parquet, compression zstd)`,
		);
	});
}

export const namesOf = (ratings: Ratings | NamedRatings): string[] =>
	Array.from({ length: ratings.items }, (_, item) =>
		'itemIds' in ratings ? ratings.itemIds.name(item) : String(item),
	);
