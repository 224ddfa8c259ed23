/** Builds the sentences of a report. */
import { countOf, type Judgement } from './claim.ts';

/** Joins names: “A”, “A and B”, “A, B and C”. */
export const joinWithAnd = (names: readonly string[]): string =>
	names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Inflects a verb: “finds” for one subject, “find” for several. */
export const verb = (subjects: readonly unknown[], plural: string) => (subjects.length === 1 ? `${plural}s` : plural);

/** Returns a sentence with the number of claims of each verdict. */
export function countsSentence(verdicts: readonly Judgement[]): string {
	const [holds, differs, untold] = (['holds', 'differs', 'cannot be told'] as const).map((one) =>
		countOf(verdicts, one),
	) as [number, number, number];
	return `${holds} of the paper’s ${verdicts.length} claims hold, ${differs} ${differs === 1 ? 'differs' : 'differ'} and ${untold} cannot be told`;
}
