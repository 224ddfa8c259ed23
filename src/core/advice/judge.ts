/** Where a draft leaves its writer: the crowd with its range, the verdict, and what to ask. */
import { BY_ACTIVITY } from '../adversaries/weighing.ts';
import { type Case, createCase, crowdUnder, type Writer, worstAdversaries } from './case.ts';
import { questionFor } from './question.ts';
import { rangeOf } from './range.ts';
import type { Advice } from './result.ts';
import { type Known, type Standing, verdictOf } from './verdict.ts';

/** @param others cases of other readings of the draft, which widen the range */
export const standingOf = (one: Case, others: readonly Case[] = []): Standing => ({
	crowd: one.crowd,
	...rangeOf(one, one.crowd, others),
});

/**
 * Returns the writer's standing once the number of their ratings is known. For most adversaries that changes nothing,
 * so only the others are counted again.
 */
export function knowingHowMany(now: Case, draftFilms: ReadonlySet<number>): (writer: Writer) => Standing {
	const others = { ...now, guarded: now.guarded.filter((name) => !BY_ACTIVITY.has(name)) };
	const asked = now.guarded.filter((name) => BY_ACTIVITY.has(name));
	if (asked.length === 0) return () => standingOf(now);
	const [worst] = worstAdversaries(others, 1);
	const least = worst === undefined ? null : { ...others, crowd: crowdUnder(now, worst) };
	return (writer) => {
		const one = createCase(now.population, draftFilms, { ...writer, guard: asked });
		return standingOf(least !== null && least.crowd < one.crowd ? least : one);
	};
}

/** Decides how well the writer is hidden, and what to ask. */
export function judge(
	adviceCase: Case,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
	now: Standing,
	known: Pick<Known, 'tolerance' | 'nowhere' | 'whole'> & { crowdWithMaybes: number },
): Pick<Advice, 'verdict' | 'question'> {
	const { films, earlier } = adviceCase;
	const question = questionFor({
		...{ writer, goal: known.tolerance, now, crowdWithMaybes: known.crowdWithMaybes, adviceCase },
		standingOf: knowingHowMany(adviceCase, draftFilms),
	});
	return { question, verdict: verdictOf({ ...now, ...known, question, films: films.length + earlier.length }) };
}
