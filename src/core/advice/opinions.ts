/** What a draft says about its films, as the crowd counts it. */
import { type Adversary, RATING_ADVERSARIES } from '../adversaries/weighing.ts';
import { type Opinion, sharesOfStars } from '../crowd/opinion.ts';
import type { Part } from '../mentions/others.ts';
import { readStances, type Stance } from '../mentions/stance/stances.ts';
import type { Marginals } from '../population/marginals.ts';
import type { Pack } from '../population/pack.ts';
import type { Population } from '../population/population.ts';

/** What a draft says about its films. */
export interface SaidOfFilms {
	/** The stance on each film, by film. */
	stances: ReadonlyMap<number, Stance>;
	/** Whether adversaries know the stars of ratings even if no text says them; by default if one is guarded against. */
	starsKnown: boolean;
}

const knowsStars = (guard: readonly Adversary[] | null | undefined) =>
	(guard ?? []).some((name) => (RATING_ADVERSARIES as readonly Adversary[]).includes(name));

/** Reads what a text says about its films in the writer's own words, for each mention; not read for items of other kinds. */
export function readOpinions<M extends { start: number; end: number; film: number }>(
	{ catalogue }: Pick<Pack, 'catalogue'>,
	text: string,
	mentions: readonly M[],
	{ guard, others = [] }: Guarding & { others?: readonly Part[] },
): SaidOfFilms & { stanceOf: ReadonlyMap<M, Stance | null> } {
	const stanceOf = stancesOf(without(text, others), (catalogue.of ?? 'films') === 'films' ? mentions : []);
	return { stanceOf, stances: stancesByFilm(stanceOf), starsKnown: knowsStars(guard) };
}

/** The writer's own words, each in its place. */
const without = (text: string, others: readonly Part[]): string =>
	others.reduce(
		(own, [start, end]) =>
			own.slice(0, start) + '\n'.repeat(Math.max(0, Math.min(end, own.length) - start)) + own.slice(end),
		text,
	);

/** Reads what a text says about each mention; null if it says nothing. */
function stancesOf<M extends { start: number; end: number; film: number }>(
	text: string,
	mentions: readonly M[],
): Map<M, Stance | null> {
	const read = readStances(text, mentions);
	return new Map(mentions.map((mention, i) => [mention, read[i]!.class === null ? null : read[i]!]));
}

/** The stance on each film: from the first place with stars, or else any place. */
export function stancesByFilm(read: ReadonlyMap<{ film: number }, Stance | null>): Map<number, Stance> {
	const byFilm = new Map<number, Stance>();
	for (const [{ film }, stance] of read) {
		const known = byFilm.get(film);
		if (stance !== null && (known === undefined || (known.stars === undefined && stance.stars !== undefined)))
			byFilm.set(film, stance);
	}
	return byFilm;
}

/** Smallest scale that gives stars; thumbs give only the class. */
const LEAST_SCALE = 4;

/** The written rating, in stars out of five; null without one. */
export function starsWritten(stance: Stance | undefined): number | null {
	const { value, scale } = stance?.stars ?? { value: 0, scale: 0 };
	return scale < LEAST_SCALE ? null : Math.max(0.5, Math.round((10 * value) / scale) / 2);
}

/** What is said about the films of a draft: whether anything is, and what a term gets from it. */
export function opinionsIn(
	{ stances = new Map(), guard, starsKnown = knowsStars(guard) }: Partial<SaidOfFilms> & Guarding,
	draftFilms: ReadonlySet<number>,
	population: Population,
	marginals: Marginals,
) {
	const usual = sharesOfStars(marginals.stars);
	const any = [...draftFilms].some((film) => stances.has(film));
	return {
		any,
		/** @param named film in the draft, for which another may count @param unsaid whether the draft only names it */
		of(named: number, film: number, rating: { stars: number | null } | null | undefined, unsaid: boolean) {
			const stance = unsaid ? undefined : stances.get(named);
			const opinion: Opinion | undefined = stance?.class
				? { read: stance.class, shares: population.liking?.(film) ?? usual }
				: undefined;
			return { stars: (starsKnown || !any ? rating?.stars : null) ?? starsWritten(stance), opinion };
		},
	};
}

interface Guarding {
	guard?: readonly Adversary[] | null;
}
