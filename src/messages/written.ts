/** A text, and which parts of it are not the user's. */
import * as v from 'valibot';
import { flag, optionalText } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { Part, Written } from '../core/mentions/others.ts';
import { PartsSchema } from '../storage/written.ts';

export {
	allOwn,
	cutWritten,
	joinWritten,
	MOST_PARTS,
	type Part,
	type Written,
} from '../core/mentions/others.ts';

/** The text has one unit more than the limit where it is longer. */
export const WrittenSchema = v.object({
	text: optionalText(LONGEST_DRAFT + 1),
	others: PartsSchema,
	partly: v.exactOptional(flag),
});

/** Validates what a page answers. */
export const readWritten = (answer: unknown): Written | null => (v.is(WrittenSchema, answer) ? answer : null);

/** Texts with their parts, as messages have them. */
export const writtenAll = (texts: readonly string[], others: readonly (readonly Part[])[] = []): Written[] =>
	texts.map((text, i) => ({ text, others: others[i] ?? [] }));
