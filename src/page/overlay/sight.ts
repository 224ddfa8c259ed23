/** The overlay's knowledge of a draft at one moment, as plain data. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import type { BoxPart } from '../composer.ts';
import type { Layout } from './layout.ts';
import { isAmong } from './marks.ts';

export interface Sight {
	readonly text: string;
	readonly parts: readonly BoxPart[];
	readonly advice: PageAdvice | null;
	/** Marks whose words were still there at the last reading of the text. */
	readonly marks: readonly PageMark[];
	readonly layout: Layout | null;
}

export const NOTHING: Sight = { text: '', parts: [], advice: null, marks: [], layout: null };

/** The same with other marks; the layout keeps only these. */
export function withMarks(sight: Sight, marks: readonly PageMark[]): Sight {
	const { layout } = sight;
	if (layout === null) return { ...sight, marks };
	const stretches = layout.stretches.filter(({ mark }) => isAmong(marks, mark));
	return { ...sight, marks, layout: { ...layout, stretches } };
}
