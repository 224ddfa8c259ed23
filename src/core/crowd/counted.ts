/** The crowd by counting in a released population, beside the estimate: no model of who rates what together. */

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

/** Writers that are imagined where it is not known what they rated, or how much. */
const IMAGINED = 200;

/** Sums in another order differ in their last bits. */
const SAME = 1e-9;

/** What is known of the writer and of the service that is feared. */
export interface CountedFor {
	writer: Activity | null;
	/** Raters of a film, in the population that the adversary holds. */
	raters: (film: number) => number;
	/** People of that population. */
	people: number;
	members: number;
}

/**
 * How many of `members` score at least as high as the writer, if they are as the released people are: the geometric mean
 * over what is not known of the writer, as the estimate takes it.
 *
 * Who is made alike is given every film that somebody of the group has rated, so released people have rated too much, and
 * counting them as they are finds crowds k times too large. Each keeps a film with the chance that leaves as many raters
 * as the population has.
 * @throws RangeError for an adversary who compares stars or days: released rows have none
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
		const others = countFrom(falling, own * weighing.scale(user) - SAME);
		logs += Math.log(1 + (members - 1) * (weighing.all && !all ? 1 : others / reference.people));
	}
	return Math.exp(logs / times);
}

/** Chance that a released person keeps a film. */
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

/** How active the people of each group are, once they keep what they keep. */
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

/** How many of falling scores are at least `threshold`. */
const countFrom = (falling: Float64Array, threshold: number): number =>
	partitionPoint(0, falling.length, (at) => falling[at]! >= threshold);
