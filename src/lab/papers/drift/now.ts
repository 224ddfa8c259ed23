/** Current popularity of the films of a pack, from ratings with times. */

import type { NowFacts } from '../../../core/population/now.ts';
import type { Pack } from '../../../core/population/pack.ts';
import type { Ids } from '../../kit/datasets/ids.ts';
import { type FilmRow, filmOfRow } from '../../kit/datasets/itemTitles.ts';
import { DAY, type Ratings } from '../../kit/datasets/ratings.ts';
import { secretRandom } from '../../kit/secretRandom.ts';
import { decayedCount } from './formulas/decayed.ts';
import { noiseCeiling, privateLevel } from './formulas/level.ts';

/** How to compute popularity; without `asOf` ages count from the day of the newest rating. */
export type NowOptions = Omit<NowFacts, 'asOf'> & { asOf?: string };

const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000 + DAY - 1;

/** Returns the date (year-month-day) of the latest of `times` (seconds since 1970). */
export function newestDay(times: ArrayLike<number>): string {
	let newest = 0;
	for (let i = 0; i < times.length; i++) newest = Math.max(newest, times[i]!);
	return new Date(1000 * newest).toISOString().slice(0, 10);
}

/**
 * Returns the decayed number of ratings of each item at the end of a day; later ratings do not count.
 * @param halfLife in days
 * @param perPerson number of each person's newest ratings to count; of ratings at the same time, those of the items whose
 * names come first, since the items' numbers depend on who else is in the file
 */
export function decayedRatings(
	{ byUser, users, items, itemIds }: Ratings & { itemIds: Pick<Ids, 'name'> },
	{ asOf, halfLife, perPerson = Infinity }: Pick<NowFacts, 'asOf' | 'halfLife' | 'perPerson'>,
): Float64Array {
	const { start, ids, times } = byUser;
	if (times === null) throw new RangeError('The ratings have no times.');
	const end = endOf(asOf);
	const said = new Float64Array(items);
	const byName = (a: number, b: number) => (itemIds.name(ids[a]!) < itemIds.name(ids[b]!) ? -1 : 1);
	for (let user = 0; user < users; user++) {
		let own = Array.from({ length: start[user + 1]! - start[user]! }, (_, i) => start[user]! + i);
		if (own.length > perPerson)
			own = own
				.filter((i) => times[i]! <= end)
				.sort((a, b) => times[b]! - times[a]! || byName(a, b))
				.slice(0, perPerson);
		for (const i of own) said[ids[i]!]! += decayedCount(times, end, halfLife * DAY, i, i + 1);
	}
	return said;
}

/**
 * Returns the decayed number of ratings of each film of `pack`; null for films not in `titles`. Which films those are
 * is public. CD gives plain sums without a guarantee. EM (`formulas/level.ts`) releases each film's number with `epsilon`: a
 * rating belongs to one film and adds at most 1, so the guarantee is
 *
 * - one rating more or less: epsilon (2 epsilon with `perPerson`, even if 1, since another rating may enter or leave);
 * - one person with n ratings more or less: n epsilon; with `perPerson` at most that many times epsilon.
 *
 * This relies on each item being one film: if `titles` has an item twice, the first that matches a film counts.
 *
 * The day is assumed to be public: pass `asOf` if the newest rating's day must stay private. Numbers so low that
 * about one of all would reach them by noise alone become 0, which costs no privacy.
 * @param random source of the noise; cryptographically secure by default, since predictable noise could be subtracted
 */
export function nowOf(
	{ catalogue, population }: Pack,
	ratings: Ratings & { itemIds: Pick<Ids, 'find' | 'name'> },
	titles: readonly FilmRow[],
	{ asOf = newestDay(ratings.byUser.times ?? []), ...options }: NowOptions,
	random: () => number = secretRandom(),
): { said: (number | null)[]; facts: NowFacts } {
	const { halfLife, by, epsilon = 0, perPerson } = options;
	const decayed = decayedRatings(ratings, { asOf, halfLife, ...(perPerson !== undefined && { perPerson }) });
	const said = new Array<number | null>(catalogue.films).fill(null);
	const counted = new Set<string>();
	for (const row of titles) {
		if (counted.has(row.id)) continue;
		const film = filmOfRow(catalogue, row);
		if (film < 0) continue;
		counted.add(row.id);
		const item = ratings.itemIds.find(row.id);
		said[film] = (said[film] ?? 0) + (item < 0 ? 0 : decayed[item]!);
	}
	const facts = { ...options, asOf };
	if (by === 'cd') return { said, facts };
	const least = noiseCeiling(said.filter((count) => count !== null).length, epsilon);
	const released = (count: number) => {
		const level = privateLevel(count, population.size, epsilon, random);
		return level < least ? 0 : level;
	};
	return { said: said.map((count) => (count === null ? null : released(count))), facts };
}
