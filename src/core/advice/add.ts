import { type Crowds, copyAll, type Mentioned, mention, worstOf } from '../crowd/crowds.ts';
import type { RankDistribution } from '../crowd/estimator.ts';
import { firstToArrive } from '../decay/exponential.ts';
import type { Candidates } from './decoys.ts';
import { NOTICEABLE } from './drop.ts';

const LONGEST_ADD = 5;

/** Numbers of raters at which it is worked out what a decoy would do; between them it is interpolated. */
const LEVELS = 5;

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
	candidates: Draw,
	tolerance: number,
	most = LONGEST_ADD,
): AddStep[] {
	let mentioned = before;
	let now = worstOf(crowds, mentioned);
	let widest = now * NOTICEABLE;
	const steps: AddStep[] = [];
	let useful = 0;
	for (const film of drawDecoys(crowds, mentioned, raters, candidates, 2 * most)) {
		if (steps.length === most || (useful > 0 && now >= tolerance)) break;
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

type Draw = Pick<Candidates, 'films' | 'arrivals'>;

/** The first `count` decoys that are drawn, whether or not they are of use. */
export const drawDecoys = (
	crowds: Crowds,
	mentioned: Mentioned,
	raters: ArrayLike<number>,
	{ films, arrivals }: Draw,
	count: number,
): number[] => {
	if (films.length === 0) return [];
	const boost = boosts(crowds, mentioned, raters, films);
	const boosted = arrivals.map((time, i) => time / boost(raters[films[i]!]!));
	return firstToArrive(boosted, count).map((i) => films[i]!);
};

/** How many more strangers fit, under the worst adversary, once a film of so many raters is mentioned: up to 1. */
export function boosts(
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
		return Math.min(...wider.map((_, adversary) => logStrangers(crowds.distribution(wider, adversary))));
	});
	const best = Math.max(...utilities);
	return (n) => {
		const at = Math.min(LEVELS - 1.001, Math.max(0, Math.log(n / least) / step));
		const [below, part] = [Math.floor(at), at % 1];
		return Math.exp((1 - part) * utilities[below]! + part * utilities[below + 1]! - best);
	};
}

/** Unlike the crowd it tells hopeless from nearly hopeless. */
function logStrangers({ strangers, probability }: RankDistribution): number {
	let sum = 0;
	for (let i = 0; i < strangers.length; i++) sum += probability[i]! * Math.log(strangers[i]! + 1e-9);
	return sum;
}
