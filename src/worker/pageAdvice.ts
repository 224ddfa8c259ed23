/** Selects the part of the advice that the page shows. */
import type { PageAdvice } from '../messages/advice.ts';
import type { Quiet } from '../storage/limits.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import type { Shown } from './study/draft.ts';

/** A mention is marked if the crowd would grow by at least this factor without it, or a plan drops it. */
const COSTLY = 1.25;

/** Marks the mentions that cost, if the crowd is below the tolerance. */
export function pageAdvice({ advice, full, showing }: Shown, level: Quiet): PageAdvice {
	const { crowd, tolerance, mentions, plans } = full;
	const { marks, wording, placebo, later } = showing;
	const dropped = marks === 'mixed' ? plans.mixed.drop : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(dropped.map(({ mention }) => mentions[mention]!.film.id));
	const shows = mentions.map(
		({ published, crowdWithout, film }) =>
			!published && ((marks !== 'mixed' && crowdWithout >= COSTLY * crowd) || planned.has(film.id)),
	);
	const silent = marks === 'none' || level === 'badge' || crowd >= tolerance;
	const marked = silent ? [] : advice.mentions.filter((_, i) => shows[i]);
	return {
		...{ crowd, tolerance },
		films: new Set(mentions.map(({ film }) => film.id)).size,
		// Delayed advice keeps the level, since a change of it would reveal when advice is ready.
		level: marks === 'none' && later === 0 ? 'badge' : level,
		marks: marked.map(({ start, end, film, crowdWithout, alternatives, form }) => ({
			...{ start, end, film, crowdWithout, alternatives, form },
		})),
		...(placebo ? { say: 'year' as const } : wording !== 'plain' && { say: wording }),
		...(later > 0 && { later }),
		...(showing !== DEFAULT_SHOWING && { tell: true as const }),
	};
}
