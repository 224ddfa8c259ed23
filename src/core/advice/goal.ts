/** When earlier posts are why a goal is not reached. */
import type { Advice } from './result.ts';

/** Earlier posts are the reason if the draft narrows what they leave by less than this factor. */
const DECIDED = 2;

/** Whether the earlier posts miss the goal already, and the draft adds little to them. */
export const earlierDecide = ({
	crowd,
	tolerance,
	state,
	earlier,
}: Pick<Advice, 'crowd' | 'tolerance' | 'state'> & { earlier: Omit<Advice['earlier'], 'alone'> }) =>
	state === 'identifiedBefore' ||
	(earlier.films > 0 && crowd < tolerance && earlier.crowd < tolerance && earlier.crowd < DECIDED * crowd);

/** Whether a draft would reach the goal on an account of its own. */
export const isFineAlone = ({ tolerance, earlier }: Pick<Advice, 'tolerance' | 'earlier'>) =>
	earlier.alone >= tolerance;
