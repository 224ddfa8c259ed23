/** Marks of what a draft names of other kinds than films, beside those of the films. */
import { reaches } from '../core/advice/goal.ts';
import { COSTLY } from '../core/advice/limits.ts';
import type { Advice } from '../core/advice/result.ts';
import type { PageMark } from '../messages/advice.ts';
import { numberOf, type OtherAdvice, placeOfKind } from './found.ts';

/** What a mark is given of a mention that does not count; it is never seen. */
type Unseen = Pick<PageMark, 'film' | 'crowdWithout' | 'crowdWith' | 'alternatives' | 'maybe' | 'drawn'>;

/** Title forms of other kinds have numbers beyond those of films, a range for each kind. */
const MOST_FORMS = 2 ** 32;

/**
 * Adds marks for all that was found of other kinds, drawn or not: which of them are drawn must not show in the page. Of words
 * that several kinds claim the mark is that of the kind that counts, or else of the first.
 * @param films in order, as `found` of each kind
 */
export function withOtherMarks(
	films: readonly PageMark[],
	others: readonly OtherAdvice[],
	unseen: Unseen,
	unmarked: boolean,
): PageMark[] {
	return others.reduce<PageMark[]>(
		(all, { kind, found, advice }) => {
			const told = toldOf(kind, advice, unmarked);
			const own = found.map(({ start, end, form }): PageMark => {
				const counted = told.get(start);
				return { start, end, form: form + placeOfKind(kind) * MOST_FORMS, ...unseen, ...counted, kind };
			});
			return joined(all, own, (mark) => told.has(mark.start));
		},
		[...films],
	);
}

/** Adds marks to those of other kinds, in order. Where they overlap these stay, unless only the added one counts. */
function joined(marks: readonly PageMark[], own: readonly PageMark[], counts: (mark: PageMark) => boolean): PageMark[] {
	const all: PageMark[] = [];
	let next = 0;
	for (const mark of own) {
		while (next < marks.length && marks[next]!.end <= mark.start) all.push(marks[next++]!);
		let behind = next;
		while (behind < marks.length && marks[behind]!.start < mark.end) behind++;
		const overlapped = marks.slice(next, behind);
		if (overlapped.length > 0 && (!counts(mark) || overlapped.some(({ film }) => film.title !== ''))) continue;
		all.push(mark);
		next = behind;
	}
	return [...all, ...marks.slice(next)];
}

/** What marks are given of the mentions that count, by where they begin: drawn if they cost, unless the crowd reaches the goal. */
function toldOf(kind: OtherAdvice['kind'], advice: Advice | null, unmarked: boolean) {
	const { crowd = 0, tolerance = 0, mentions = [], plans } = advice ?? {};
	const silent = unmarked || reaches(crowd, tolerance);
	const steps = plans === undefined ? [] : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(steps.map(({ mention }) => mentions[mention]!.film.id));
	return new Map(
		mentions.map(({ start, film, crowdWithout, published }): [number, Unseen] => [
			start,
			{
				film: { ...film, id: numberOf(kind, film.id) },
				...{ crowdWithout, crowdWith: crowd, alternatives: [], maybe: false },
				drawn: !silent && !published && (crowdWithout >= COSTLY * crowd || planned.has(film.id)),
			},
		]),
	);
}
