/** A draft as its page tells it. */
import * as v from 'valibot';
import { list, optionalText, text } from '../checks.ts';
import { LONGEST_BOX_NAME, MOST_BOXES } from './limits.ts';
import { WrittenSchema } from './written.ts';

export const ToldSchema = v.object({
	...WrittenSchema.entries,
	/** What the page calls its boxes, empty for those without a name; absent if it has one box. */
	boxes: v.exactOptional(list(optionalText(LONGEST_BOX_NAME), MOST_BOXES)),
	/** With which memory of the draft is encrypted: it goes when the page is left. */
	secret: v.exactOptional(text(64)),
});
export type ToldDraft = v.InferOutput<typeof ToldSchema>;

/** Validates what a page answers; null if there is no draft. */
export const readTold = (answer: unknown): ToldDraft | null => (v.is(ToldSchema, answer) ? answer : null);
