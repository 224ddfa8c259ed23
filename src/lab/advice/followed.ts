/** What people who follow the advice do: they answer questions, and change their post by the plan. */
import { answerOf } from '../../core/advice/answers.ts';
import { createCase, type Writer, worstAdversaries } from '../../core/advice/case.ts';
import { firstWay, type Way } from '../../core/advice/first.ts';
import { makePlans, PLAN_ADVERSARIES, type PlanPack } from '../../core/advice/plans.ts';
import type { Question } from '../../core/advice/verdict.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';

/** What is known about each person: whether they rated each film, their list of ratings, about how many, or nothing. */
export const KNOWN = ['each', 'import', 'number', 'nothing'] as const;
export type KnownOf = (typeof KNOWN)[number];

/** A post that stays as it is. */
export const NO_CHANGE: Way = { changes: [], add: [], effort: 0, crowd: 0 };

/** What someone rated. */
type Rated = ReadonlyMap<number, null>;

export const ratedBy = ({ byUser }: Ratings, user: number): Rated =>
	new Map(Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!), (item) => [item, null]));

const saidOf = (rated: Rated, items: Iterable<number>): NonNullable<Writer['said']> =>
	new Map(Array.from(items, (item) => [item, rated.has(item) ? 'rated' : 'never']));

/** What is known about a person who has rated some films. @param members of the service, if not the pack's */
export function writerOf(known: KnownOf, rated: Rated, items: readonly number[], members: number | null): Writer {
	switch (known) {
		case 'each':
			return { members, rated, complete: true, said: saidOf(rated, items) };
		case 'import':
			return { members, rated, complete: true };
		case 'number':
			return answered({ members }, 'howMany', rated, items);
		case 'nothing':
			return { members };
	}
}

/** The writer after a truthful answer. */
export function answered(writer: Writer, question: Question, rated: Rated, items: Iterable<number>): Writer {
	switch (question) {
		case 'howMany':
			return { ...writer, filmsRated: answerOf(rated.size) };
		case 'which':
			return { ...writer, said: saidOf(rated, items) };
		default:
			return { ...writer, complete: true };
	}
}

/** The plan that the writer is offered first; no one adds a film that they have rated. */
export function firstPlanFor(
	pack: PlanPack,
	films: ReadonlySet<number>,
	writer: Writer,
	rated: Rated,
	{ goal, seed }: { goal: number; seed: number },
): Way {
	const careful = { ...writer, careful: true };
	const adviceCase = createCase(pack.population, films, careful, { forPlans: true });
	const guard = worstAdversaries(adviceCase, PLAN_ADVERSARIES);
	const planCase = createCase(pack.population, films, { ...careful, guard });
	const neverSuggest = (film: number) => rated.has(film);
	const plans = makePlans(pack, planCase, { tolerance: goal, seed, neverSuggest });
	return firstWay(pack, adviceCase, planCase, plans, { goal, seed, neverSuggest });
}

export function afterPlan(films: ReadonlySet<number>, writer: Writer, { changes, add }: Way) {
	const changed = new Set(changes.map(({ film }) => film));
	const swaps = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
	const phrases = changes.flatMap(({ film, to }) =>
		to !== null && typeof to === 'object' ? [[film, to] as const] : [],
	);
	const added = [...swaps, ...add];
	return {
		films: new Set([...[...films].filter((film) => !changed.has(film)), ...added]),
		writer: { ...writer, phrasesInDraft: new Map(phrases), decoys: new Set(added) },
	};
}
