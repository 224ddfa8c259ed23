/** Scoreboard and Scoreboard-RH over a whole database, by the items' posting lists. */
import { rarityWeight } from '../../../../core/adversaries/weighing.ts';
import { DAY, dayOf, indexIn, type Ratings, type Side, sizeOf } from '../../../kit/datasets/ratings.ts';
import { type Attribute, type Clue, partOf, type Similarity, similarityOf } from '../formulas.ts';

/** Returns each level in stars of five; larger scales are scaled down. */
export function starsOf({ scale }: Ratings): Float64Array {
	const most = scale.reduce((a, b) => Math.max(a, b), 0);
	return scale.map((value) => (most > 5 ? (5 * value) / most : value));
}

export interface Days {
	first: number;
	last: number;
}
const known = new WeakMap<Uint32Array, Days>();

/** Returns the first and last day of the ratings in days since 1970; null without times. Cached. */
export function daysOf({ byItem: { times } }: Ratings): Days | null {
	if (times === null || times.length === 0) return null;
	const before = known.get(times);
	if (before !== undefined) return before;
	let [least, most] = [times[0]!, times[0]!];
	for (let i = 1; i < times.length; i++) {
		if (times[i]! < least) least = times[i]!;
		if (times[i]! > most) most = times[i]!;
	}
	const days = { first: dayOf(least), last: dayOf(most) };
	known.set(times, days);
	return days;
}

/** Reads the attributes of an entry of a side, with null for those that the data lacks. */
export const attributeReader =
	(stars: Float64Array) =>
	({ levels, times }: Side, entry: number): Attribute => ({
		stars: levels === null ? null : stars[levels[entry]!]!,
		day: times === null ? null : dayOf(times[entry]!),
	});

/**
 * @returns a function that computes the Scoreboard-RH scores of all records, in a column reused by the next call. Sim
 * comes from tables by level and day built for each clue, which avoids exponentials in the inner loop.
 */
export function createScoreboardRh(
	ratings: Ratings,
	similarity: Similarity,
): (clues: readonly Clue[]) => Float64Array<ArrayBuffer> {
	const { byItem, users } = ratings;
	const { start, ids, levels, times } = byItem;
	const scores = new Float64Array(users);
	const stars = starsOf(ratings);
	const attributeAt = attributeReader(stars);
	const days = daysOf(ratings);
	const first = days?.first ?? 0;
	const ofLevel = new Float64Array(stars.length);
	const ofDay = new Float64Array(days === null ? 0 : days.last - first + 1);
	const fromFirst = DAY * first;
	const { form } = similarity;

	function add(clue: Clue): void {
		const [from, end] = [start[clue.item]!, start[clue.item + 1]!];
		const weight = rarityWeight(clue.raters);
		const rated = clue.stars !== null && levels !== null;
		const dated = clue.day !== null && times !== null;
		if ((clue.stars !== null && !rated) || (clue.day !== null && !dated))
			throw new RangeError('Clues about stars or dates need ratings that have them.');
		if (dated && end - from < ofDay.length) {
			// With fewer raters than days, a table costs more than it saves.
			for (let i = from; i < end; i++)
				scores[ids[i]!]! += weight * similarityOf(similarity, clue, attributeAt(byItem, i));
			return;
		}
		if (rated)
			for (let l = 0; l < ofLevel.length; l++)
				ofLevel[l] = weight * partOf(form, stars[l]! - clue.stars!, similarity.stars);
		if (dated) {
			const factor = rated && form === 'threshold' ? 1 : weight;
			for (let d = 0; d < ofDay.length; d++) ofDay[d] = factor * partOf(form, first + d - clue.day!, similarity.days);
		}
		if (rated && dated) {
			if (form === 'threshold')
				for (let i = from; i < end; i++)
					scores[ids[i]!]! += ofLevel[levels[i]!]! * ofDay[((times[i]! - fromFirst) / DAY) | 0]!;
			else
				for (let i = from; i < end; i++)
					scores[ids[i]!]! += ofLevel[levels[i]!]! + ofDay[((times[i]! - fromFirst) / DAY) | 0]!;
		} else if (rated) for (let i = from; i < end; i++) scores[ids[i]!]! += ofLevel[levels[i]!]!;
		else if (dated) for (let i = from; i < end; i++) scores[ids[i]!]! += ofDay[((times[i]! - fromFirst) / DAY) | 0]!;
		else for (let i = from; i < end; i++) scores[ids[i]!]! += weight;
	}

	return (clues) => {
		scores.fill(0);
		for (const clue of clues) add(clue);
		return scores;
	};
}

/** @returns a function for the matching set of Scoreboard (1A): records whose minimum similarity to a clue exceeds alpha */
export function createScoreboard(
	ratings: Ratings,
	similarity: Similarity,
	alpha = 0,
): (clues: readonly Clue[]) => Uint32Array {
	const { byItem, byUser } = ratings;
	const attributeAt = attributeReader(starsOf(ratings));
	const fits = (clue: Clue, side: Side, entry: number) =>
		entry >= 0 && similarityOf(similarity, clue, attributeAt(side, entry)) > alpha;
	return (clues) => {
		const [rarest, ...others] = clues.toSorted((a, b) => sizeOf(byItem, a.item) - sizeOf(byItem, b.item));
		if (rarest === undefined) return Uint32Array.from({ length: ratings.users }, (_, user) => user);
		const matching: number[] = [];
		for (let i = byItem.start[rarest.item]!; i < byItem.start[rarest.item + 1]!; i++) {
			const user = byItem.ids[i]!;
			if (!fits(rarest, byItem, i)) continue;
			if (others.every((clue) => fits(clue, byUser, indexIn(byUser, user, clue.item)))) matching.push(user);
		}
		return Uint32Array.from(matching);
	};
}
