/**
 * What a file as a whole gives away to somebody who also sees what everybody posts: how many people would have left
 * the same trail. The adversary is the advisor's Set Intersection, who keeps everybody that fits all that is known; a
 * row of a posted draft is what a film is there, and whoever rates more is taken to post more. A stranger fits a row if
 * he posted on that day, at that time of it and on that kind of site where the file tells them, about as many films of
 * which the rarest is about as rare; films are named as often as they are rated. Nobody knows the day of joining, so
 * that any day may be the first.
 */
import type { DecoyDraw } from '../core/adversaries/weighing.ts';
import { createCrowds, mentionAll, worstOf } from '../core/crowd/crowds.ts';
import type { ActivityClass } from '../core/population/activity.ts';
import { marginalsOf } from '../core/population/marginals.ts';
import { FEWEST_FILMS } from './dictionary.ts';

/** What is known of people who post. */
export interface Posters {
	/** How many there are. */
	size: number;
	/** How active they are. */
	classes: readonly ActivityClass[];
	/** Part of all ratings by the power of two below a film's rank by raters. */
	masses: readonly number[];
}

/** What the file tells of one posted draft; null for what it does not. */
export interface PostedRow {
	day: number;
	mentions: number | null;
	rarest: number | null;
	quarter: number | null;
	site: number | null;
}

/** How coarse a file is: it tells multiples of these. */
export interface Steps {
	day: number;
	mentions: number;
	rarest: number;
	/** Categories that sites are sorted into. */
	sites: number;
}

/** Part of posts that name so many films as a bucket has, for posts that name any. A guess, on the safe side: alike. */
const MENTIONS = 1 / 6;

/** No row is made up. */
const NO_DECOYS: DecoyDraw = { part: 0, chance: () => 0 };
const GUARD = { adversaries: ['setIntersection'] as const, decoys: NO_DECOYS };

/** Chance that a stranger, of whom the average posts on `part` of all days, left a row that cannot be told from this one. */
export function chanceOf(row: PostedRow, { masses }: Pick<Posters, 'masses'>, steps: Steps, part: number): number {
	const onDay = 1 - (1 - part) ** steps.day;
	const asMany = row.mentions === null ? 1 : Math.min(1, steps.mentions * MENTIONS);
	// Nobody knows when and where others post: all quarters of the day, and all categories, are taken to be alike likely.
	const then = row.quarter === null ? 1 : 1 / 4;
	const there = row.site === null ? 1 : 1 / Math.max(1, steps.sites);
	return onDay * then * there * asMany * (row.rarest === null ? 1 : asRare(row, masses, steps));
}

/** Chance that the rarest of as many films is as rare. */
function asRare({ mentions, rarest }: PostedRow, masses: readonly number[], steps: Steps): number {
	const upTo = (bucket: number) => masses.slice(0, Math.max(0, bucket)).reduce((sum, mass) => sum + mass, 0);
	const films = Math.max(1, FEWEST_FILMS[mentions ?? 1]!);
	return Math.max(1e-9, upTo(rarest! + steps.rarest) ** films - upTo(rarest!) ** films);
}

/**
 * People who fit all rows, the writer among them, and the row that tells most.
 * @param days that the study lasts
 */
export function trailCrowd(rows: readonly PostedRow[], posters: Posters, steps: Steps, days: number) {
	const posted = new Set(rows.map(({ day }) => day)).size;
	const part = Math.min(1, posted / Math.max(1, Math.ceil(days / steps.day)));
	const chances = rows.map((row) => chanceOf(row, posters, steps, part));
	const crowds = createCrowds(marginalsOf([], posters.classes, posters.size), GUARD);
	const terms = chances.map((chance) => crowds.film({ raters: chance * posters.size, own: 1 }));
	const strangers = worstOf(crowds, mentionAll(crowds.start(terms), terms)) - 1;
	const crowd = Math.min(posters.size, 1 + strangers * Math.max(1, days));
	return { crowd, most: chances.length === 0 ? null : chances.indexOf(Math.min(...chances)) };
}

/** The same where rows are randomised: no row is more likely of one person than of another by more than e^epsilon. */
export const randomisedCrowd = (rows: number, epsilon: number, { size }: Pick<Posters, 'size'>): number =>
	Math.max(1, Math.min(size, size * Math.exp(-rows * epsilon)));

/** The masses of {@link Posters}, from how many people rated each film. */
export function massesOf(raters: ArrayLike<number>): number[] {
	const sorted = Float64Array.from(raters).sort().reverse();
	const masses = new Array<number>(17).fill(0);
	let total = 0;
	for (const [i, n] of sorted.entries()) {
		masses[Math.min(16, Math.floor(Math.log2(i + 1)))]! += n;
		total += n;
	}
	return masses.map((mass) => mass / Math.max(1, total));
}
