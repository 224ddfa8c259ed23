/** The three plans as the popup shows them. */

import { filmsToDrop } from '../core/advice/byFilm.ts';
import { reaches } from '../core/advice/goal.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { AddStep, Advice, FilmName } from '../core/advice/result.ts';

export type PlanKind = keyof Advice['plans']['ends'];
/** Plans in the order of their tabs. */
export const KINDS: readonly PlanKind[] = ['mixed', 'drop', 'add'];

export interface ShownPlan {
	kind: PlanKind;
	/** Films to leave out and to mention, each with the crowd after it and the steps before it. */
	drop: { film: FilmName; crowd: number }[];
	add: AddStep[];
	/** Outcome; null for an empty plan. */
	end: PlanEnd | null;
}

export function shownPlan({ mentions, plans }: Advice, kind: PlanKind): ShownPlan {
	const { drop, add } = { mixed: plans.mixed, drop: { drop: plans.drop, add: [] }, add: { drop: [], add: plans.add } }[
		kind
	];
	return { kind, drop: filmsToDrop({ mentions, plans: { ...plans, drop } }), add, end: plans.ends[kind] };
}

/** Returns the plan to open first: of those that reach the tolerance the one with fewest steps, else the widest. */
export function recommended(advice: Advice, kinds: readonly PlanKind[] = KINDS): PlanKind {
	const plans = kinds.map((kind) => shownPlan(advice, kind));
	const crowd = ({ end }: ShownPlan) => end?.crowd ?? 0;
	const changes = ({ drop, add }: ShownPlan) => drop.length + add.length;
	const reaching = plans.filter((plan) => plan.end !== null && reaches(plan.end.crowd, advice.tolerance));
	const best =
		reaching.length > 0
			? reaching.toSorted((a, b) => changes(a) - changes(b) || crowd(b) - crowd(a))
			: plans.toSorted((a, b) => crowd(b) - crowd(a));
	return best[0]?.kind ?? 'mixed';
}
