/** The crowd by counting in a released population, beside the estimate: no model of who rates what together. */
import { tfidfNorm } from '../adversaries/tfidf.ts';
import type { Activity, Weighing } from '../adversaries/weighing.ts';
import type { Reference } from '../population/reference.ts';

/** A mentioned film. */
export interface CountedTerm {
	film: number;
	raters: number;
	/** Probability that the writer rated it. */
	own: number;
}

/** Writers that are imagined where it is not known what they rated, or how much. */
const IMAGINED = 200;

/** Sums in another order differ in their last bits. */
const SAME = 1e-9;

/**
 * How many of `members` score at least as high as the writer, if they are as the released people are: the geometric mean
 * over what is not known of the writer, as the estimate takes it.
 * @param raters of each film, in the population that the adversary holds
 * @throws RangeError for an adversary who compares stars or days: released rows have none
 */
export function countedCrowd(
	reference: Reference,
	weighing: Weighing,
	terms: readonly CountedTerm[],
	{ writer, raters, members }: { writer: Activity | null; raters: (film: number) => number; members: number },
	random: () => number,
): number {
	if (weighing.near !== null) throw new RangeError('Released people have neither stars nor dates to compare.');
	const { sizes, people } = reference;
	const activities = activitiesOf(reference, raters);
	const scores = new Float64Array(sizes.length);
	for (const { film, raters: known } of terms)
		for (let i = reference.startOf[film]!; i < reference.startOf[film + 1]!; i++) {
			const group = reference.groups[i]!;
			scores[group]! += weighing.gain(known, activities[group]!);
		}
	for (let group = 0; group < scores.length; group++) {
		const activity = activities[group]!;
		scores[group] = activity.ratings > weighing.mostRatings ? -Infinity : scores[group]! * weighing.scale(activity);
	}
	const order = Array.from(sizes, (_, group) => group).sort((a, b) => scores[b]! - scores[a]!);
	const atLeast = cumulative(order.map((group) => sizes[group]!));
	const falling = Float64Array.from(order, (group) => scores[group]!);
	const certain = terms.every(({ own }) => own === 0 || own === 1) && (writer !== null || !weighing.byActivity);
	let logs = 0;
	const times = certain ? 1 : IMAGINED;
	for (let time = 0; time < times; time++) {
		const user = writer ?? activities[groupOf(atLeast, order, random())]!;
		let own = 0;
		let all = true;
		for (const term of terms) {
			if (random() < term.own) own += weighing.gain(term.raters, user);
			else all = false;
		}
		const others = countFrom(falling, own * weighing.scale(user) - SAME);
		const part = weighing.all && !all ? 1 : others === 0 ? 0 : atLeast[others - 1]! / people;
		logs += Math.log(1 + (members - 1) * part);
	}
	return Math.exp(logs / times);
}

const known = new WeakMap<Reference, Activity[]>();

function activitiesOf(reference: Reference, raters: (film: number) => number): Activity[] {
	const found = known.get(reference);
	if (found !== undefined) return found;
	const { start, films, people } = reference;
	const activities = Array.from(reference.sizes, (_, group) => {
		const own = films.subarray(start[group]!, start[group + 1]!);
		const norm = tfidfNorm(Array.from(own, raters), people) || Infinity;
		return { ratings: Math.max(1, own.length), norm };
	});
	known.set(reference, activities);
	return activities;
}

function cumulative(counts: readonly number[]): Float64Array {
	let sum = 0;
	return Float64Array.from(counts, (count) => {
		sum += count;
		return sum;
	});
}

/** The group of a person drawn at random. */
function groupOf(atLeast: Float64Array, order: readonly number[], luck: number): number {
	const wanted = luck * atLeast.at(-1)!;
	return order[atLeast.findIndex((sum) => sum > wanted)]!;
}

/** How many of falling scores are at least `threshold`. */
function countFrom(falling: Float64Array, threshold: number): number {
	let [low, high] = [0, falling.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (falling[middle]! >= threshold) low = middle + 1;
		else high = middle;
	}
	return low;
}
