/** What of a draft's advice is shown in the page. */
import type { PageAdvice } from '../messages/advice.ts';
import type { Quiet } from '../storage/limits.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import type { Shown } from './study/draft.ts';

/** A mention is marked when the crowd would be so many times larger without it, or a plan leaves it out. */
const COSTLY = 1.25;

/** The mentions that cost are marked, where the crowd is smaller than asked for. */
export function pageAdvice({ advice, whole, showing }: Shown, level: Quiet): PageAdvice {
	const { crowd, tolerance, mentions, plans } = whole;
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
		// Advice that is held back leaves the page as it was: when it went and came would tell of it.
		level: marks === 'none' && later === 0 ? 'badge' : level,
		marks: marked.map(({ start, end, film, crowdWithout, alternatives, form }) => ({
			...{ start, end, film, crowdWithout, alternatives, form },
		})),
		...(placebo ? { say: 'year' as const } : wording !== 'plain' && { say: wording }),
		...(later > 0 && { later }),
		...(showing !== DEFAULT_SHOWING && { tell: true as const }),
	};
}
