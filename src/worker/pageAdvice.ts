/** What of a draft's advice is shown in the page. */
import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import type { PageAdvice } from '../messages/page.ts';
import type { Quiet } from '../storage/limits.ts';

/** A mention is marked when the crowd would be so many times larger without it, or a plan leaves it out. */
const COSTLY = 1.25;

/** The mentions that cost are marked, where the crowd is smaller than asked for. */
export function pageAdvice(advice: Advice, level: Quiet): PageAdvice {
	const { crowd, tolerance, mentions, plans } = advice;
	const planned = new Set([...plans.drop, ...plans.mixed.drop].map(({ mention }) => mentions[mention]!.film.id));
	const costs = ({ crowdWithout, film, published }: AdvisedMention) =>
		!published && (crowdWithout >= COSTLY * crowd || planned.has(film.id));
	const marked = level === 'badge' || crowd >= tolerance ? [] : mentions.filter(costs);
	const marks = marked.map(({ start, end, film, crowdWithout, alternatives, form }) => ({
		...{ start, end, film, crowdWithout, alternatives, form },
	}));
	return { crowd, tolerance, films: new Set(mentions.map(({ film }) => film.id)).size, level, marks };
}
