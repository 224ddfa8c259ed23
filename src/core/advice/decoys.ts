/**
 * Decoys: films to mention that the writer has not rated. They are drawn, not ranked: whoever always sees the same
 * blockbusters learns to ignore them. This is the exponential mechanism (decay/exponential.ts, epsilon = 2) over
 *
 *   score = log raters + log strangers who then fit as well, under the worst adversary + fit + recency
 *
 * among all films known well enough to say something about. Fit is the log of the mean over the mentioned films of
 * lift^CLOSENESS (1 for films that are no companions), or, of those that have none, of exp(FIT * likeness). Chances by
 * the number of raters make decoys look like what people mention anyhow, which hides them best from somebody who expects
 * them; companions are rated together, so that the people who rated one rated the others too, and several point at the
 * same strangers. Closer than this, whoever knows the draw could tell decoys from the rest (`lab defend`). Recency is
 * log (1 + part of what is said of a film that is of now), from the pack's "now" or, without it, from the film's year.
 */
import type { DecoyDraw } from '../adversaries/weighing.ts';
import { type Companions, companionFilm, companionLift } from '../catalogue/companions.ts';
import { genreNames } from '../catalogue/film.ts';
import { arrivalTimes } from '../decay/exponential.ts';
import type { Marginals } from '../population/marginals.ts';
import { type Now, nowPart } from '../population/now.ts';
import { seededRandom } from './draw.ts';

/** Part of the population that has rated a film at least, for people to have something to say about it. */
export const LEAST_SHARE = 0.01;

const CLOSENESS = 6;
/** No film is drawn first with a larger chance than this, so that a draft does not tell its decoys. */
const LARGEST_CHANCE = 0.25;
/** How much likeness in genre and period to what is mentioned counts. */
const FIT = 2;
/** Years in which likeness in period falls to a third, and in which a new film stops being the talk of the day. */
const [PERIOD, TALK] = [12, 5];

/** Part of the mentions that an adversary who expects decoys takes to be decoys. */
const EXPECTED_PART = 0.25;

/** What decoys are drawn from: columns of a catalogue and its population. */
export interface DecoyPool extends Companions {
	raters: ArrayLike<number>;
	year: ArrayLike<number>;
	/** Bit sets. */
	genres: ArrayLike<number>;
	/** The year that recency is counted from. */
	now: number;
	/** What is popular now, where that is known. */
	popular?: Now;
}

/** The draw as somebody who knows this program sees it before reading a post: by raters, among the well-known. */
export function decoyDraw({ people, rarities }: Marginals, part = EXPECTED_PART): DecoyDraw {
	const least = LEAST_SHARE * people;
	let total = 0;
	for (const [raters, films] of rarities) if (raters >= least) total += raters * films;
	return { part, chance: (raters) => (raters >= least && total > 0 ? raters / total : 0) };
}

/** How alike two films are in genre and period, from 0 to 2. */
export function likeness({ year, genres }: Pick<DecoyPool, 'year' | 'genres'>, a: number, b: number): number {
	const either = bits(genres[a]! | genres[b]!);
	const shared = either === 0 ? 0 : bits(genres[a]! & genres[b]!) / either;
	return shared + Math.exp(-Math.abs(year[a]! - year[b]!) / PERIOD);
}

/** Cuts weights to a part of their sum; what is cut off lowers the sum, so that it takes a few rounds. */
function cap(weights: Float64Array): void {
	const part = Math.max(LARGEST_CHANCE, 1 / weights.length);
	for (let round = 0; round < 20; round++) {
		const most = part * weights.reduce((a, b) => a + b, 0);
		let cut = false;
		for (let i = 0; i < weights.length; i++)
			if (weights[i]! > most * 1.001) {
				weights[i] = most;
				cut = true;
			}
		if (!cut) break;
	}
}

/** How well each of `films` fits what is talked about. */
function fits(pool: DecoyPool, about: readonly number[], films: readonly number[]): Float64Array {
	const { nearStart, near, raters } = pool;
	const fit = new Float64Array(films.length).fill(about.length === 0 ? 1 : 0);
	const more = new Float64Array(raters.length);
	for (const other of about) {
		const [from, end] = [nearStart[other]!, nearStart[other + 1]!];
		for (let i = from; i < end; i++) more[companionFilm(near[i]!)]! += companionLift(near[i]!) ** CLOSENESS - 1;
		if (from < end) for (let i = 0; i < films.length; i++) fit[i]! += 1;
		else for (let i = 0; i < films.length; i++) fit[i]! += expLikeness(pool, films[i]!, other);
	}
	for (let i = 0; i < films.length; i++) fit[i]! += more[films[i]!]!;
	return fit;
}

/** exp(FIT * likeness), from a table: it is asked for some hundred thousand times per draft. */
function expLikeness({ year, genres }: Pick<DecoyPool, 'year' | 'genres'>, a: number, b: number): number {
	const apart = Math.min(YEARS - 1, Math.abs(year[a]! - year[b]!));
	const shared = bits(genres[a]! & genres[b]!);
	const either = bits(genres[a]! | genres[b]!);
	return OF_PERIOD[apart]! * OF_GENRES[(shared << 5) + either]!;
}
const YEARS = 64;
const OF_PERIOD = Float64Array.from({ length: YEARS }, (_, apart) => Math.exp(FIT * Math.exp(-apart / PERIOD)));
const OF_GENRES = Float64Array.from({ length: 1 << 10 }, (_, i) => Math.exp((FIT * (i >> 5)) / Math.max(1, i & 31)));

function bits(set: number): number {
	let count = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** Films beyond this many say no more about what a draft is about. */
const LONGEST_CONTEXT = 12;

export interface Candidates {
	films: Int32Array;
	/** Chance of each, but for what it does to the crowd. */
	weights: Float64Array;
	/**
	 * When each arrives, at random, sooner the larger its weight: the first to arrive are drawn. A film's luck depends
	 * on the seed and on itself alone, so that a draw hardly changes while a draft is written.
	 */
	arrivals: Float64Array;
}

/** The films that may be drawn, with their chances. */
export function decoyCandidates(
	pool: DecoyPool,
	people: number,
	context: readonly number[],
	excluded: (film: number) => boolean,
	seed: number,
): Candidates {
	const { raters, year, now, popular } = pool;
	const about = context.slice(0, LONGEST_CONTEXT);
	const films: number[] = [];
	for (let film = 0; film < raters.length; film++)
		if (raters[film]! >= LEAST_SHARE * people && !excluded(film)) films.push(film);
	const fit = fits(pool, about, films);
	const weights = Float64Array.from(films, (film, i) => {
		const byYear = Math.exp(-Math.max(0, now - year[film]!) / TALK);
		const recency = 1 + (popular === undefined ? byYear : nowPart(popular, film, raters[film]!, byYear));
		return raters[film]! * fit[i]! * recency;
	});
	cap(weights);
	const luck = (film: number) => seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(film + 1, 0x85ebca6b))();
	const arrivals = arrivalTimes(weights, (i) => luck(films[i]!));
	return { films: Int32Array.from(films), weights, arrivals };
}

/** Why a film was drawn: what it shares with the mentioned film that it is most like. */
interface Why {
	/** The mentioned film. */
	like: number;
	genres: string[];
	/** Whether they are of about the same years. */
	period: boolean;
	/** Whether it is a companion of that film. */
	together: boolean;
}

function liftOf({ nearStart, near }: DecoyPool, of: number, film: number): number {
	for (let i = nearStart[of]!; i < nearStart[of + 1]!; i++)
		if (companionFilm(near[i]!) === film) return companionLift(near[i]!);
	return 1;
}

export function whyDrawn(pool: DecoyPool, film: number, context: readonly number[]): Why | null {
	let best = -1;
	let closest = 1;
	for (const other of context) {
		const lift = liftOf(pool, other, film);
		const closer = lift === closest && (best < 0 || likeness(pool, film, other) > likeness(pool, film, best));
		if (lift > closest || closer) [best, closest] = [other, lift];
	}
	if (best < 0) return null;
	const genres = genreNames(pool.genres[film]! & pool.genres[best]!);
	const period = Math.abs(pool.year[film]! - pool.year[best]!) <= PERIOD;
	const together = closest > 1;
	return together || genres.length > 0 || period ? { like: best, genres, period, together } : null;
}
