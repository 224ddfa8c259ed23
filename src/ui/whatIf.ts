import { useLayoutEffect, useState } from 'preact/hooks';
import type { Advice } from '../core/advice/result.ts';
import type { WhatIf } from '../messages/ui.ts';

/** Films of the draft that are left out for trial, and films mentioned as well. */
export interface Tried {
	drop: number[];
	add: number[];
}

export interface Trial extends Tried {
	/** Where that leads; null while nothing is tried. */
	end: WhatIf;
	toggle: (kind: keyof Tried, film: number) => void;
	clear: () => void;
}

const NOTHING: Tried = { drop: [], add: [] };

/**
 * What is tried out in the popup. Films that a changed draft or other suggestions no longer have are forgotten.
 * @param ask asks where the films tried lead
 */
export function useTrial(advice: Advice, ask: (tried: Tried) => Promise<WhatIf>): Trial {
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
