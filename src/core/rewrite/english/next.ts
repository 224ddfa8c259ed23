/** Films that are named one after the other. */
import { SAYS } from '../clauses.ts';
import type { Place } from '../place.ts';
import { BEFORE } from './words.ts';

/** One of several that were seen one after the other: "X on Monday and Y on Tuesday". */
export function isNext({ text, item, from, others, after }: Place, left: string): boolean {
	const joins =
		/(?:,|;|(?:^|[\s,;])(?:and|then))\s+((?:(?:then|later|finally|(?:on|at|in) \p{L}+|the next (?:day|morning|evening|night)|\p{Lu}\p{Ll}+day)\s+)*)$/u.exec(
			left,
		);
	const earlier = others.filter(({ end }) => end <= item.start);
	// "Long drive home, then X on the couch": a note without a verb.
	const said = text.slice(from, item.start).replace(/(?<!\p{L})on(?=\s)/giu, '');
	const isNote = /(?<!\p{L})then\s+$/u.test(left) && /^\s+(?:on|in|at|with|alone)\s/u.test(after) && !SAYS.test(said);
	if (isNote) return true;
	if (joins === null || earlier.length === 0) return false;
	const isPlaced =
		joins[1] !== '' || /^\s+(?:on|in|at|last|this|alone|with|over|tonight|yesterday|again|the next)\s/iu.test(after);
	const isSeen = earlier.some(({ start }) => BEFORE.seeing.test(text.slice(from, start)));
	return isPlaced && (isSeen || joins[0].startsWith(',') || earlier.length > 1);
}

/** "So it was crisps and X on the laptop." */
export const MEAL =
	/(?<!\p{L})(?:it was|was|had|then|with)\s+(?:(?:an?|some|the)\s+)?\p{Ll}+(?:\s\p{Ll}+){0,2}\s+and\s+$/iu;
