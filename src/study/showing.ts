/** What an arm shows of the advice, wherever advice is shown. */
import type { PlanKind } from '../core/advice/plans.ts';
import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import type { Arm, Wording } from './studyFile.ts';

export interface Showing {
	/** The toolbar button tells the crowd. */
	badge: boolean;
	/** The popup tells where the draft stands and which films it names. */
	standing: boolean;
	/** Mentions are underlined in the page: all that cost, those that the plan for doing both leaves out, or none. */
	marks: 'all' | 'mixed' | 'none';
	/** Told what leaving a film out does, and let try it. */
	leaving: boolean;
	/** Plans that are told. */
	plans: readonly PlanKind[];
	wording: Wording;
	/**
	 * Advice that looks alike and changes nothing: to write a film's year behind its title. It names the same films
	 * before and after, so that the crowd is the same.
	 */
	placebo: boolean;
	/** Milliseconds until advice is shown, of which nothing is seen before. */
	later: number;
}

const PLANS: readonly PlanKind[] = ['mixed', 'drop', 'add'];

/** Outside of studies. */
export const USUAL: Showing = {
	badge: true,
	standing: true,
	marks: 'all',
	leaving: true,
	plans: PLANS,
	wording: 'plain',
	placebo: false,
	later: 0,
};

export const NOTHING: Showing = { ...USUAL, badge: false, standing: false, marks: 'none', leaving: false, plans: [] };

const SHOWINGS: Record<Arm['shows'], Partial<Showing>> = {
	nothing: NOTHING,
	badge: { ...NOTHING, badge: true },
	drop: { plans: ['drop'] },
	add: { plans: ['add'], marks: 'none', leaving: false },
	mixed: { plans: ['mixed'], marks: 'mixed' },
	all: {},
	placebo: { plans: [], leaving: false, placebo: true },
};

/** @param later milliseconds until an arm that holds advice back shows it */
export const showingOf = ({ shows, wording = 'plain' }: Pick<Arm, 'shows' | 'wording'>, later = 0): Showing =>
	later > 0 ? { ...NOTHING, wording, later } : { ...USUAL, ...SHOWINGS[shows], wording };

/** The advice with no more in it than is shown: what an arm does not show never leaves the worker. */
export function asShown(advice: Advice, { plans, leaving }: Showing): Advice {
	const { mentions, crowd, tolerance } = advice;
	const without = (mention: AdvisedMention) => (leaving ? mention : { ...mention, crowdWithout: crowd });
	const { drop, add, mixed, ends } = advice.plans;
	const shown = <T>(kind: PlanKind, plan: T, instead: T): T => (plans.includes(kind) ? plan : instead);
	const told = {
		drop: shown('drop', ends.drop, null),
		add: shown('add', ends.add, null),
		mixed: shown('mixed', ends.mixed, null),
	};
	const reaches = Object.values(told).some((end) => end !== null && end.crowd >= tolerance);
	return {
		...advice,
		mentions: mentions.map(without),
		// What is reached by a plan that is not shown is not promised.
		state: advice.state === 'fixable' && !reaches ? 'short' : advice.state,
		plans: {
			drop: shown('drop', drop, []),
			add: shown('add', add, []),
			mixed: shown('mixed', mixed, { drop: [], add: [] }),
			ends: told,
		},
	};
}

/** Films that advice is to leave out, and films that it is to add, in any of its plans: the same in every arm. */
export function suggested({ mentions, plans }: Advice): { drop: number[]; add: number[] } {
	const dropped = [...plans.drop, ...plans.mixed.drop].map(({ mention }) => mentions[mention]!.film.id);
	const added = [...plans.add, ...plans.mixed.add].map(({ film }) => film.id);
	return { drop: [...new Set(dropped)], add: [...new Set(added)] };
}
