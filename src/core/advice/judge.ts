/** Where a writer stands with a draft: the crowd with its range, the verdict, and what to ask. */
import { type Case, createCase, type Writer } from './case.ts';
import { questionFor } from './question.ts';
import { rangeOf } from './range.ts';
import type { Advice } from './result.ts';
import { type Known, type Standing, verdictOf } from './verdict.ts';

/** @param others cases of other readings of the draft, which widen the range */
export const standingOf = (one: Case, others: readonly Case[] = []): Standing => ({
	crowd: one.crowd,
	...rangeOf(one, one.crowd, others),
});

/** Decides how well the writer is hidden, and what to ask. */
export function judge(
	adviceCase: Case,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
	now: Standing,
	known: Pick<Known, 'tolerance' | 'nowhere' | 'whole'> & { crowdWithMaybes: number },
): Pick<Advice, 'verdict' | 'question'> {
	const { population, films, earlier } = adviceCase;
	const question = questionFor({
		...{ writer, goal: known.tolerance, now, crowdWithMaybes: known.crowdWithMaybes, adviceCase },
		standingOf: (other) => standingOf(createCase(population, draftFilms, other)),
	});
	return { question, verdict: verdictOf({ ...now, ...known, question, films: films.length + earlier.length }) };
}
