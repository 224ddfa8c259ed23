/** The plan offered first: of those that reach the goal, the one that costs its writer least. */
import { reaches } from './goal.ts';
import { NOTICEABLE } from './limits.ts';
import type { AddStep, Advice, DropStep } from './result.ts';

/** What a change costs, as compared with others: to take a film out, and to mention one more. */
const EFFORT = { drop: 2, add: 3 };

/** Most films to mention that are asked for at once. */
const MOST_ADDED = 2;

/** Mentions to leave out and films to mention, and the crowd then. */
export interface FirstPlan {
	drop: DropStep[];
	add: AddStep[];
	crowd: number;
}

/**
 * Returns the plan of least effort that reaches the goal; if none does, the one that widens the crowd most; without any
 * change if the goal is reached as it is, or nothing helps.
 */
export function firstPlan({
	crowd,
	tolerance,
	mentions,
	plans,
}: Pick<Advice, 'crowd' | 'tolerance' | 'mentions' | 'plans'>): FirstPlan {
	const nothing: FirstPlan = { drop: [], add: [], crowd };
	if (reaches(crowd, tolerance)) return nothing;
	const filmOf = ({ mention }: DropStep) => mentions[mention]!.film.id;
	const filmsIn = (drop: readonly DropStep[]) => new Set(drop.map(filmOf)).size;
	// A film that is named twice takes two steps, which are taken together.
	const dropOnly = plans.drop.flatMap((step, i): FirstPlan[] => {
		const next = plans.drop[i + 1];
		const isWhole = next === undefined || filmOf(next) !== filmOf(step);
		return isWhole ? [{ drop: plans.drop.slice(0, i + 1), add: [], crowd: step.crowd }] : [];
	});
	const adding = (drop: DropStep[], add: readonly AddStep[]) =>
		add.slice(0, MOST_ADDED).map((step, i): FirstPlan => ({ drop, add: add.slice(0, i + 1), crowd: step.crowd }));
	const all = [...dropOnly, ...adding([], plans.add), ...adding(plans.mixed.drop, plans.mixed.add)];
	const effort = ({ drop, add }: FirstPlan) => EFFORT.drop * filmsIn(drop) + EFFORT.add * add.length;
	const reaching = all.filter((plan) => reaches(plan.crowd, tolerance));
	if (reaching.length > 0)
		return reaching.reduce((a, b) => (effort(b) < effort(a) || (effort(b) === effort(a) && b.crowd > a.crowd) ? b : a));
	const widest = all.reduce((a, b) => (b.crowd > a.crowd ? b : a), nothing);
	return widest.crowd > crowd * NOTICEABLE ? widest : nothing;
}
