import { ADVERSARIES, decoyGain, weighingOf } from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { type Ratings, sizeOf, sizesOf, type Target } from '../kit/datasets/ratings.ts';
import { activitiesOf, marginalsOfRatings } from '../kit/population.ts';
import { type Shared, task } from '../kit/threads/task.ts';
import type { Attack } from '../papers/identify/attacks/attack.ts';
import { createAttack } from '../papers/identify/attacks/createAttack.ts';
import { rankOf } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';
import { createAdvisor, type ItemFacts, type Strategy } from './advised.ts';

/**
 * The attackers that advice is tested against: the product's adversaries, of which the last knows how decoys are drawn in
 * general, and one who also knows the distribution for each draft.
 */
export const ATTACKERS = [...ADVERSARIES, 'knowsDraw'] as const;
export type Attacker = (typeof ATTACKERS)[number];

interface DefendOptions {
	rows: readonly Strategy[];
	facts: ItemFacts;
	seed: number;
}

/** What someone who follows a strategy names, and the rank under each attacker. */
export interface Defended {
	items: readonly number[];
	ranks: number[];
}

/** @returns a function that tries each strategy for a target */
export function defendOne({ ratings }: Shared, { rows, facts, seed }: DefendOptions) {
	const advisor = createAdvisor(ratings, facts, Math.max(...rows.map(({ decoys }) => decoys)), seed);
	const attackers = createAttackers(ratings);
	return (target: Target): Defended[] =>
		rows.map((followed) => {
			const { target: said, chance } = advisor.follow(target, followed);
			const part = said.items.length === 0 ? 0 : followed.decoys / said.items.length;
			return { items: said.items, ranks: attackers(said, part, chance) };
		});
}

function createAttackers(ratings: Ratings) {
	const marginals = marginalsOfRatings(ratings);
	const activities = activitiesOf(ratings);
	const scores = new Float64Array(ratings.users);
	const attacks = ADVERSARIES.map((name) =>
		name === 'scoring'
			? createAttack(name, ratings)
			: weighingAttack(ratings, weighingOf(name, marginals, decoyDraw(marginals)), activities),
	);
	const logRatings = Float64Array.from(sizesOf(ratings.byUser), (n) => Math.log(Math.max(1, n)));
	return (said: Target, part: number, chance: (item: number) => number): number[] => [
		...attacks.map((attack) => rankOf(attack, said, scores)),
		rankOf(knowing(ratings, logRatings, part, chance), said, scores),
	];
}

/** Likelihood attack that knows the share of decoys among the mentions, and how each may have been drawn. */
function knowing(
	{ byItem, users, count }: Ratings,
	logRatings: Float64Array,
	part: number,
	chance: (item: number) => number,
): Attack {
	const add = (scores: Float64Array, item: number) => {
		const gain = decoyGain(sizeOf(byItem, item) / count, part, chance(item));
		for (let i = byItem.start[item]!; i < byItem.start[item + 1]!; i++) {
			const user = byItem.ids[i]!;
			scores[user]! += gain - logRatings[user]!;
		}
	};
	return { prior: new Float64Array(users), add, all: false };
}

export const defendOneTask = task(import.meta.url, 'defendOneTask', defendOne);
