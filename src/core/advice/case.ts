/** The case of one writer: what was said, what is known of the writer, and who is feared. */

import { RATED_SHARE } from '../adversaries/likelihood.ts';
import { tfidfNorm } from '../adversaries/tfidf.ts';
import { type Activity, ADVERSARIES, type Adversary, RATING_ADVERSARIES } from '../adversaries/weighing.ts';
import {
	type Crowds,
	copyAll,
	createCrowds,
	crowdsOf,
	type FilmRows,
	type Mentioned,
	mentionAll,
} from '../crowd/crowds.ts';
import { type Marginals, marginalsOf } from '../population/marginals.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { decoyDraw, LEAST_SHARE } from './decoys.ts';
import { MOST_FILMS } from './limits.ts';

/** What is known of a rating besides that there is one. */
export interface OwnRating {
	stars: number | null;
	/** In days since 1970. */
	day: number | null;
}

/** A film mentioned before. */
export interface Published {
	film: number;
	/** The writer took it as a decoy, and has not rated it. */
	decoy: boolean;
	/** When it was mentioned, in days since 1970. */
	days?: readonly number[];
}

/** What is known of the writer besides the draft. */
export interface Writer {
	/** Films mentioned before under the same pseudonym. */
	history?: readonly Published[];
	/** Films the writer has rated, if known; null for those of which no more is known. */
	rated?: ReadonlyMap<number, OwnRating | null> | null;
	/** The day of the draft, in days since 1970. */
	today?: number;
	/** Films of the draft that the writer took as decoys. */
	decoys?: ReadonlySet<number>;
	/** Adversaries to guard against; all if not said. */
	guard?: readonly Adversary[] | null;
	/** Members of the service that is feared, if not as many as the population has. */
	members?: number | null;
}

/** Told of every plan, whoever is guarded against: who takes every mention at its word, and who expects decoys. */
export const NAIVE: Adversary = 'scoring';
export const AWARE: Adversary = 'likelihoodDecoys';

export interface Case {
	population: Population;
	/** Adversaries of which the smallest crowd counts. */
	guarded: readonly Adversary[];
	members: number;
	/** Films of the draft that can still be left unsaid, the rarest first. */
	films: number[];
	/** Films said before, whether or not the draft names them again. */
	earlier: number[];
	crowds: Crowds;
	rows(film: number): FilmRows;
	/** Probability that the writer rated it. */
	own(film: number): number;
	/** How active the writer is, if known. */
	activity: Activity | null;
	marginals: Marginals;
	/** A grid with room for everything and a few decoys, the earlier films mentioned. */
	base: Mentioned;
	/** The crowd under each adversary of `crowds`, guarded against or not. */
	now: number[];
	/** The smallest crowd of those guarded against. */
	crowd: number;
}

/** Decoys that grids have room for. */
export const ROOM = 5;

const known = new WeakMap<Uint32Array, Marginals>();

function marginals(population: Population): Marginals {
	const { raters, classes, size } = population;
	const found =
		known.get(raters) ??
		marginalsOf(
			Array.from(raters, (_, film) => ratersOf(population, film)),
			classes,
			size,
		);
	known.set(raters, found);
	return found;
}

/** However complete the list of rated films looks, others may have been rated since, or elsewhere. */
const LEAST_UNLISTED = 0.05;
/** Imagined mentions that count with the real ones, and the part of them that is on the list. */
const [PSEUDO, LISTED] = [2, 0.5];

/**
 * Probability that the writer rated a mentioned film that is not on the list of rated ones. People rate 82 % of what
 * they mention: what the list leaves of it, the others make up. A list of a few films says little, a whole one nearly
 * all.
 */
function ratedUnlisted(said: readonly number[], rated: Writer['rated']): number {
	if (rated === null || rated === undefined || rated.size === 0) return RATED_SHARE;
	const listed = said.filter((film) => rated.has(film)).length;
	const part = (listed + LISTED * PSEUDO) / (said.length + PSEUDO);
	return Math.max(LEAST_UNLISTED, (RATED_SHARE - part) / (1 - part));
}

/** Who knows ratings is no danger where there are none to know: without stars, or dates, of what was said they are left out. */
function guardedAgainst(guard: Writer['guard'], rated: Writer['rated'], said: readonly number[]): readonly Adversary[] {
	const known = (of: keyof OwnRating) => said.some((film) => typeof rated?.get(film)?.[of] === 'number');
	const [starred, dated] = [known('stars'), known('day')];
	const able = (guard ?? []).filter((name) =>
		name === 'scoreboardRhDates' || name === 'scoreboardRhBoth'
			? dated
			: starred || !(RATING_ADVERSARIES as readonly string[]).includes(name),
	);
	return able.length === 0 ? ADVERSARIES : able;
}

/** Days between a rating and the mention nearest to it; null where either is not known. */
function daysApart(rating: OwnRating | null | undefined, mentioned: readonly number[]): number | null {
	const day = rating?.day ?? null;
	if (day === null || mentioned.length === 0) return null;
	return mentioned.reduce((least, on) => Math.min(least, Math.abs(on - day)), Infinity);
}

/** How active the writer is, from the films rated. */
function activityOf(rated: ReadonlyMap<number, unknown>, population: Population): Activity {
	const raters = Array.from(rated.keys(), (film) => ratersOf(population, film));
	return { ratings: Math.max(1, rated.size), norm: Math.max(1, tfidfNorm(raters, population.size)) };
}

const rarestFirst = (films: Iterable<number>, population: Population) =>
	[...films].sort((a, b) => ratersOf(population, a) - ratersOf(population, b)).slice(0, MOST_FILMS);

/**
 * @param said films of the draft
 * @param options `meant`: for films of which it is open which they are, other films to count instead; `told`: whether
 * plans' ends are told, which takes two more adversaries
 */
export function createCase(
	population: Population,
	said: ReadonlySet<number>,
	writer: Writer,
	{ meant = new Map(), told = false }: { meant?: ReadonlyMap<number, number>; told?: boolean } = {},
): Case {
	const { history = [], rated = null, decoys = new Set(), guard, members, today } = writer;
	const before = new Map(history.map((one) => [one.film, one]));
	const films = rarestFirst(
		[...said].filter((film) => !before.has(film)),
		population,
	);
	const earlier = rarestFirst(before.keys(), population);
	const activity = rated === null || rated.size === 0 ? null : activityOf(rated, population);
	const guarded = guardedAgainst(guard, rated, [...said, ...before.keys()]);
	const names = told ? [...new Set([...guarded, NAIVE, AWARE])] : guarded;
	const model = marginals(population);
	const crowds = createCrowds(model, {
		adversaries: names,
		writer: activity,
		members: members ?? null,
		decoys: decoyDraw(model),
	});
	const decoyed = (film: number) => decoys.has(film) || before.get(film)?.decoy === true;
	const unlisted = ratedUnlisted(
		[...said, ...before.keys()].filter((film) => !decoyed(film)),
		rated,
	);
	const ownOf = (film: number) => (rated?.has(film) ? 1 : decoyed(film) ? 0 : unlisted);
	const rows = (named: number) => {
		const film = meant.get(named) ?? named;
		const rating = rated?.get(film);
		const mentioned = [...(before.get(film)?.days ?? []), ...(said.has(named) && today !== undefined ? [today] : [])];
		return crowds.film({
			raters: ratersOf(population, film),
			own: ownOf(film),
			stars: rating?.stars ?? null,
			days: daysApart(rating, mentioned),
		});
	};
	// The rarest decoys cost most.
	const decoy = crowds.film({ raters: Math.ceil(LEAST_SHARE * population.size), own: 0 });
	const earlierRows = earlier.map(rows);
	const room = crowds.start([...earlierRows, ...films.map(rows), ...new Array<FilmRows>(ROOM).fill(decoy)]);
	const base = mentionAll(room, earlierRows);
	const nothing = films.length + earlier.length === 0;
	const now = nothing
		? names.map(() => members ?? population.size)
		: crowdsOf(crowds, mentionAll(copyAll(base), films.map(rows)));
	const crowd = Math.min(...guarded.map((name) => now[names.indexOf(name)]!));
	return {
		population,
		guarded,
		members: members ?? population.size,
		films,
		earlier,
		crowds,
		rows,
		own: (named) => ownOf(meant.get(named) ?? named),
		activity,
		marginals: model,
		base,
		now,
		crowd,
	};
}

/** Those guarded against with the smallest crowds: plans are tried against these. */
export function worstAdversaries({ guarded, crowds, now }: Case, count: number): Adversary[] {
	const crowd = (name: Adversary) => now[crowds.adversaries.indexOf(name)]!;
	return guarded.toSorted((a, b) => crowd(a) - crowd(b)).slice(0, count);
}
