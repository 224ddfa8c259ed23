/** Texts, and which of their parts are not the user's. */
import * as v from 'valibot';
import { flag, list, optionalText, text } from '../checks.ts';
import type { Part, Written } from '../core/mentions/others.ts';
import { PartsSchema } from '../storage/written.ts';
import { LONGEST_BOX_NAME, LONGEST_DRAFT, MOST_BOXES } from './limits.ts';

export {
	allOwn,
	cutWritten,
	joinWritten,
	MOST_PARTS,
	type Part,
	type Written,
} from '../core/mentions/others.ts';

/** The text has one unit more than the limit if it is longer. */
const WrittenSchema = v.object({
	text: optionalText(LONGEST_DRAFT + 1),
	others: PartsSchema,
	partly: v.exactOptional(flag),
});

/** A draft as its page sends it. */
export const PageDraftSchema = v.object({
	...WrittenSchema.entries,
	/** The page's names for its boxes, empty for those without one; absent if it has one box. */
	boxes: v.exactOptional(list(optionalText(LONGEST_BOX_NAME), MOST_BOXES)),
	/** Random; another one after the page was left. */
	secret: v.exactOptional(text(64)),
});
export type PageDraft = v.InferOutput<typeof PageDraftSchema>;

/** Validates a page's answer; null without a draft. */
export const readPageDraft = (answer: unknown): PageDraft | null => (v.is(PageDraftSchema, answer) ? answer : null);
export const readWritten = (answer: unknown): Written | null => (v.is(WrittenSchema, answer) ? answer : null);

/** Texts with their parts, as messages have them. */
export const writtenAll = (texts: readonly string[], others: readonly (readonly Part[])[] = []): Written[] =>
	texts.map((text, i) => ({ text, others: others[i] ?? [] }));
