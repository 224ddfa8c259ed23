/** A better known film to mention in place of a rare one, that serves the sentence as well. */
import { isOfSameDirector, sharedGenres } from './affinity.ts';
import { type DecoyPool, decoyCandidates, whyDrawn } from './decoys.ts';
import { decoyPool, type PlanPack } from './plans.ts';

/** How many times as many people must have rated it. */
const BETTER_KNOWN = 2;
/** Least likeness in genre of films that are only rated together. */
const SAME_GENRES = 0.5;

/**
 * Draws a film in place of `film`, as decoys are drawn: a suitable one, better known, of the same director or origin, or
 * of like genres and rated by the same people; undefined without one.
 */
export function swapFor(
	pack: PlanPack,
	film: number,
	excluded: (film: number) => boolean,
	seed: number,
): number | undefined {
	const pool = decoyPool(pack);
	const { films, arrivals } = decoyCandidates(pool, pack.population.size, [film], excluded, seed);
	let best = -1;
	for (let i = 0; i < films.length; i++)
		if (
			pool.raters[films[i]!]! >= BETTER_KNOWN * pool.raters[film]! &&
			serves(pool, films[i]!, film) &&
			(best < 0 || arrivals[i]! < arrivals[best]!)
		)
			best = i;
	return films[best];
}

function serves(pool: DecoyPool, film: number, other: number): boolean {
	const { origin } = pool;
	return (
		isOfSameDirector(pool, film, other) ||
		((origin?.[film] ?? 0) > 0 && origin![film] === origin![other]) ||
		(whyDrawn(pool, film, [other])?.together === true && sharedGenres(pool, film, other) >= SAME_GENRES)
	);
}
