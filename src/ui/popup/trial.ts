/** The user's version of a plan, and its result. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Advice } from '../../core/advice/result.ts';
import type { AdvisedView, Then, TriedChanges, WhatIf } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { type Planned, removable, type Substitute } from './kind.ts';
import { type Option, optionsFor } from './options.ts';

/** Asks how the first film's sentence reads then. */
export type AskPreview = (tried: TriedChanges) => Promise<string[]>;
export type AskWhatIf = (tried: TriedChanges[]) => Promise<WhatIf>;

/** The result of changes. The last answer stays until the next one, so that nothing flickers. */
export interface Ends {
	of: TriedChanges[];
	ends: Then[];
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

/** Where changes lead, in words: a number is the one that the popup says afterward. */
export function leadsTo({ crowd, likely }: Pick<Then, 'crowd' | 'likely'>, advice: Advice): string {
	if (crowd >= advice.tolerance) return strings.end(likely);
	return likely >= advice.tolerance ? strings.popup.verdict.uncertain : strings.popup.changes.short;
}

/** Changes to films: some are taken out, others replaced. */
function changing(films: readonly number[], substitutes: ReadonlyMap<number, Substitute>): TriedChanges {
	const said = [...substitutes].map(([film, instead]) => ({ film, ...instead }));
	return { drop: [...films], ...(said.length > 0 && { told: said }), add: [] };
}

/** A film that the plan changes. */
export interface TriedFilm {
	film: number;
	options: readonly Option[];
	/** The one that is shown. */
	at: number;
	/** Whether the writer keeps it. */
	kept: boolean;
}

/** Films of one sentence, in the order in which they come. */
export const inSentences = (rows: readonly TriedFilm[]): TriedFilm[][] => [
	...Map.groupBy(rows, ({ options }) => options[0]!.before).values(),
];

/** How a sentence with several changed films reads; null until known, or for one film. */
export function useTogether(rows: readonly TriedFilm[], advice: Advice, ask: AskPreview): string | null {
	const changed = rows.filter(({ kept }) => !kept);
	const substitutes = new Map(changed.flatMap((row) => substituteOf(row) ?? []));
	const tried = changing(
		changed.map(({ film }) => film),
		substitutes,
	);
	const [after, setAfter] = useState<string | null>(null);
	useLayoutEffect(() => {
		let stale = false;
		setAfter(null);
		if (changed.length > 1)
			void ask(tried).then(([first]) => {
				if (!stale && first !== undefined) setAfter(first);
			});
		return () => {
			stale = true;
		};
	}, [advice, JSON.stringify(tried)]);
	return after;
}

const substituteOf = ({ film, options, at }: TriedFilm): [[number, Substitute]] | null => {
	const { substitute } = options[at]!;
	return substitute && [[film, substitute]];
};

export interface Trial {
	/** The films that the plan changes, costliest first. */
	rows: readonly TriedFilm[];
	/** The films that change, and the words for some. */
	out: readonly number[];
	substitutes: ReadonlyMap<number, Substitute>;
	/** The crowd after these changes; null without any, and until it is known. */
	end: Then | null;
	/** Shows the next option of a film. */
	turn: (film: number) => void;
	keep: (film: number, kept: boolean) => void;
	/** Forgets which option of each film is shown; what is kept stays. */
	reset: () => void;
}

/** @param planned changes of the plan */
export function useTrial(view: AdvisedView, planned: Planned, ask: AskWhatIf): Trial {
	const [kept, setKept] = useState<readonly number[]>([]);
	const [turns, setTurns] = useState<ReadonlyMap<number, number>>(new Map());
	const rows = removable(view.advice).flatMap(({ mention: { film } }): TriedFilm[] => {
		if (!planned.films.includes(film.id)) return [];
		const options = optionsFor(view, film.id, planned.substitutes.get(film.id) ?? null);
		const at = (turns.get(film.id) ?? 0) % options.length;
		return [{ film: film.id, options, at, kept: kept.includes(film.id) }];
	});
	const changed = rows.filter((row) => !row.kept);
	const out = changed.map(({ film }) => film);
	const substitutes = new Map(changed.flatMap((row) => substituteOf(row) ?? []));
	const { ends } = useEnds(view.advice, out.length === 0 ? [] : [changing(out, substitutes)], ask);
	return {
		...{ rows, out, substitutes, end: out.length === 0 ? null : (ends[0] ?? null) },
		turn: (film) => setTurns(new Map([...turns, [film, (turns.get(film) ?? 0) + 1]])),
		keep: (film, keeps) => setKept(keeps ? [...kept, film] : kept.filter((one) => one !== film)),
		reset: () => setTurns(new Map()),
	};
}
