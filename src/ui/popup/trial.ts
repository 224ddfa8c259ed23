import { useLayoutEffect, useState } from 'preact/hooks';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { Advice } from '../../core/advice/result.ts';
import type { TriedChanges, WhatIf } from '../../messages/ui.ts';
import type { Planned, Said } from './kind.ts';

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

/** Changes of films, in place of some of which something else is said. */
export function changing(films: readonly number[], told: ReadonlyMap<number, Said>): Omit<TriedChanges, 'add'> {
	const said = [...told].filter(([film]) => films.includes(film)).map(([film, instead]) => ({ film, ...instead }));
	return { drop: [...films], ...(said.length > 0 && { told: said }) };
}

/** What the user has ticked, and where it leads. */
export interface Trial {
	/** Films to take out or to tell, in the order of the rows. */
	out: readonly number[];
	/** What is said in place of some of them. */
	told: ReadonlyMap<number, Said>;
	/** The crowd once they are changed; null if there are none, or it is not known yet. */
	end: PlanEnd | null;
	/**
	 * The crowd after a row: of a film to take out, once it and those above it are; of another, if it were taken out as
	 * well. Null if it is not known yet.
	 */
	after: (film: number) => number | null;
	toggle: (film: number) => void;
	/** What may be said in place of a film, if anything. */
	instead: (film: number) => Said | null;
	/** Takes a film out rather than telling it, or the other way round. */
	switchTold: (film: number) => void;
	/** Follows the plan again. */
	reset: () => void;
}

/**
 * The films that are ticked: those of the plan until the user ticks others.
 * @param rows films that may be taken out, in the order of the rows
 * @param planned those that the plan changes
 */
export function useTrial(advice: Advice, rows: readonly number[], planned: Planned, ask: AskWhatIf): Trial {
	const [chosen, setChosen] = useState<readonly number[] | null>(null);
	const [untold, setUntold] = useState<readonly number[]>([]);
	// Ticks that are all gone with their films were for another draft.
	const kept = chosen !== null && (chosen.length === 0 || chosen.some((film) => rows.includes(film)));
	const ticked = kept ? chosen : planned.films;
	const out = rows.filter((film) => ticked.includes(film));
	const sayable = new Map([...planned.told].filter(([film]) => !untold.includes(film)));
	const told = new Map([...sayable].filter(([film]) => out.includes(film)));
	const tried = rows.map((film): TriedChanges => {
		const drop = out.includes(film) ? out.slice(0, out.indexOf(film) + 1) : [...out, film];
		return { ...changing(drop, sayable), add: [] };
	});
	const { of, ends } = useEnds(advice, tried, ask);
	const crowds = new Map(of.map(({ drop }, i) => [drop.at(-1), ends[i]!]));
	return {
		out,
		told,
		end: out.length === 0 ? null : (crowds.get(out.at(-1)) ?? null),
		after: (film) => crowds.get(film)?.crowd ?? null,
		toggle: (film) => setChosen(out.includes(film) ? out.filter((other) => other !== film) : [...out, film]),
		instead: (film) => planned.told.get(film) ?? null,
		switchTold: (film) => setUntold(told.has(film) ? [...untold, film] : untold.filter((other) => other !== film)),
		reset: () => {
			setChosen(null);
			setUntold([]);
		},
	};
}
