import { CUE } from './cues.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** How a text uses capitals. */
export type Habit = 'mixed' | 'lower' | 'upper';

function habitOf({ count, letterCase, gap }: Pick<Tokens, 'count' | 'letterCase' | 'gap'>): Habit {
	let capital = 0;
	let inside = 0;
	for (let w = 0; w < count; w++) {
		if (letterCase[w] === CASE.digit) continue;
		const starts = (gap[w]! & (GAP.line | GAP.stop)) !== 0;
		if (!starts) inside++;
		if (!starts && letterCase[w] !== CASE.lower) capital++;
	}
	const any = letterCase.subarray(0, count).some((c) => c === CASE.capital || c === CASE.upper);
	if (!any || (inside > 12 && capital / inside < 0.01)) return 'lower';
	return inside > 4 && capital / inside > 0.7 ? 'upper' : 'mixed';
}

/** Properties of a text as a whole. */
export interface Surroundings {
	habit: Habit;
	words: number;
	/** Number of cue words about films or watching. */
	filmWords: number;
}

export function surroundingsOf(tokens: Tokens): Surroundings {
	let filmWords = 0;
	for (let w = 0; w < tokens.count; w++) if ((tokens.cue[w]! & (CUE.film | CUE.watch)) !== 0) filmWords++;
	return { habit: habitOf(tokens), words: tokens.count, filmWords };
}
