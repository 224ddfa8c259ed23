/**
 * What a file as a whole gives away to somebody who also sees what everybody posts: how many people would have left
 * the same trail. The adversary is the advisor's Set Intersection, who keeps everybody that fits all that is known; a
 * row of a posted draft is what a film is there. A stranger who posts as often fits one if he posted on that day,
 * about as many films of which the rarest is about as rare; films are named as often as they are rated. Nobody knows
 * the day of joining, so that any day may be the first.
 */

/** What is known of people who post. */
export interface Posters {
	/** How many there are. */
	size: number;
	/** Part of all ratings by the power of two below a film's rank by raters. */
	masses: readonly number[];
}

/** What the file tells of one posted draft; null for what it does not. */
export interface PostedRow {
	day: number;
	mentions: number | null;
	rarest: number | null;
}

/** How coarse a file is: it tells multiples of these. */
export interface Steps {
	day: number;
	mentions: number;
	rarest: number;
}

const FEWEST = [0, 1, 2, 3, 4, 8, 16];
/** Part of posts that name so many films as a bucket has, for posts that name any. A guess, on the safe side: alike. */
const MENTIONS = 1 / 6;

/** Chance that a stranger who posts on `part` of all days left a row that cannot be told from this one. */
export function chanceOf(row: PostedRow, { masses }: Posters, steps: Steps, part: number): number {
	const onDay = 1 - (1 - part) ** steps.day;
	const asMany = row.mentions === null ? 1 : Math.min(1, steps.mentions * MENTIONS);
	return onDay * asMany * (row.rarest === null ? 1 : asRare(row, masses, steps));
}

/** Chance that the rarest of as many films is as rare. */
function asRare({ mentions, rarest }: PostedRow, masses: readonly number[], steps: Steps): number {
	const upTo = (bucket: number) => masses.slice(0, Math.max(0, bucket)).reduce((sum, mass) => sum + mass, 0);
	const films = Math.max(1, FEWEST[mentions ?? 1]!);
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
	const all = chances.reduce((product, chance) => product * chance, Math.max(1, days));
	const crowd = Math.min(posters.size, 1 + (posters.size - 1) * all);
	return { crowd, most: chances.length === 0 ? null : chances.indexOf(Math.min(...chances)) };
}

/** The same where rows are randomised: no row is more likely of one person than of another by more than e^epsilon. */
export const randomisedCrowd = (drafts: number, epsilon: number, { size }: Posters): number =>
	Math.max(1, Math.min(size, size * Math.exp(-drafts * epsilon)));

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
