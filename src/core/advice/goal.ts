/** When a goal counts as reached, and when earlier posts are why it is not. */
import type { Advice } from './result.ts';

export const reaches = (crowd: number, goal: number): boolean => crowd >= goal;

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
