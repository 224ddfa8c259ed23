/**
 * Decoys: films to mention that the writer has not rated. They are drawn at random instead of ranked, because an
 * adversary who always sees the same blockbusters learns to ignore them. The draw is the exponential mechanism
 * (algorithms/exponential.ts, epsilon = 2) over
 *
 *   score = log affinity + log strangers who then fit as well, under the worst adversary + recency
 *
 * among the films that suit the draft (suitable.ts). With probabilities proportional to affinity (affinity.ts), decoys look
 * like what people mention there, which hides them best from an adversary who expects them. Companions are rated by the
 * same users, so several decoys point at the same strangers. Recency is log (1 + recent share of a film's mentions), from
 * the pack's "now" or, without it, from the film's year.
 */
import type { DecoyDraw } from '../adversaries/weighing.ts';
import { arrivalTimes } from '../algorithms/exponential.ts';
import { companionFilm, companionLift } from '../catalogue/companions.ts';
import { genreBits, genreNames } from '../catalogue/film.ts';
import type { Marginals } from '../population/marginals.ts';
import { type Now, nowPart } from '../population/now.ts';
import { affinities, isOfSameDirector, PERIOD, sharedGenres } from './affinity.ts';
import { seededRandom } from './draw.ts';
import { LEAST_SHARE, type SuitablePool, suitableFilms } from './suitable.ts';

/** Largest probability that a film is drawn first, so that decoys cannot be predicted from the draft. */
const LARGEST_CHANCE = 0.25;
/** Years in which the recency of a film without data falls to 1 / e. */
const TALK = 5;

/** Share of mentions that an adversary who expects decoys takes for decoys. */
const EXPECTED_PART = 0.25;

/** Columns of a catalogue and its population that decoys are drawn from. */
export interface DecoyPool extends SuitablePool {
	/** The year that recency is counted from. */
	now: number;
	/** Films that are popular now, if the pack has them. */
	popular?: Now;
}

/** The draw as an adversary who knows this program models it before reading a post: proportional to raters. */
export function decoyDraw({ people, rarities }: Marginals, part = EXPECTED_PART): DecoyDraw {
	const least = LEAST_SHARE * people;
	let total = 0;
	for (const [raters, films] of rarities) if (raters >= least) total += raters * films;
	return { part, chance: (raters) => (raters >= least && total > 0 ? raters / total : 0) };
}

/** Likeness of two films in genre (Jaccard) and period, from 0 to 2. */
export const likeness = (pool: Pick<DecoyPool, 'year' | 'genres'>, a: number, b: number): number =>
	sharedGenres(pool, a, b) + Math.exp(-Math.abs(pool.year[a]! - pool.year[b]!) / PERIOD);

/** Caps weights at a share of their sum. Capping lowers the sum, so it takes several rounds. */
function cap(weights: Float64Array): void {
	const part = Math.max(LARGEST_CHANCE, 1 / weights.length);
	for (let round = 0; round < 60; round++) {
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

/** Most mentioned films that affinity is computed to. */
const LONGEST_CONTEXT = 12;

export interface Candidates {
	films: Int32Array;
	/** Unnormalized probability of each, without its effect on the crowd. */
	weights: Float64Array;
	/**
	 * Exponential arrival times with the weights as rates: the first to arrive are drawn. A film's random number depends
	 * only on the seed and the film, so a draw changes little while a draft is written.
	 */
	arrivals: Float64Array;
}

/** How many times as likely a draw is for a film that the writer has seen and not rated, and so can say something about. */
const SEEN = 4;

/**
 * Returns the films that may be drawn, with their weights and arrival times.
 * @param isSeen whether the writer has seen a film without rating it
 */
export function decoyCandidates(
	pool: DecoyPool,
	people: number,
	context: readonly number[],
	excluded: (film: number) => boolean,
	seed: number,
	isSeen: (film: number) => boolean = () => false,
): Candidates {
	const { raters, year, now, popular } = pool;
	const about = context.slice(0, LONGEST_CONTEXT);
	const films = suitableFilms(pool, people, about, excluded);
	const affinity = affinities(pool, about, films);
	const weights = Float64Array.from(films, (film, i) => {
		const byYear = Math.exp(-Math.max(0, now - year[film]!) / TALK);
		const recency = 1 + (popular === undefined ? byYear : nowPart(popular, film, raters[film]!, byYear));
		return affinity[i]! * recency * (isSeen(film) ? SEEN : 1);
	});
	cap(weights);
	const uniform = (film: number) => seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(film + 1, 0x85ebca6b))();
	const arrivals = arrivalTimes(weights, (i) => uniform(films[i]!));
	return { films: Int32Array.from(films), weights, arrivals };
}

const DOCUMENTARY = genreBits(['Documentary']);

/** Why a film was drawn: what it shares with the most similar mentioned film. */
interface Why {
	/** The mentioned film. */
	like: number;
	genres: string[];
	/** Whether their years are at most {@link PERIOD} apart. */
	period: boolean;
	/** Whether the two are companions. */
	together: boolean;
	/** Whether they have the same directors. */
	director: boolean;
}

function liftOf({ nearStart, near }: DecoyPool, of: number, film: number): number {
	for (let i = nearStart[of]!; i < nearStart[of + 1]!; i++)
		if (companionFilm(near[i]!) === film) return companionLift(near[i]!);
	return 1;
}

/**
 * Explains a drawn film by a mentioned film with the same director, or else by the highest lift, then likeness; null if
 * they share nothing.
 */
export function whyDrawn(pool: DecoyPool, film: number, context: readonly number[]): Why | null {
	const reason = (other: number) => [
		isOfSameDirector(pool, film, other) ? 1 : 0,
		liftOf(pool, other, film),
		likeness(pool, film, other),
	];
	let [like, best] = [-1, [0, 0, 0]];
	for (const other of context) {
		const found = reason(other);
		const first = found.findIndex((value, i) => value !== best[i]);
		if (first >= 0 && found[first]! > best[first]!) [like, best] = [other, found];
	}
	if (like < 0) return null;
	// A documentary is like documentaries only.
	const isAlike = ((pool.genres[film]! ^ pool.genres[like]!) & DOCUMENTARY) === 0;
	const genres = isAlike ? genreNames(pool.genres[film]! & pool.genres[like]!) : [];
	// A year of 0 is not known.
	const period = pool.year[film]! > 0 && Math.abs(pool.year[film]! - pool.year[like]!) <= PERIOD;
	const [director, together] = [best[0] === 1, best[1]! > 1];
	return director || together || genres.length > 0 || period ? { like, genres, period, together, director } : null;
}
