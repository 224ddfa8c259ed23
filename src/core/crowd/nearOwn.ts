/** Adversaries who know how or when the writer rated a film count only ratings that are near. */
import type { Nearness } from '../adversaries/weighing.ts';
import { type Marginals, nearInStars } from '../population/marginals.ts';
import type { Term } from './term.ts';

/**
 * @returns `own`: probability that the writer's own rating counts; `near`: part of all ratings of the film that
 * do
 */
export function nearOwn(
	{ own, stars = null, days = null }: Term,
	nearness: Nearness | null,
	marginals: Marginals,
): { own: number; near: number } {
	if (nearness === null) return { own, near: 1 };
	const starred = own > 0 && stars !== null;
	const inStars = nearness.stars === undefined || !starred ? null : nearInStars(marginals, stars, nearness.stars);
	// An adversary who only knows stars cannot compare a film without stars: as if no one had rated it.
	if (nearness.days === undefined) return { own, near: inStars ?? 0 };
	// The day of a mention is public. A rating without a date is assumed to be near.
	const inDays = days === null || days <= nearness.days;
	return { own: inDays ? own : 0, near: marginals.together * (inStars ?? 1) };
}

/** Whether an adversary who compares stars compares the text's opinions instead. */
export const isCompared = ({ opinion, stars = null }: Term, nearness: Nearness | null): boolean =>
	opinion !== undefined && stars === null && nearness?.stars !== undefined && nearness.days === undefined;
