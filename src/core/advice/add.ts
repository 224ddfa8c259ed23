import { type Crowds, copyAll, type Mentioned, mention, worstOf } from '../crowd/crowds.ts';
import type { Outcome } from '../crowd/estimator.ts';
import { type Candidates, waits } from './decoys.ts';
import { NOTICEABLE } from './drop.ts';

export const LONGEST_ADD = 5;

/** Numbers of raters at which it is worked out what a decoy would do; between them it is interpolated. */
const LEVELS = 7;

/** A film to add, and the crowd once it and those before it are mentioned. */
export type AddStep = { film: number; crowd: number };

/**
 * Which films to mention as well, until `tolerance` is met; at least one if any widens the crowd. One that would
 * narrow it is passed over; one may do nothing by itself (a stranger who rated it still lacks the rarer film that the
 * writer rated) and much with the next.
 * @param before what is mentioned, on grids that have room for the decoys
 * @param most films to add
 * @returns the steps, and what is mentioned after them
 */
export function planAdd(
	crowds: Crowds,
	before: Mentioned,
	raters: ArrayLike<number>,
	{ films, weights }: Candidates,
	tolerance: number,
	seed: number,
	most = LONGEST_ADD,
): AddStep[] {
	const wait = waits(films, seed);
	const taken = new Set<number>();
	let mentioned = before;
	let now = worstOf(crowds, mentioned);
	let widest = now * NOTICEABLE;
	const steps: AddStep[] = [];
	let useful = 0;
	for (let tries = 0; tries < 2 * most && steps.length < most && (useful === 0 || now < tolerance); tries++) {
		const boost = boosts(crowds, mentioned, raters, films);
		const film = firstToArrive(films, taken, (i) => wait[i]! / (weights[i]! * boost(raters[films[i]!]!)));
		if (film < 0) break;
		taken.add(film);
		const wider = copyAll(mentioned);
		mention(wider, crowds.film({ raters: raters[film]!, own: 0 }));
		const crowd = worstOf(crowds, wider);
		if (crowd < now / NOTICEABLE) continue;
		mentioned = wider;
		now = crowd;
		steps.push({ film, crowd });
		if (now > widest) {
			widest = now;
			useful = steps.length;
		}
	}
	return steps.slice(0, useful);
}

function firstToArrive(films: Int32Array, taken: ReadonlySet<number>, at: (i: number) => number): number {
	let first = -1;
	let soonest = Infinity;
	for (let i = 0; i < films.length; i++) {
		const time = at(i);
		if (time < soonest && !taken.has(films[i]!)) {
			soonest = time;
			first = films[i]!;
		}
	}
	return first;
}

/** How many more strangers fit, under the worst adversary, once a film of so many raters is mentioned: up to 1. */
function boosts(
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
	const utilities = Array.from({ length: LEVELS }, (_, i) => {
		const wider = copyAll(mentioned);
		mention(wider, crowds.film({ raters: Math.round(least * Math.exp(i * step)), own: 0 }));
		return Math.min(...wider.map((_, adversary) => logStrangers(crowds.outcome(wider, adversary))));
	});
	const best = Math.max(...utilities);
	return (n) => {
		const at = Math.min(LEVELS - 1.001, Math.max(0, Math.log(n / least) / step));
		const [below, part] = [Math.floor(at), at % 1];
		return Math.exp((1 - part) * utilities[below]! + part * utilities[below + 1]! - best);
	};
}

/** Unlike the crowd it tells hopeless from nearly hopeless. */
function logStrangers({ strangers, probability }: Outcome): number {
	let sum = 0;
	for (let i = 0; i < strangers.length; i++) sum += probability[i]! * Math.log(strangers[i]! + 1e-9);
	return sum;
}
