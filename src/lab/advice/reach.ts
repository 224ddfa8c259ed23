/** How far people can trust what they read: about their draft as it is, after the first plan, and after at most one question. */
import { createCase, type Writer } from '../../core/advice/case.ts';
import type { Way } from '../../core/advice/first.ts';
import { judge, standingOf } from '../../core/advice/judge.ts';
import type { PlanPack } from '../../core/advice/plans.ts';
import { isHidden, type Question, type Standing, type Verdict } from '../../core/advice/verdict.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { bootstrap, type Interval, mean, type Part, partOf } from '../kit/statistics.ts';
import { afterPlan, answered, firstPlanFor, type KnownOf, NO_CHANGE, ratedBy, writerOf } from './followed.ts';

export interface Reach {
	drafts: number;
	/** Drafts that the plan brings to the goal, and the median promise to them. */
	reached: number;
	promised: number;
	/** All drafts after the plan: medians of what is then shown, and of the rank. */
	shown: number;
	rank: number;
	/** How many of these are shown a number within a factor of 2 of the rank, and have a rank of 1, at most 10, below 48. */
	within2: Part;
	one: Part;
	ten: Part;
	few: Part;
	/** Mean number of changes if any, with its interval. */
	changes: { mean: number; interval: Interval };
	/** Among people who read that they are well or probably hidden: ranks below the goal, or below half the goal. */
	hidden: Part;
	probably: Part;
	/** Ranks of unchanged drafts that lie in the range. */
	inRange: Part;
	/** Drafts that end well hidden or probably after one question at most: without and with the plan. */
	unchanged: Part;
	ended: Part;
}

/** So few people are too few. */
const FEW = 48;

interface ReachOptions {
	known: KnownOf;
	goal: number;
	seed: number;
	/** Members of the service, if not the one that the pack counts. */
	members: number | null;
}

/** What someone reads about a post, and the truth. */
interface Read extends Standing {
	verdict: Verdict;
	question: Question | null;
	rank: number;
}

/** A draft, from how it was written to how it ends. */
export interface Followed {
	way: Way;
	/** As it was written, and after the plan; the same without a plan. */
	before: Read;
	after: Read;
	unchanged: boolean;
	ended: boolean;
}

/** Lets someone write a draft, and follow the advice. @param rankOf rank of the post under the best of the adversaries */
export function follow(
	ratings: Ratings,
	pack: PlanPack,
	{ user, items }: Target,
	rankOf: (way: Way) => number,
	{ known, goal, seed, members }: ReachOptions,
): Followed {
	const rated = ratedBy(ratings, user);
	const read = (draft: { films: ReadonlySet<number>; writer: Writer }, rank: number): Read => {
		const adviceCase = createCase(pack.population, draft.films, draft.writer);
		const now = standingOf(adviceCase);
		const about = { tolerance: goal, nowhere: false, whole: true, crowdWithMaybes: now.crowd };
		return { ...now, ...judge(adviceCase, draft.films, draft.writer, now, about), rank };
	};
	const written = { films: new Set(items), writer: writerOf(known, rated, items, members) };
	const plan = ({ films, writer }: typeof written) =>
		firstPlanFor(pack, films, writer, rated, { goal, seed: seed + user });
	const answer = (draft: typeof written, question: Question) => ({
		...draft,
		writer: answered(draft.writer, question, rated, draft.films),
	});
	const before = read(written, rankOf(NO_CHANGE));
	const way = isHidden(before.verdict) ? { ...NO_CHANGE, crowd: before.crowd } : plan(written);
	const changed = afterPlan(written.films, written.writer, way);
	const stays = way.changes.length + way.add.length === 0;
	const after = stays ? before : read(changed, rankOf(way));
	if (isHidden(before.verdict)) return { way, before, after, unchanged: true, ended: true };
	// The one question comes first, or else after the plan.
	if (before.question !== null) {
		const known = answer(written, before.question);
		const { verdict } = read(known, before.rank);
		if (isHidden(verdict)) return { way, before, after, unchanged: true, ended: true };
		const then = read(afterPlan(known.films, known.writer, plan(known)), 0);
		return { way, before, after, unchanged: false, ended: isHidden(then.verdict) };
	}
	const last = after.question === null ? after : read(answer(changed, after.question), after.rank);
	return { way, before, after, unchanged: false, ended: isHidden(last.verdict) };
}

function meanOf(values: readonly number[], seed: number): Reach['changes'] {
	const most = Math.max(1, ...values);
	const parts = values.map((value) => value / most);
	const [low, high] = bootstrap(parts, seed);
	return { mean: most * mean(parts), interval: [most * low, most * high] };
}

/** @param values sorted in place */
export const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >>> 1] ?? 0;

export function reachOf(followed: readonly Followed[], { goal, seed }: Pick<ReachOptions, 'goal' | 'seed'>): Reach {
	const reached = followed.filter(({ way }) => way.crowd >= goal);
	const ends = followed.map(({ after }) => after);
	const seen = followed.flatMap(({ before, after }) => (before === after ? [before] : [before, after]));
	const changes = followed.map(({ way }) => way.changes.length + way.add.length).filter((count) => count > 0);
	return {
		drafts: followed.length,
		reached: reached.length,
		promised: median(reached.map(({ way }) => way.crowd)),
		shown: median(ends.map(({ crowd }) => crowd)),
		rank: median(ends.map(({ rank }) => rank)),
		within2: partOf(ends, ({ crowd, rank }) => crowd <= 2 * rank && rank <= 2 * crowd),
		one: partOf(ends, ({ rank }) => rank <= 1),
		ten: partOf(ends, ({ rank }) => rank <= 10),
		few: partOf(ends, ({ rank }) => rank < FEW),
		changes: meanOf(changes, seed),
		hidden: partOf(
			seen.filter(({ verdict }) => verdict === 'wellHidden'),
			({ rank }) => rank < goal,
		),
		probably: partOf(
			seen.filter(({ verdict }) => verdict === 'probably'),
			({ rank }) => rank < goal / 2,
		),
		inRange: partOf(followed, ({ before: { rank, low, high } }) => rank >= low && rank <= high),
		unchanged: partOf(followed, (one) => one.unchanged),
		ended: partOf(followed, (one) => one.ended),
	};
}

/** The promises of plans that reach the goal, in short. */
export interface Promised {
	people: number;
	/** Medians of the promise and of the rank after it. */
	promised: number;
	rank: number;
	/** Mean number of changes if any. */
	changes: number;
	/** Shares of people with rank 1, at most 10, and below half the goal. */
	one: number;
	ten: number;
	half: number;
}

export function promisedBy(followed: readonly Followed[], goal: number): Promised {
	const reached = followed.filter(({ way }) => way.crowd >= goal);
	const ranks = reached.map(({ after }) => after.rank);
	const part = (isSo: (rank: number) => boolean) => ranks.filter(isSo).length / ranks.length;
	const changes = reached.map(({ way }) => way.changes.length + way.add.length).filter((count) => count > 0);
	return {
		people: reached.length,
		promised: median(reached.map(({ way }) => way.crowd)),
		changes: mean(changes),
		one: part((rank) => rank <= 1),
		ten: part((rank) => rank <= 10),
		half: part((rank) => rank < goal / 2),
		rank: median([...ranks]),
	};
}
