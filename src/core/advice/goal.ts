/** When a goal counts as reached, and when earlier posts are why it is not. */
import type { Advice } from './result.ts';

/**
 * Returns the least crowd that reaches a goal. Figures are shown with two digits, as estimates allow no more, so what is
 * within half of the goal's second digit is that goal: 97 is about 100.
 */
export const leastReaching = (goal: number): number => goal - 10 ** Math.max(0, Math.floor(Math.log10(goal)) - 1) / 2;

export const reaches = (crowd: number, goal: number): boolean => crowd >= leastReaching(goal);

/** Earlier posts decide where what the draft adds narrows what they leave by less than this factor. */
const DECIDED = 2;

/** Whether the earlier posts miss the goal already, and the draft adds little to them. */
export const earlierDecide = ({
	crowd,
	tolerance,
	state,
	earlier,
}: Pick<Advice, 'crowd' | 'tolerance' | 'state' | 'earlier'>) =>
	state === 'identifiedBefore' ||
	(earlier.films > 0 &&
		!reaches(crowd, tolerance) &&
		!reaches(earlier.crowd, tolerance) &&
		earlier.crowd < DECIDED * crowd);
