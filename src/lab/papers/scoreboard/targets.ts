import { seededRandom } from '../../../core/advice/draw.ts';
import type { Ratings } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import type { Target } from '../../kit/datasets/target.ts';
import { countOutside, rankItems } from './attack/aux.ts';

/** People to look for, and how many could have been chosen. */
export interface Chosen {
	targets: Target[];
	/** Part of all people who rated enough, of as many as were looked at. */
	eligible: number;
}

/** @returns draws up to `count` people who rated at least so many items outside the top, the same ones where it can */
export function createChoice(ratings: Ratings, count: number, seed: number) {
	const ranks = rankItems(ratings);
	const order = shuffledNumbers(ratings.users, seededRandom(seed));
	return (atLeast: number, outsideTop: number): Chosen => {
		const targets: Target[] = [];
		let looked = 0;
		while (looked < order.length && targets.length < count) {
			const user = order[looked++]!;
			if (countOutside(ratings, ranks, user, outsideTop) >= atLeast) targets.push({ user, items: [] });
		}
		return { targets, eligible: looked === 0 ? 0 : targets.length / looked };
	};
}
