/** How well a writer is hidden: the only place where this is decided. */
import type { Interval } from '../crowd/interval.ts';

/**
 * - `nothing`: no films, or a writer who rates nowhere: there is nothing to compare
 * - `wellHidden`: the low end of the range reaches the goal
 * - `probably`: the estimate reaches it, and in 9 of 10 cases the true crowd is at least half the goal
 * - `unsure`: an answer of the writer's would change the verdict, or not all of the draft was read
 * - `could`, `gives`: the estimate misses it, or even the high end of the range among the people counted does
 */
export type Verdict = 'nothing' | 'wellHidden' | 'probably' | 'unsure' | 'could' | 'gives';

/** Questions to the writer: whether a find is a film, whether an import is complete, how many films they rated, which ones. */
export type Question = 'film' | 'whole' | 'howMany' | 'which';

/** A crowd, in people, with the interval around it. */
export interface Standing extends Interval {
	crowd: number;
}

/** What is known about how well a writer is hidden. */
export interface Known extends Standing {
	tolerance: number;
	/** Films that count, of the draft and of earlier posts. */
	films: number;
	nowhere: boolean;
	/** Whether all of the draft was read and understood. */
	whole: boolean;
	/** What an answer could still change. */
	question: Question | null;
}

/** The verdict on figures alone. @param goal smallest crowd to accept */
export function verdictOn({ crowd, low, fair, top }: Standing, goal: number): Exclude<Verdict, 'nothing' | 'unsure'> {
	if (low >= goal) return 'wellHidden';
	if (crowd >= goal && fair >= goal / 2) return 'probably';
	return top < goal ? 'gives' : 'could';
}

export function verdictOf(known: Known): Verdict {
	const { films, nowhere, whole, question, top, tolerance } = known;
	if (question === 'film' && (films === 0 || top >= tolerance)) return 'unsure';
	if (films === 0 || nowhere) return 'nothing';
	const reached = verdictOn(known, tolerance);
	if (question !== null && reached !== 'wellHidden' && reached !== 'gives') return 'unsure';
	return whole || !isHidden(reached) ? reached : 'unsure';
}

/** Whether nothing has to be done. */
export const isHidden = (verdict: Verdict): boolean =>
	verdict === 'wellHidden' || verdict === 'probably' || verdict === 'nothing';
