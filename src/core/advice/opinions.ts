/** What a draft says of its films, as the crowd counts it. */
import type { Opinion } from '../crowd/opinion.ts';
import { sharesOfStars } from '../crowd/opinion.ts';
import { readStances, type Stance } from '../mentions/stance/stances.ts';
import type { Marginals } from '../population/marginals.ts';
import type { Population } from '../population/population.ts';

/** What the writer says of each film, by film. */
export type Stances = ReadonlyMap<number, Stance>;

/** Reads what a text says of each mention; null where it says nothing. */
export function stancesOf<M extends { start: number; end: number; film: number }>(
	text: string,
	mentions: readonly M[],
): Map<M, Stance | null> {
	const read = readStances(text, mentions);
	return new Map(mentions.map((mention, i) => [mention, read[i]!.class === null ? null : read[i]!]));
}

/** The stance on each film: of several places the first that has stars, or else any. */
export function stancesByFilm(read: ReadonlyMap<{ film: number }, Stance | null>): Map<number, Stance> {
	const byFilm = new Map<number, Stance>();
	for (const [{ film }, stance] of read) {
		const known = byFilm.get(film);
		if (stance !== null && (known === undefined || (known.stars === undefined && stance.stars !== undefined)))
			byFilm.set(film, stance);
	}
	return byFilm;
}

/** Smallest scale that tells stars; thumbs only tell the class. */
const LEAST_SCALE = 4;

/** The stars of a rating as written, of five; null if there are none. */
export function starsWritten(stance: Stance | undefined): number | null {
	const { value, scale } = stance?.stars ?? { value: 0, scale: 0 };
	return scale < LEAST_SCALE ? null : Math.max(0.5, Math.round((10 * value) / scale) / 2);
}

/** The opinion on a film, as the crowd counts it; undefined if there is none. */
export const opinionOn = (
	stance: Stance | undefined,
	film: number,
	population: Population,
	{ stars }: Marginals,
): Opinion | undefined =>
	stance?.class ? { read: stance.class, shares: population.liking?.(film) ?? sharesOfStars(stars) } : undefined;
