/**
 * The crowd across kinds, measured on two services with the same people, or on stand-ins: one catalogue has several
 * sorts of items that the same people rated. Each sort counts as a service with its own members, raters, and activity;
 * then the people who match someone's mentions of both are counted.
 */
import { median } from 'simple-statistics';
import { seededRandom } from '../../core/advice/draw.ts';
import { matchingAll, smallestOf } from '../../core/crowd/acrossKinds.ts';
import { partOf } from '../kit/datasets/part.ts';
import { type Ratings, sizeOf } from '../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../kit/datasets/shuffle.ts';
import { drawMentions } from '../kit/datasets/simulate.ts';
import { mean } from '../kit/statistics.ts';
import { createAttack } from '../papers/identify/attacks/createAttack.ts';
import { scoreAll, thresholdOf } from '../papers/identify/attacks/rank.ts';
import { createEstimators } from './calibrate.ts';

/** Places of the items of two sorts among their own, -1 for others. */
export type Sorts = readonly [Int32Array, Int32Array];

export interface AcrossOptions {
	mentions: readonly number[];
	targets: number;
	/** Whether people are divided by taste, as in packs of other kinds than films. */
	tastes: boolean;
	seed: number;
}

/** One person: the crowd of each sort, and how many people really match both. */
interface Joint {
	crowds: readonly { crowd: number; members: number }[];
	/** Members of both sorts. */
	both: number;
	/** People who score at least as high as the target on both sorts, including the target. */
	rank: number;
	/** People whose scores on both sorts add up to at least the target's. */
	added: number;
}

/** How the bound, which is the smallest crowd, and the product do. Factors are medians. */
export interface AcrossRow {
	mentions: number;
	people: number;
	/** Median of the true joint ranks. */
	rank: number;
	/** Share of people for whom the bound holds, rounded. */
	holds: number;
	/** Share of people with more than twice as many matches on both. */
	tooSmall: number;
	/** Bound over the joint rank. */
	bound: number;
	/** Bound over the rank by the sum of the scores. */
	boundAdded: number;
	/** Product over the joint rank. */
	product: number;
	/** By how much the product errs, to either side. */
	productErrs: number;
	/** Shares of people for whom the product is less than half, and more than twice, the joint rank. */
	productBelow: number;
	productAbove: number;
}

/**
 * Compares the smallest crowd and the product with how many people of `judged` match two sorts of items together.
 * @param counted other people with the same items, in whom raters and activity are counted
 */
export function across(judged: Ratings, counted: Ratings, sorts: Sorts, options: AcrossOptions): AcrossRow[] {
	const services = sorts.map((places) => serviceOf(judged, counted, places, options.tastes));
	const people = membersOfBoth(services, judged.users);
	const random = seededRandom(options.seed);
	return options.mentions.map((mentions) => {
		const able = people.filter((members) =>
			members.every((user, i) => sizeOf(services[i]!.ratings.byUser, user) >= mentions),
		);
		const order = shuffledNumbers(able.length, random);
		const joints: Joint[] = [];
		for (let at = 0; at < able.length && joints.length < options.targets; at++) {
			const joint = jointOf(services, people, able[order[at]!]!, mentions, random);
			if (joint !== null) joints.push(joint);
		}
		return { mentions, ...compareJoint(joints) };
	});
}

type Service = ReturnType<typeof serviceOf>;

/** One sort as a service: its members, and what computes their crowds and scores. */
function serviceOf(judged: Ratings, counted: Ratings, places: ArrayLike<number>, tastes: boolean) {
	const { ratings, people } = partOf(judged, () => true, places);
	return {
		...{ ratings, people },
		attack: createAttack('scoring', ratings),
		estimate: createEstimators(ratings, partOf(counted, () => true, places).ratings, tastes),
		scores: new Float64Array(ratings.users),
	};
}

/** Returns the members of all services, by their numbers there. */
function membersOfBoth(services: readonly Service[], users: number): number[][] {
	const numbers = services.map(({ people }) => {
		const numberOf = new Int32Array(users).fill(-1);
		for (const [number, user] of people.entries()) numberOf[user] = number;
		return numberOf;
	});
	return Array.from({ length: users }, (_, user) => numbers.map((numberOf) => numberOf[user]!)).filter((members) =>
		members.every((number) => number >= 0),
	);
}

/** Draws someone's mentions of each sort; null if they are not on one of the likely lists. */
function jointOf(
	services: readonly Service[],
	people: readonly number[][],
	target: readonly number[],
	mentions: number,
	random: () => number,
): Joint | null {
	const found = services.map(({ ratings, attack, estimate, scores }, i) => {
		const user = target[i]!;
		const aim = { user, items: drawMentions(ratings, user, mentions, 0, random) };
		scoreAll(attack, aim, scores);
		const { crowd } = estimate('scoring', aim, 'known');
		return { scores, least: thresholdOf(attack, aim, scores), crowd, members: ratings.users };
	});
	if (found.some(({ least }) => least === Infinity)) return null;
	const least = found.reduce((sum, one) => sum + one.least, 0);
	let [rank, added] = [0, 0];
	for (const members of people) {
		if (found.every((one, i) => one.scores[members[i]!]! >= one.least)) rank++;
		if (found.reduce((sum, one, i) => sum + one.scores[members[i]!]!, 0) >= least) added++;
	}
	return { crowds: found, both: people.length, rank, added };
}

/** Compares bound and product with the true joint ranks. */
export function compareJoint(joints: readonly Joint[]): Omit<AcrossRow, 'mentions'> {
	const middle = (of: (joint: Joint) => number) => (joints.length === 0 ? Number.NaN : median(joints.map(of)));
	const part = (test: (joint: Joint) => boolean) => mean(joints.map((joint) => (test(joint) ? 1 : 0)));
	const bound = ({ crowds }: Joint) => smallestOf(crowds)!.crowd;
	const error = (joint: Joint) => matchingAll(joint.crowds, joint.both) / joint.rank;
	return {
		people: joints.length,
		rank: middle(({ rank }) => rank),
		holds: part((joint) => joint.rank <= Math.round(bound(joint))),
		tooSmall: part((joint) => joint.rank > 2 * bound(joint)),
		bound: middle((joint) => bound(joint) / joint.rank),
		boundAdded: middle((joint) => bound(joint) / joint.added),
		product: middle(error),
		productErrs: middle((joint) => Math.max(error(joint), 1 / error(joint))),
		productBelow: part((joint) => error(joint) < 1 / 2),
		productAbove: part((joint) => error(joint) > 2),
	};
}
