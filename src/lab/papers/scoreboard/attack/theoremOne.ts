/** Measures the guarantee of Theorem 1: whether records of the matching set are similar to the target's as a whole. */
import { seededRandom } from '../../../../core/advice/draw.ts';
import { sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import { type Condition, createAux, rankItems } from './aux.ts';
import { createScoreboard } from './scoreboard.ts';
import { seedOf, thresholdsOf } from './scoreboardOne.ts';
import { createComparison } from './similar.ts';

export interface TheoremOptions {
	/** What the adversary knows, without errors. Sizes from 1 to its `auxSize` are tried. */
	condition: Condition;
	epsilon: number;
	deltas: readonly number[];
	seed: number;
}

/** For each size of aux from 1 and each delta: share of the matching set with Sim(r, r') >= 1 - eps - delta. */
export interface Theorem {
	/** Sim over supp(r) u supp(r'), as defined. */
	union: number[][];
	/** Sim over supp(r) only, which is all that the proof shows. */
	own: number[][];
}

/** Maximum members of a matching set to examine, evenly spaced, since the adversary picks uniformly. */
const MEMBERS = 40;

export function theoremOne({ ratings }: Shared, { condition, epsilon, deltas, seed }: TheoremOptions) {
	const draw = createAux(ratings, rankItems(ratings));
	const match = createScoreboard(ratings, thresholdsOf(condition));
	const compare = createComparison(ratings, condition);
	return ({ user }: Target): Theorem => {
		const clues = draw(user, condition, seededRandom(seedOf(seed, user)));
		const own = sizeOf(ratings.byUser, user);
		const sizes = clues.map((_, i) => {
			const matching = match(clues.slice(0, i + 1));
			const looked = Math.min(MEMBERS, matching.length);
			const members = Array.from({ length: looked }, (_, k) => matching[Math.floor((k * matching.length) / looked)]!);
			const found = members.map((other) => {
				const { alike, both } = compare(user, other);
				return { own: alike / own, union: alike / (own + sizeOf(ratings.byUser, other) - both) };
			});
			return (kind: 'own' | 'union', delta: number) =>
				found.filter((sim) => sim[kind] >= 1 - epsilon - delta - 1e-9).length / looked;
		});
		const of = (kind: 'own' | 'union') => deltas.map((delta) => sizes.map((part) => part(kind, delta)));
		return { union: of('union'), own: of('own') };
	};
}

export const theoremOneTask = task(import.meta.url, 'theoremOneTask', theoremOne);
