import type { Population } from '../population/population.ts';
import { type AccountPost, type Owner, openAccount } from './account.ts';

/** The posts of one year, and how many people could have written these alone. */
export interface Year {
	/** Null if the day is not known. */
	year: number | null;
	posts: number;
	crowd: number;
}

/** Counts the posts with films of each year, the first year first. */
export function yearsOf(population: Population, posts: readonly AccountPost[], owner: Owner): Year[] {
	const { crowdOf } = openAccount(population, [], owner);
	const byYear = Map.groupBy(
		posts.filter(({ films }) => films.length > 0),
		({ day }) => (day === null ? null : new Date(day * 86_400_000).getUTCFullYear()),
	);
	return [...byYear]
		.sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
		.map(([year, some]) => ({ year, posts: some.length, crowd: crowdOf(some) }));
}
