/** Selects the part of the advice that the page shows, beside all that was found in the text. */
import { reaches } from '../core/advice/goal.ts';
import { COSTLY } from '../core/advice/limits.ts';
import { isAdvised } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { PageAdvice, PageMark } from '../messages/advice.ts';
import type { Quiet } from '../storage/limits.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import type { Found, OtherAdvice } from './found.ts';
import { withOtherMarks } from './otherMarks.ts';
import type { Shown } from './study/draft.ts';

/** Whether the crowd would grow by that much without a mention. */
export const costs = (crowdWithout: number, crowd: number): boolean => crowdWithout >= COSTLY * crowd;

/** What cards are given of mentions that do not count; they are never seen. */
const UNSEEN = { film: { id: 0, title: '', year: 0 }, alternatives: [], maybe: false, drawn: false };

/** What cards are given of a mention, without its place. */
type Told = Omit<PageMark, 'start' | 'end' | 'form'>;

/** Draws the mentions that cost, unless the crowd reaches the tolerance, and the maybes, unless it does with all of them. */
export function pageAdvice(
	{ advice, full, showing, found, others = [] }: Shown & Found & { others?: readonly OtherAdvice[] },
	level: Quiet,
): PageAdvice {
	const { crowd, crowdWithMaybes, tolerance, mentions, plans } = full;
	const { marks, wording, placebo, later } = showing;
	const dropped = marks === 'mixed' ? plans.mixed.drop : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(dropped.map(({ mention }) => mentions[mention]!.film.id));
	const shows = mentions.map(
		({ published, crowdWithout, film }) =>
			!published && ((marks !== 'mixed' && costs(crowdWithout, crowd)) || planned.has(film.id)),
	);
	const unmarked = marks === 'none' || level === 'badge';
	const [silent, unasked] = [crowd, crowdWithMaybes].map((people) => unmarked || reaches(people, tolerance));
	const told = new Map<number, Told>([
		...advice.mentions.map((mention, i): [number, Told] => [
			mention.start,
			{ ...mention, crowdWith: crowd, maybe: false, drawn: !silent && shows[i]! },
		]),
		...advice.maybes.map((mention): [number, Told] => [
			mention.start,
			{ ...mention, crowdWithout: crowd, maybe: true, drawn: !unasked },
		]),
	]);
	const unseen = { ...UNSEEN, crowdWithout: crowd, crowdWith: crowd };
	const films = found.map(({ start, end, form }): PageMark => {
		const { film, crowdWithout, crowdWith, alternatives, maybe, drawn } = told.get(start) ?? unseen;
		return { start, end, film, crowdWithout, crowdWith, alternatives, form, maybe, drawn };
	});
	const all = others.length === 0 ? films : withOtherMarks(films, others, unseen, unmarked);
	const ofOthers = others.flatMap((other) => other.advice ?? []);
	const ofFilms = isAdvised(full) || ofOthers.length === 0 ? [full] : [];
	return {
		...{ crowd: smallestOf([...ofFilms, ...ofOthers])!.crowd, tolerance },
		films: [full, ...ofOthers].reduce((sum, one) => sum + new Set(one.mentions.map(({ film }) => film.id)).size, 0),
		// Delayed advice keeps the level, since a change of it would reveal when advice is ready.
		level: marks === 'none' && later === 0 ? 'badge' : level,
		marks: all,
		...(placebo ? { say: 'year' as const } : wording !== 'plain' && { say: wording }),
		...(later > 0 && { later }),
		...(showing !== DEFAULT_SHOWING && { tell: true as const }),
	};
}
