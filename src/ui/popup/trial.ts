import { useLayoutEffect, useState } from 'preact/hooks';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { Advice } from '../../core/advice/result.ts';
import type { TriedChanges, WhatIf } from '../../messages/ui.ts';
import type { Planned, Substitute } from './kind.ts';

export type AskWhatIf = (tried: TriedChanges[]) => Promise<WhatIf>;

/** Where changes lead. The last answer stays until the next one, so that nothing flickers. */
export interface Ends {
	of: TriedChanges[];
	ends: PlanEnd[];
}
const NONE: Ends = { of: [], ends: [] };

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

/** Changes to films: some are taken out, others replaced. */
export function changing(
	films: readonly number[],
	substitutes: ReadonlyMap<number, Substitute>,
): Omit<TriedChanges, 'add'> {
	const said = [...substitutes]
		.filter(([film]) => films.includes(film))
		.map(([film, instead]) => ({ film, ...instead }));
	return { drop: [...films], ...(said.length > 0 && { told: said }) };
}

/** The user's selection, and where it leads. */
export interface Trial {
	/** Films to take out or replace, in the order of the rows. */
	out: readonly number[];
	substitutes: ReadonlyMap<number, Substitute>;
	/** The crowd once they are changed; null if there are none, or it is not known yet. */
	end: PlanEnd | null;
	/**
	 * The crowd after a row. For a selected film: with it and those above it changed. For another: with it changed as
	 * well. Null if it is not known yet.
	 */
	after: (film: number) => number | null;
	toggle: (film: number) => void;
	instead: (film: number) => Substitute | null;
	switchSubstitute: (film: number) => void;
	reset: () => void;
}

/**
 * The films that are ticked: those of the plan until the user ticks others.
 * @param rows films that may be taken out, in the order of the rows
 * @param planned those that the plan changes
 */
export function useTrial(advice: Advice, rows: readonly number[], planned: Planned, ask: AskWhatIf): Trial {
	const [chosen, setChosen] = useState<readonly number[] | null>(null);
	const [removed, setRemoved] = useState<readonly number[]>([]);
	// Ticks that are all gone with their films were for another draft.
	const kept = chosen !== null && (chosen.length === 0 || chosen.some((film) => rows.includes(film)));
	const ticked = kept ? chosen : planned.films;
	const out = rows.filter((film) => ticked.includes(film));
	const replaceable = new Map([...planned.substitutes].filter(([film]) => !removed.includes(film)));
	const substitutes = new Map([...replaceable].filter(([film]) => out.includes(film)));
	const tried = rows.map((film): TriedChanges => {
		const drop = out.includes(film) ? out.slice(0, out.indexOf(film) + 1) : [...out, film];
		return { ...changing(drop, replaceable), add: [] };
	});
	const { of, ends } = useEnds(advice, tried, ask);
	const crowds = new Map(of.map(({ drop }, i) => [drop.at(-1), ends[i]!]));
	return {
		out,
		substitutes,
		end: out.length === 0 ? null : (crowds.get(out.at(-1)) ?? null),
		after: (film) => crowds.get(film)?.crowd ?? null,
		toggle: (film) => setChosen(out.includes(film) ? out.filter((other) => other !== film) : [...out, film]),
		instead: (film) => planned.substitutes.get(film) ?? null,
		switchSubstitute: (film) =>
			setRemoved(substitutes.has(film) ? [...removed, film] : removed.filter((other) => other !== film)),
		reset: () => {
			setChosen(null);
			setRemoved([]);
		},
	};
}
