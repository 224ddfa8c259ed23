/**
 * How many raters new films will have had. Members were counted at different times, and a film that came out in between has
 * only raters among those counted later. How many it lacks follows from its votes elsewhere, all counted on one day:
 *
 *   log (raters / votes) = a + b log votes + s (c + d log votes)
 *
 * where s is 0 for films that came out before the counting and 1 for those of its end, and rises evenly within its month. a and
 * b are fitted on older films, c and d on films that had some months to gather votes. The votes by themselves also say how many
 * raters such a film usually has; both are weighed by how far films stray from them.
 */

/** A film with its raters and its votes elsewhere. */
export interface Voted {
	/** Day on which it came out, as 2025-11-26. */
	released: string;
	votes: number;
	raters: number;
}

/** The month in which members were counted, and the last month of films whose votes are no longer few. */
const [FIRST, LAST] = ['2025-10-01', '2025-11-01'];
const SETTLED = '2026-03-01';
const DAY = 86_400_000;

interface Estimate {
	raters: number;
	/** Standard deviation of the logarithm of the raters. */
	spread: number;
}

export interface Correction {
	/** The raters that a film will have had. */
	raters(film: Voted): Estimate;
	/** For a film without a day or votes: one that came out after the others. */
	usual(raters: number): Estimate;
	/** By how much the raters of a film with these votes are too few, if it came out after the counting. */
	factor(votes: number): number;
	older: number;
	newer: number;
}

/** Share of members counted before a film came out, as far as days say. */
export function sharePassed(released: string): number {
	const [day, from, to] = [released, FIRST, LAST].map((date) => Date.parse(date)) as [number, number, number];
	return Math.min(1, Math.max(0, (day - from + DAY / 2) / (to - from)));
}

/** @throws RangeError if there are too few films to fit it */
export function fitCorrection(films: readonly Voted[]): Correction {
	const older = films.filter(({ released }) => released < FIRST);
	const newer = films.filter(({ released }) => released >= LAST && released < SETTLED);
	const [before, after] = [fitLine(older), fitLine(newer)];
	const gap = (votes: number) => Math.max(0, before.at(Math.log(votes)) - after.at(Math.log(votes)));
	const mean = newer.reduce((sum, { votes }) => sum + gap(votes), 0) / newer.length;
	return {
		raters({ released, votes, raters }) {
			const share = sharePassed(released);
			const spread = share * after.spread;
			// The newest have gathered few votes yet, which would make them look less known than they are.
			if (released >= SETTLED) return { raters: raters * Math.exp(Math.max(gap(votes), mean)), spread };
			// Both the counted raters and the votes suggest what the raters would be, each as far as it is sure.
			const weight = before.spread ** 2 / (before.spread ** 2 + spread ** 2);
			const byRaters = Math.log(raters) + share * gap(votes);
			const byVotes = before.at(Math.log(votes)) + Math.log(votes);
			const log = weight * byRaters + (1 - weight) * byVotes;
			return { raters: Math.exp(log), spread: spread * Math.sqrt(weight) };
		},
		// The error of the law comes on top of the unknown votes.
		usual: (raters) => ({ raters: raters * Math.exp(mean), spread: Math.SQRT2 * after.spread }),
		factor: (votes) => Math.exp(gap(votes)),
		older: older.length,
		newer: newer.length,
	};
}

/** A straight line through log raters per vote by log votes, by least squares. */
function fitLine(films: readonly Voted[]) {
	if (films.length < 10) throw new RangeError(`${films.length} films are too few.`);
	const points = films.map(({ votes, raters }) => ({ x: Math.log(votes), y: Math.log(raters / votes) }));
	const mean = (of: (point: (typeof points)[number]) => number) =>
		points.reduce((sum, point) => sum + of(point), 0) / points.length;
	const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
	const slope = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
	const at = (log: number) => y + slope * (log - x);
	return { at, spread: Math.sqrt(mean((point) => (point.y - at(point.x)) ** 2)) };
}
