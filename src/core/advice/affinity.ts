/**
 * What writers mention with other films: a conditional logit. Among the films that suit a draft about the films m, the
 * next to be mentioned is f with a probability proportional to
 *
 * raters(f)^POPULARITY * exp(EMPHASIS * mean over m of WEIGHTS * relations(f, m)).
 *
 * The weights are fitted, without emphasis, to films that people named in one conversation (`lab suggestions-fit`).
 */
import { MOST_CAST, MOST_PEOPLE } from '../catalogue/about.ts';
import { type Companions, companionFilm, companionLift } from '../catalogue/companions.ts';
import { MOST_DIRECTORS } from '../catalogue/directors.ts';

/** Columns of a catalogue and its population that relations are known by. */
export interface AffinityPool extends Companions {
	raters: ArrayLike<number>;
	year: ArrayLike<number>;
	/** Bit sets. */
	genres: ArrayLike<number>;
	/** Numbers of directors and origin; 0 if not known. */
	director?: ArrayLike<number>;
	origin?: ArrayLike<number>;
	/** Bits of the surnames of each film's makers. */
	people?: ArrayLike<number>;
}

/** Years in which likeness in period falls to 1 / e. */
export const PERIOD = 12;

/** What relates two films, each from 0 to 1, except the log of the lift. */
export const RELATIONS = ['lift', 'director', 'cast', 'origin', 'genres', 'period'] as const;

/** Weights of the relations, and of the log of the raters. */
export const WEIGHTS: Record<(typeof RELATIONS)[number], number> = {
	lift: 1.7,
	director: 2.4,
	cast: 3.7,
	origin: 2.4,
	genres: 3.8,
	period: 2.8,
};
export const POPULARITY = 1.4;

/** Three films are read at once, and an unrelated one would look odd; this costs no protection (docs/results/advice.md). */
const EMPHASIS = 1.5;

/** The first origin is that of half of all films, and so says nothing. */
const COMMON_ORIGIN = 1;

/** Likeness of two films in genre (Jaccard), from 0 to 1. */
export function sharedGenres({ genres }: Pick<AffinityPool, 'genres'>, a: number, b: number): number {
	const union = bits(genres[a]! | genres[b]!);
	return union === 0 ? 0 : bits(genres[a]! & genres[b]!) / union;
}

/** Number of bits that are set, counted side by side. */
function bits(set: number): number {
	const pairs = set - ((set >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether two films have the same, known directors. */
export const isOfSameDirector = ({ director }: Pick<AffinityPool, 'director'>, a: number, b: number): boolean =>
	(director?.[a] ?? 0) !== 0 && director![a] === director![b];

function sharesCast({ people }: AffinityPool, a: number, b: number): boolean {
	if (people === undefined) return false;
	for (let i = MOST_DIRECTORS; i < MOST_DIRECTORS + MOST_CAST; i++) {
		const actor = people[MOST_PEOPLE * a + i]!;
		for (let j = MOST_DIRECTORS; actor !== 0 && j < MOST_DIRECTORS + MOST_CAST; j++)
			if (people[MOST_PEOPLE * b + j] === actor) return true;
	}
	return false;
}

/**
 * Returns the mean relations of each of `films` to the films `about`, as rows of {@link RELATIONS}; zeros if they are
 * about none.
 */
export function relationsOf(pool: AffinityPool, about: readonly number[], films: readonly number[]): Float64Array {
	const { nearStart, near, year, origin } = pool;
	const width = RELATIONS.length;
	const rows = new Float64Array(width * films.length);
	const part = 1 / Math.max(1, about.length);
	for (const other of about) {
		const lift = new Map<number, number>();
		for (let i = nearStart[other]!; i < nearStart[other + 1]!; i++)
			lift.set(companionFilm(near[i]!), companionLift(near[i]!));
		const place = origin?.[other] ?? 0;
		films.forEach((film, i) => {
			const at = width * i;
			const together = lift.get(film);
			if (together !== undefined) rows[at]! += part * Math.log(together);
			if (isOfSameDirector(pool, film, other)) rows[at + 1]! += part;
			if (sharesCast(pool, film, other)) rows[at + 2]! += part;
			if (place > COMMON_ORIGIN && origin![film] === place) rows[at + 3]! += part;
			rows[at + 4]! += part * sharedGenres(pool, film, other);
			rows[at + 5]! += part * Math.exp(-Math.abs(year[film]! - year[other]!) / PERIOD);
		});
	}
	return rows;
}

/** Returns how near each of `films` is to the films `about`, without its fame: the log of the affinity. */
export function kinships(pool: AffinityPool, about: readonly number[], films: readonly number[]): number[] {
	const rows = relationsOf(pool, about, films);
	return films.map((_, i) =>
		RELATIONS.reduce((sum, name, k) => sum + EMPHASIS * WEIGHTS[name] * rows[RELATIONS.length * i + k]!, 0),
	);
}

/** Returns how likely each of `films` is mentioned with the films `about`, up to a common factor. */
export function affinities(pool: AffinityPool, about: readonly number[], films: readonly number[]): Float64Array {
	const near = kinships(pool, about, films);
	return Float64Array.from(films, (film, i) => Math.exp(POPULARITY * Math.log(pool.raters[film]!) + near[i]!));
}
