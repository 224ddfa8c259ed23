/** What the overlay knows of a draft at a time: plain data. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import type { Layout } from './layout.ts';
import { isAmong } from './marks.ts';

export interface Sight {
	/** What the offsets of the marks are for. */
	readonly text: string;
	readonly advice: PageAdvice | null;
	/** Those whose words still stood when the text was last read. */
	readonly marks: readonly PageMark[];
	/** Where they were when they were last looked at. */
	readonly layout: Layout | null;
}

export const NOTHING: Sight = { text: '', advice: null, marks: [], layout: null };

/** The same with these marks: of others it is forgotten where they were. */
export function withMarks(sight: Sight, marks: readonly PageMark[]): Sight {
	const { layout } = sight;
	if (layout === null) return { ...sight, marks };
	const stretches = layout.stretches.filter(({ mark }) => isAmong(marks, mark));
	return { ...sight, marks, layout: { ...layout, stretches } };
}
