/** What users who follow advice mention: by the product's plans, and by simpler strategies for comparison. */
import type { DecoyPool } from '../../core/advice/decoys.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { populationFrom } from '../kit/population.ts';
import { createPlanner, knownDraw } from './planned.ts';
import { createPopularity } from './popularity.ts';

type StrategyKind = 'nothing' | 'dropRarest' | 'mostPopular' | 'randomPopular' | 'ours';

/** A strategy to follow, with its number of drops and of decoys. */
export interface Strategy {
	advice: StrategyKind;
	drops: number;
	decoys: number;
}

/** Metadata of each item; zeros if unknown. */
export interface ItemFacts extends Companions {
	year: readonly number[];
	/** Bit set of the genres of each item. */
	genres: readonly number[];
	now: number;
}

/** The final mentions, and what an adversary who knows the strategy infers about decoys. */
interface Disclosure {
	target: Target;
	/** Probability that one draw gives the item, given the other mentions (d_m). */
	chance: (item: number) => number;
}

/** Films on the popularity lists per decoy: the adversary assumes that decoys are among them. */
const LIST = 4;

export interface Advisor {
	/** Returns what a target who follows the strategy mentions; fewer decoys are a prefix of more decoys. */
	follow(target: Target, followed: Strategy): Disclosure;
}

export function createAdvisor(ratings: Ratings, facts: ItemFacts, most: number, seed: number): Advisor {
	const { raters, total, rankOf, rarestFirst, mostPopular, drawn } = createPopularity(ratings);
	const population = populationFrom(ratings);
	const pool: DecoyPool = { raters, ...facts };
	const planned = createPlanner(ratings, population, pool, most, seed);

	const follow = (target: Target, { advice, drops, decoys }: Strategy): Disclosure => {
		const say = (kept: readonly number[], added: readonly number[]) => ({
			user: target.user,
			items: [...kept, ...added],
		});
		const rarest = rarestFirst(target.items).slice(drops);
		switch (advice) {
			case 'nothing':
			case 'dropRarest':
				return { target: say(rarest, []), chance: () => 0 };
			case 'mostPopular':
				return {
					target: say(rarest, mostPopular(target, decoys)),
					chance: (item) => (rankOf[item]! < LIST * decoys ? 1 / (LIST * decoys) : 0),
				};
			case 'randomPopular':
				return {
					target: say(rarest, drawn(target, decoys, seed + 7 * target.user)),
					chance: (item) => raters[item]! / total,
				};
			case 'ours': {
				const plan = planned(target, drops);
				const said = say(plan.kept, plan.decoys.slice(0, decoys));
				return { target: said, chance: knownDraw(population, pool, rarestFirst, said.items) };
			}
		}
	};
	return { follow };
}
