import { useLayoutEffect, useState } from 'preact/hooks';
import type { Advice } from '../core/advice/result.ts';
import type { WhatIf } from '../messages/ui.ts';

/** Films that the user tries to leave out, and to mention as well. */
export interface TriedChanges {
	drop: number[];
	add: number[];
}

export interface Trial extends TriedChanges {
	/** The outcome; null while nothing is tried. */
	end: WhatIf;
	toggle: (kind: keyof TriedChanges, film: number) => void;
	clear: () => void;
}

const NOTHING: TriedChanges = { drop: [], add: [] };

/**
 * State of the changes tried in the popup. Films that are no longer in the draft or the suggestions are removed.
 * @param ask computes the outcome of the tried changes
 */
export function useTrial(advice: Advice, ask: (tried: TriedChanges) => Promise<WhatIf>): Trial {
	const [chosen, setChosen] = useState(NOTHING);
	const [end, setEnd] = useState<WhatIf>(null);
	const { mentions, plans } = advice;
	const droppable = new Set(mentions.filter((m) => !m.published).map((m) => m.film.id));
	const suggested = new Set([...plans.add, ...plans.mixed.add].map((step) => step.film.id));
	const drop = chosen.drop.filter((film) => droppable.has(film));
	const add = chosen.add.filter((film) => suggested.has(film));
	const nothing = drop.length + add.length === 0;
	useLayoutEffect(() => {
		let stale = false;
		if (nothing) setEnd(null);
		else
			void ask({ drop, add }).then((next) => {
				if (!stale) setEnd(next);
			});
		return () => {
			stale = true;
		};
	}, [advice, drop.join(), add.join()]);
	return {
		drop,
		add,
		end: nothing ? null : end,
		toggle: (kind, film) => setChosen({ drop, add, [kind]: toggled(kind === 'drop' ? drop : add, film) }),
		clear: () => setChosen(NOTHING),
	};
}

const toggled = (films: number[], film: number) =>
	films.includes(film) ? films.filter((other) => other !== film) : [...films, film];
