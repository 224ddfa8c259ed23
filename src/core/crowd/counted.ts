/** The crowd counted in a released population, as an alternative to the model-based estimate. */

import { tfidfWeight } from '../adversaries/tfidf.ts';
import type { Activity, Weighing } from '../adversaries/weighing.ts';
import { partitionPoint } from '../algorithms/bisect.ts';
import type { Reference } from '../population/reference.ts';

/** A mentioned film. */
export interface CountedTerm {
	film: number;
	raters: number;
	/** Probability that the writer rated it. */
	own: number;
}

/** Number of simulated writers if the real one's ratings are unknown. */
const IMAGINED = 200;

/** Relative tolerance for sums taken in different orders. */
const SAME = 1e-9;

/** The writer, and the adversary's service. */
export interface CountedFor {
	writer: Activity | null;
	/** Raters of a film, in the population that the adversary holds. */
	raters: (film: number) => number;
	/** People of that population. */
	people: number;
	members: number;
}

/**
 * Number of `members` who score at least as high as the writer, if members rate as the released people do: the geometric
 * mean over the unknowns about the writer, as in the estimate.
 *
 * A release gives every member of a group all films that any of them rated. Counted as they are, released people would
 * give crowds up to k times too large, so each keeps a film with the probability that leaves the population's raters.
 * @throws RangeError for adversaries who compare stars or days, which releases do not contain
 */
export function countedCrowd(
	reference: Reference,
	weighing: Weighing,
	terms: readonly CountedTerm[],
	about: CountedFor,
	random: () => number,
): number {
	if (weighing.near !== null) throw new RangeError('Released people have neither stars nor dates to compare.');
	const { writer, members } = about;
	const activities = activitiesOf(reference, about);
	const falling = scoresOf(reference, weighing, terms, activities, about, random).sort().reverse();
	const certain = terms.every(({ own }) => own === 0 || own === 1) && (writer !== null || !weighing.byActivity);
	let logs = 0;
	const times = certain ? 1 : IMAGINED;
	for (let time = 0; time < times; time++) {
		const user = writer ?? activities[Math.floor(activities.length * random())]!;
		let own = 0;
		let all = true;
		for (const term of terms) {
			if (random() < term.own) own += weighing.gain(term.raters, user);
			else all = false;
		}
		const fitting = countFrom(falling, own * weighing.scale(user) - SAME);
		logs += Math.log(1 + (members - 1) * (weighing.all && !all ? 1 : fitting / reference.people));
	}
	return Math.exp(logs / times);
}

/** Probability that a released person keeps a film. */
const keptPart = ({ startOf, groups, sizes, people }: Reference, about: CountedFor, film: number): number => {
	let released = 0;
	for (let i = startOf[film]!; i < startOf[film + 1]!; i++) released += sizes[groups[i]!]!;
	return released === 0 ? 0 : Math.min(1, about.raters(film) / about.people / (released / people));
};

/** A score for each released person, group after group. */
function scoresOf(
	reference: Reference,
	weighing: Weighing,
	terms: readonly CountedTerm[],
	activities: readonly Activity[],
	about: CountedFor,
	random: () => number,
): Float64Array {
	const { sizes, people, startOf, groups } = reference;
	const first = new Uint32Array(sizes.length + 1);
	for (let group = 0; group < sizes.length; group++) first[group + 1] = first[group]! + sizes[group]!;
	const scores = new Float64Array(people);
	for (const { film, raters } of terms) {
		const kept = keptPart(reference, about, film);
		for (let i = startOf[film]!; i < startOf[film + 1]!; i++) {
			const group = groups[i]!;
			const gain = weighing.gain(raters, activities[group]!);
			for (let person = first[group]!; person < first[group + 1]!; person++)
				if (random() < kept) scores[person]! += gain;
		}
	}
	for (let group = 0; group < sizes.length; group++) {
		const activity = activities[group]!;
		const scale = activity.ratings > weighing.mostRatings ? null : weighing.scale(activity);
		for (let person = first[group]!; person < first[group + 1]!; person++)
			scores[person] = scale === null ? -Infinity : scores[person]! * scale;
	}
	return scores;
}

const known = new WeakMap<Reference, Activity[]>();

/** Activity of the people of each group after thinning. */
function activitiesOf(reference: Reference, about: CountedFor): Activity[] {
	const found = known.get(reference);
	if (found !== undefined) return found;
	const { start, films, sizes, startOf } = reference;
	const kept = Float64Array.from({ length: startOf.length - 1 }, (_, film) => keptPart(reference, about, film));
	const activities = Array.from(sizes, (_, group) => {
		let [ratings, squares] = [0, 0];
		for (let i = start[group]!; i < start[group + 1]!; i++) {
			const film = films[i]!;
			ratings += kept[film]!;
			squares += kept[film]! * tfidfWeight(about.raters(film), about.people) ** 2;
		}
		return { ratings: Math.max(1, ratings), norm: Math.sqrt(squares) || Infinity };
	});
	known.set(reference, activities);
	return activities;
}

/** Number of scores, in descending order, that are at least `threshold`. */
const countFrom = (falling: Float64Array, threshold: number): number =>
	partitionPoint(0, falling.length, (at) => falling[at]! >= threshold);
