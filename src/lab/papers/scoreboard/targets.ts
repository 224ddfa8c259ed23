import { seededRandom } from '../../../core/advice/draw.ts';
import type { Ratings, Target } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import { countOutside, rankItems } from './attack/aux.ts';

export interface ChosenTargets {
	targets: Target[];
	/** Share of users with enough ratings, among those examined. */
	eligible: number;
}

/** @returns a function that draws up to `count` users with enough ratings outside the top, the same ones where possible */
export function createChoice(ratings: Ratings, count: number, seed: number) {
	const ranks = rankItems(ratings);
	const order = shuffledNumbers(ratings.users, seededRandom(seed));
	return (atLeast: number, outsideTop: number): ChosenTargets => {
		const targets: Target[] = [];
		let looked = 0;
		while (looked < order.length && targets.length < count) {
			const user = order[looked++]!;
			if (countOutside(ratings, ranks, user, outsideTop) >= atLeast) targets.push({ user, items: [] });
		}
		return { targets, eligible: looked === 0 ? 0 : targets.length / looked };
	};
}
