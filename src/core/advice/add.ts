import { firstToArrive } from '../algorithms/exponential.ts';
import { type Crowds, copyAll, type Mentioned, mention, trialsOn, worstOf } from '../crowd/crowds.ts';
import type { RankDistribution } from '../crowd/ranks.ts';
import type { Candidates } from './decoys.ts';
import { NOTICEABLE } from './limits.ts';

const LONGEST_ADD = 5;
/** Films drawn at a time: some of them narrow the crowd. */
export const DRAWN = 2 * LONGEST_ADD;

/** Numbers of raters at which a decoy's effect is computed; between them it is interpolated. */
const LEVELS = 5;

/** A film to add, and the crowd after mentioning it and the films before it. */
export type AddStep = { film: number; crowd: number };

/**
 * Chooses films to add until `tolerance` is met; at least one if any widens the crowd. A film that narrows the crowd is
 * skipped. A film without an effect by itself (a stranger who rated it still lacks the rarer film that the writer
 * rated) stays, as it may help together with the next.
 * @param before mentioned films, on grids with room for the decoys
 * @param drawn films that may be added, in order
 * @param maxSteps most films to add
 */
export function planAdd(
	crowds: Crowds,
	before: Mentioned,
	raters: ArrayLike<number>,
	drawn: readonly number[],
	tolerance: number,
	maxSteps = LONGEST_ADD,
): AddStep[] {
	const mentioned = copyAll(before);
	const trials = trialsOn(crowds, mentioned);
	let now = worstOf(crowds, mentioned);
	let widest = now * NOTICEABLE;
	const steps: AddStep[] = [];
	let usefulSteps = 0;
	for (const film of drawn) {
		if (steps.length === maxSteps || (usefulSteps > 0 && now >= tolerance)) break;
		const rows = crowds.film({ raters: raters[film]!, own: 0 });
		const crowd = trials.worst([rows], now / NOTICEABLE);
		if (crowd < now / NOTICEABLE) continue;
		mention(mentioned, rows);
		now = crowd;
		steps.push({ film, crowd });
		if (now > widest) {
			widest = now;
			usefulSteps = steps.length;
		}
	}
	return steps.slice(0, usefulSteps);
}

/** Returns the first `most` of the drawn films that do not narrow the crowd, without those that are known. */
export function usefulDecoys(
	crowds: Crowds,
	before: Mentioned,
	raters: ArrayLike<number>,
	drawn: readonly number[],
	known: ReadonlySet<number>,
	most = Infinity,
): number[] {
	const least = worstOf(crowds, before) / NOTICEABLE;
	const trials = trialsOn(crowds, before);
	const useful: number[] = [];
	for (const film of drawn) {
		if (useful.length >= most) break;
		if (known.has(film)) continue;
		if (trials.worst([crowds.film({ raters: raters[film]!, own: 0 })], least) >= least) useful.push(film);
	}
	return useful;
}

type Draw = Pick<Candidates, 'films' | 'arrivals'>;

/** Draws the first `count` decoys, whether or not they widen the crowd. */
export const drawDecoys = (
	crowds: Crowds,
	mentioned: Mentioned,
	raters: ArrayLike<number>,
	{ films, arrivals }: Draw,
	count: number,
): number[] => {
	if (films.length === 0) return [];
	const boost = boostByRaters(crowds, mentioned, raters, films);
	const boosted = arrivals.map((time, i) => time / boost(raters[films[i]!]!));
	return firstToArrive(boosted, count).map((i) => films[i]!);
};

/**
 * Returns a function from a decoy's number of raters to the strangers who then match under the worst adversary,
 * relative to the best decoy: up to 1.
 */
export function boostByRaters(
	crowds: Crowds,
	mentioned: Mentioned,
	raters: ArrayLike<number>,
	films: Int32Array,
): (raters: number) => number {
	let least = Infinity;
	let most = 1;
	for (const film of films) {
		least = Math.min(least, raters[film]!);
		most = Math.max(most, raters[film]!);
	}
	const step = Math.log(most / least) / (LEVELS - 1) || 1;
	const trials = trialsOn(crowds, mentioned);
	const utilities = Array.from({ length: LEVELS }, (_, i) => {
		const rows = crowds.film({ raters: Math.round(least * Math.exp(i * step)), own: 0 });
		return Math.min(...trials.ranks([rows]).map(logStrangers));
	});
	const best = Math.max(...utilities);
	return (n) => {
		const at = Math.min(LEVELS - 1.001, Math.max(0, Math.log(n / least) / step));
		const [below, part] = [Math.floor(at), at % 1];
		return Math.exp((1 - part) * utilities[below]! + part * utilities[below + 1]! - best);
	};
}

/** Mean log of the strangers who match. Unlike the crowd, it still distinguishes values far below one stranger. */
export function logStrangers({ strangers, probability }: RankDistribution): number {
	let sum = 0;
	for (let i = 0; i < strangers.length; i++) sum += probability[i]! * Math.log(strangers[i]! + 1e-9);
	return sum;
}
