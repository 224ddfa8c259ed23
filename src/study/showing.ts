/** What an arm shows of the advice, in pages, popup, and badge. */
import type { PlanKind } from '../core/advice/plans.ts';
import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import type { Hidden } from './choices.ts';
import type { Arm } from './studyFile.ts';

export interface Showing {
	badge: boolean;
	/** The popup shows the crowd of the draft and the films it names. */
	standing: boolean;
	/** Marks in the page: all mentions that cost, only those that the mixed plan drops, or none. */
	marks: 'all' | 'mixed' | 'none';
	/** Shows the effect of leaving a film out, and lets the user try it. */
	leaving: boolean;
	plans: readonly PlanKind[];
	/** Parts of the advice that are not shown. */
	hides: readonly Hidden[];
	/** Shows ineffective advice that looks alike, to write the year behind a title: the crowd stays the same. */
	placebo: boolean;
	/** Milliseconds until any advice is shown. */
	later: number;
}

const PLANS: readonly PlanKind[] = ['mixed', 'drop', 'add'];

/** Used outside of studies. */
export const DEFAULT_SHOWING: Showing = {
	badge: true,
	standing: true,
	marks: 'all',
	leaving: true,
	plans: PLANS,
	hides: [],
	placebo: false,
	later: 0,
};

export const NOTHING: Showing = {
	...DEFAULT_SHOWING,
	badge: false,
	standing: false,
	marks: 'none',
	leaving: false,
	plans: [],
};

const SHOWINGS: Record<Arm['shows'], Partial<Showing>> = {
	nothing: NOTHING,
	badge: { ...NOTHING, badge: true },
	drop: { plans: ['drop'] },
	add: { plans: ['add'], marks: 'none', leaving: false },
	mixed: { plans: ['mixed'], marks: 'mixed' },
	all: {},
	placebo: { plans: [], leaving: false, placebo: true },
};

/** Returns what an arm shows. @param later milliseconds until an arm with delayed advice shows it */
export const showingOf = ({ shows, hides = [] }: Pick<Arm, 'shows' | 'hides'>, later = 0): Showing =>
	later > 0 ? { ...NOTHING, later } : { ...DEFAULT_SHOWING, ...SHOWINGS[shows], hides };

/** Whether an arm shows more than a number: only then can someone be asked about advice. */
export const showsAdvice = (shows: Arm['shows']): boolean => shows !== 'nothing' && shows !== 'badge';

/** Removes from the advice what the arm does not show, so it never leaves the worker. */
export function limitToShown(advice: Advice, { plans, leaving, marks, hides }: Showing): Advice {
	const { mentions, crowd, tolerance } = advice;
	const without = (mention: AdvisedMention) => (leaving ? mention : { ...mention, crowdWithout: crowd });
	const { drop, add, mixed, ends } = advice.plans;
	const shown = <T>(kind: PlanKind, plan: T, instead: T): T => (plans.includes(kind) ? plan : instead);
	const shownEnds = {
		drop: shown('drop', ends.drop, null),
		add: shown('add', ends.add, null),
		mixed: shown('mixed', ends.mixed, null),
	};
	const isEveryPlanShown = (Object.keys(ends) as PlanKind[]).every((kind) => plans.includes(kind));
	const promised = Object.values(shownEnds).some((end) => end !== null && end.crowd >= tolerance);
	return {
		...advice,
		// An answer may change something that an arm does not show.
		question: isEveryPlanShown && !hides.includes('question') ? advice.question : null,
		mentions: mentions.map(without),
		// A question about a film reveals its cost, so it is asked only if costly films are marked.
		maybes: leaving && marks === 'all' ? advice.maybes : [],
		// An arm suggests what its plans do.
		suggestions: [],
		// A tolerance that only a hidden plan reaches must not be promised.
		state: advice.state === 'fixable' && !promised ? 'short' : advice.state,
		plans: {
			drop: shown('drop', drop, []),
			add: shown('add', add, []),
			mixed: shown('mixed', mixed, { drop: [], add: [] }),
			first: isEveryPlanShown
				? advice.plans.first
				: { changes: [], add: [], crowd, likely: { crowd, naive: crowd, aware: crowd }, empty: false },
			ends: shownEnds,
			spoiling: advice.plans.spoiling,
		},
	};
}

/** Films to drop and films to add in any plan of the advice, independent of the arm. */
export function suggestedFilms({ mentions, plans }: Advice): { drop: number[]; add: number[] } {
	const dropped = [...plans.drop, ...plans.mixed.drop].map(({ mention }) => mentions[mention]!.film.id);
	const added = [...plans.add, ...plans.mixed.add].map(({ film }) => film.id);
	return { drop: [...new Set(dropped)], add: [...new Set(added)] };
}
