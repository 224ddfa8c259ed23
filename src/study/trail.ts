/**
 * Computes how many people would have left the same trail as an export, for an adversary who also sees all public
 * posts. The model is the Set Intersection adversary with rows of posted drafts in place of films: it keeps everyone
 * who matches every row, and assumes that people who rate more post more. A stranger matches a row if they posted on
 * that day, in that quarter of the day and on that category of site (as far as exported) about as many films, the
 * rarest of which is about as rare; films are assumed to be named as often as they are rated. The adversary does not
 * know the day of joining, so any day may be the first.
 */
import type { DecoyDraw } from '../core/adversaries/weighing.ts';
import { createCrowds, mentionAll, worstOf } from '../core/crowd/crowds.ts';
import type { ActivityClass } from '../core/population/activity.ts';
import { marginalsOf } from '../core/population/marginals.ts';
import { FEWEST_FILMS } from './drafts.ts';

/** The model of people who post. */
export interface Posters {
	size: number;
	classes: readonly ActivityClass[];
	/** Share of all ratings by floor(log2 of a film's rank by raters). */
	masses: readonly number[];
}

/** The exported facts of one posted draft; null for fields that are not exported. */
export interface PostedRow {
	day: number;
	mentions: number | null;
	rarest: number | null;
	quarter: number | null;
	site: number | null;
}

/** Granularity of an export: its values are multiples of these. */
export interface Steps {
	day: number;
	mentions: number;
	rarest: number;
	sites: number;
}

/** Share of posts in each bucket of `mentions`, among posts that name films: a guess on the safe side, all equal. */
const MENTIONS = 1 / 6;

/** No row is a decoy. */
const NO_DECOYS: DecoyDraw = { part: 0, chance: () => 0 };
const GUARD = { adversaries: ['setIntersection'] as const, decoys: NO_DECOYS };

/** Returns the chance that a stranger left an indistinguishable row. @param part share of days on which people post */
export function chanceOf(row: PostedRow, { masses }: Pick<Posters, 'masses'>, steps: Steps, part: number): number {
	const onDay = 1 - (1 - part) ** steps.day;
	const asMany = row.mentions === null ? 1 : Math.min(1, steps.mentions * MENTIONS);
	// When and where others post is unknown: all quarters of the day and all categories are assumed equally likely.
	const then = row.quarter === null ? 1 : 1 / 4;
	const there = row.site === null ? 1 : 1 / Math.max(1, steps.sites);
	return onDay * then * there * asMany * (row.rarest === null ? 1 : asRare(row, masses, steps));
}

/** Chance that the rarest of that many films falls into the row's bucket of rarity. */
function asRare({ mentions, rarest }: PostedRow, masses: readonly number[], steps: Steps): number {
	const upTo = (bucket: number) => masses.slice(0, Math.max(0, bucket)).reduce((sum, mass) => sum + mass, 0);
	const films = Math.max(1, FEWEST_FILMS[mentions ?? 1]!);
	return Math.max(1e-9, upTo(rarest! + steps.rarest) ** films - upTo(rarest!) ** films);
}

/** The expected number of people who match all rows, and the most revealing one. @param days duration of the study */
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

/** The same for randomized rows: each row is at most e^epsilon times as likely for one person as for another. */
export const randomisedCrowd = (rows: number, epsilon: number, { size }: Pick<Posters, 'size'>): number =>
	Math.max(1, Math.min(size, size * Math.exp(-rows * epsilon)));

/** Computes the masses of {@link Posters} from the number of raters of each film. */
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
