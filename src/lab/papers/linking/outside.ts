/** Attackers from outside, who search for the other account of each person. */
import { seededRandom } from '../../../core/advice/draw.ts';
import type { NamedRatings, Ratings } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import type { Search } from '../../kit/outside/exported.ts';
import type { Ranks } from '../../kit/outside/outside.ts';
import type { Pairs } from './accounts.ts';
import { ATTACKERS, type Attacker, accountAt } from './attackers.ts';
import type { LinkResult } from './linkOne.ts';

/** Each first account among all second ones, which have meaningless names. */
export function searchOfPairs(ratings: Ratings | NamedRatings, pairs: Pairs, targets: number, seed: number): Search {
	const numbers = shuffledNumbers(pairs.people.length, seededRandom(seed));
	const places = new Map(Array.from(numbers, (number, candidate) => [`c${number + 1}`, candidate]));
	const itemsOf = (column: Uint32Array, i: number) => Array.from(accountAt(column, pairs.films, i).films);
	return {
		targets: Array.from({ length: targets }, (_, user) => ({ user, items: itemsOf(pairs.first, user) })),
		itemName: 'itemIds' in ratings ? ratings.itemIds.name : String,
		candidates: pairs.people.length,
		candidateName: (candidate) => `c${numbers[candidate]! + 1}`,
		candidateAt: (name) => places.get(name) ?? -1,
		mentionedBy: (candidate) => itemsOf(pairs.second, candidate),
	};
}

export const ranksOfLinks = (results: readonly LinkResult[]): Ranks<Attacker> =>
	ATTACKERS.map((name) => ({ name, ranks: results.map(({ ranks }) => ranks[name]) }));
