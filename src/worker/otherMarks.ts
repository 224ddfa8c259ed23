/** Marks of what a draft names of other kinds than films, beside those of the films. */
import { reaches } from '../core/advice/goal.ts';
import { COSTLY } from '../core/advice/limits.ts';
import type { Advice } from '../core/advice/result.ts';
import { MOST_FILMS } from '../core/catalogue/catalogue.ts';
import type { PageMark } from '../messages/advice.ts';
import type { OtherAdvice } from './found.ts';

/** What a mark is given of a mention that does not count; it is never seen. */
type Unseen = Pick<PageMark, 'film' | 'crowdWithout' | 'crowdWith' | 'alternatives' | 'maybe' | 'drawn'>;

/** Title forms and things of other kinds have numbers beyond those of films, a range for each kind. */
const MOST_FORMS = 2 ** 32;

/**
 * Adds marks for all that was found of other kinds, drawn or not: which of them count must not show in the page. The marks of
 * films stay where they are. What begins where one of these does takes its place, if that is not drawn; what overlaps one
 * otherwise is not marked.
 */
export function withOtherMarks(
	films: readonly PageMark[],
	others: readonly OtherAdvice[],
	unseen: Unseen,
	unmarked: boolean,
): PageMark[] {
	const all = [...films];
	for (const [i, { kind, found, advice }] of others.entries()) {
		const told = toldOf(kind, i + 1, advice, unmarked);
		for (const { start, end, form } of found) {
			const at = all.findIndex((mark) => mark.start < end && start < mark.end);
			const its = told.get(start);
			if (at < 0) all.push({ start, end, form: form + (i + 1) * MOST_FORMS, ...(its ?? unseen) });
			else if (its?.drawn && all[at]!.start === start && !all[at]!.drawn) all[at] = { ...all[at]!, ...its };
		}
	}
	return all.sort((a, b) => a.start - b.start);
}

/** What marks are given of the mentions that count, by where they begin: drawn if they cost, unless the crowd reaches the goal. */
function toldOf(kind: OtherAdvice['kind'], range: number, advice: Advice | null, unmarked: boolean) {
	const { crowd = 0, tolerance = 0, mentions = [], plans } = advice ?? {};
	const silent = unmarked || reaches(crowd, tolerance);
	const steps = plans === undefined ? [] : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(steps.map(({ mention }) => mentions[mention]!.film.id));
	return new Map(
		mentions.map(({ start, film, crowdWithout, published }): [number, Unseen & Pick<PageMark, 'kind'>] => [
			start,
			{
				film: { ...film, id: film.id + range * MOST_FILMS },
				...{ crowdWithout, crowdWith: crowd, alternatives: [], maybe: false, kind },
				drawn: !silent && !published && (crowdWithout >= COSTLY * crowd || planned.has(film.id)),
			},
		]),
	);
}
