/** Changes of a draft by our buttons. In a module of its own, to keep the script for boxes small. */
import * as v from 'valibot';
import { count, flag, list, optionalText, satisfying } from '../checks.ts';

/** Longest text that an edit inserts, and most edits and changes. */
const LONGEST_PHRASE = 1000;
const MOST_EDITS = 10_000;

const SpanSchema = v.pipe(
	v.object({ start: count, end: count }),
	satisfying<{ start: number; end: number }>((span) => (span as Span).start <= (span as Span).end, 'a span'),
);
interface Span {
	start: number;
	end: number;
}
const EditSchema = v.object({ start: count, end: count, text: optionalText(LONGEST_PHRASE) });

/** Edits that are made together or not at all. */
const ChangeSchema = v.object({
	/** In order of position without overlaps, like all changes. */
	edits: list(EditSchema, MOST_EDITS, 1),
	/** Other edits, for boxes that refuse the first ones. May be empty. */
	instead: list(EditSchema, MOST_EDITS),
	/** The title that is selected if the box refuses. */
	title: SpanSchema,
	/** Number of titles that it takes out. */
	titles: count,
});
export type TextChange = v.InferOutput<typeof ChangeSchema>;

const ordered = (edits: readonly v.InferOutput<typeof EditSchema>[]): boolean => {
	let end = 0;
	for (const edit of edits) {
		if (edit.start < end || edit.end < edit.start) return false;
		end = edit.end;
	}
	return true;
};
const areOrdered = (changes: TextChange[]): boolean =>
	ordered(changes.flatMap(({ edits }) => edits)) && changes.every(({ instead }) => ordered(instead));
export const ChangesSchema = v.pipe(list(ChangeSchema, MOST_EDITS), v.check(areOrdered, 'must be in order'));

const TakenOutSchema = v.object({
	/** Titles that were taken out, and titles that the box kept; the first of these is selected. */
	replaced: count,
	refused: count,
	/** The draft is another than the one that was shown: nothing was done. */
	changed: flag,
});
export type TakenOut = v.InferOutput<typeof TakenOutSchema>;

/** Validates what comes from the other side, which may have another version after an update. */
export const readChanges = (value: unknown): TextChange[] | null => (v.is(ChangesSchema, value) ? value : null);
export const readTakenOut = (value: unknown): TakenOut | null => (v.is(TakenOutSchema, value) ? value : null);
