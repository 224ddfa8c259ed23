import { useLayoutEffect, useState } from 'preact/hooks';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { Advice } from '../../core/advice/result.ts';
import type { TriedChanges, WhatIf } from '../../messages/ui.ts';

export type AskWhatIf = (tried: TriedChanges[]) => Promise<WhatIf>;

/** Where changes lead. Until others are answered for, the last ones stay, so that nothing flickers. */
export interface Ends {
	of: TriedChanges[];
	ends: PlanEnd[];
}
const NONE: Ends = { of: [], ends: [] };

/** Asks where changes to the draft lead, again whenever they or the advice change. */
export function useEnds(advice: Advice, tried: TriedChanges[], ask: AskWhatIf): Ends {
	const [answered, setAnswered] = useState(NONE);
	useLayoutEffect(() => {
		let stale = false;
		if (tried.length === 0) setAnswered(NONE);
		else
			void ask(tried).then((ends) => {
				if (!stale && ends !== null) setAnswered({ of: tried, ends });
			});
		return () => {
			stale = true;
		};
	}, [advice, JSON.stringify(tried)]);
	return answered;
}

/** What the user has ticked, and where it leads. */
export interface Trial {
	/** Films to take out, in the order of the rows. */
	out: readonly number[];
	/** The crowd once they are taken out; null if there are none, or it is not known yet. */
	end: PlanEnd | null;
	/**
	 * The crowd after a row: of a film to take out, once it and those above it are; of another, if it were taken out as
	 * well. Null if it is not known yet.
	 */
	after: (film: number) => number | null;
	toggle: (film: number) => void;
	/** Follows the plan again. */
	reset: () => void;
}

/**
 * The films that are ticked: those of the plan until the user ticks others.
 * @param rows films that may be taken out, in the order of the rows
 * @param planned those that the plan takes out
 */
export function useTrial(advice: Advice, rows: readonly number[], planned: readonly number[], ask: AskWhatIf): Trial {
	const [chosen, setChosen] = useState<readonly number[] | null>(null);
	// Ticks that are all gone with their films were for another draft.
	const kept = chosen !== null && (chosen.length === 0 || chosen.some((film) => rows.includes(film)));
	const ticked = kept ? chosen : planned;
	const out = rows.filter((film) => ticked.includes(film));
	const tried = rows.map((film) => ({
		drop: out.includes(film) ? out.slice(0, out.indexOf(film) + 1) : [...out, film],
		add: [],
	}));
	const { of, ends } = useEnds(advice, tried, ask);
	const crowds = new Map(of.map(({ drop }, i) => [drop.at(-1), ends[i]!]));
	return {
		out,
		end: out.length === 0 ? null : (crowds.get(out.at(-1)) ?? null),
		after: (film) => crowds.get(film)?.crowd ?? null,
		toggle: (film) => setChosen(out.includes(film) ? out.filter((other) => other !== film) : [...out, film]),
		reset: () => setChosen(null),
	};
}
