/** What the user is writing: the text of all boxes that they wrote in and would post together. */
import { LONGEST_DRAFT } from '../messages/limits.ts';
import { cutWritten, MOST_PARTS, type Written } from '../messages/written.ts';
import type { WatchedBox } from './boxes.ts';
import { type BoxPart, joinBoxes, placesOf } from './composer.ts';
import type { Editor } from './editors/editor.ts';
import { checked } from './posting/lastEdit.ts';

/** A box of a draft with its own text. */
export interface DraftPart extends BoxPart {
	readonly watched: WatchedBox;
	readonly text: string;
}

/** The text has one unit more than is looked at if there is more. */
export interface ReadDraft extends Written {
	/** In the order in which they are on the page. */
	readonly parts: readonly DraftPart[];
}

/**
 * @param boxes with their editors, of which some may not be read now
 * @param writtenIn what of a box's text is the user's
 */
export function readDraft(
	boxes: readonly { watched: WatchedBox; editor: Editor | null }[],
	writtenIn: (box: WatchedBox, text: string) => Written,
): ReadDraft {
	const read = boxes.flatMap(({ watched, editor }) => {
		const text = textToCheck(watched, editor);
		return editor === null || text === null ? [] : [{ watched, editor, text }];
	});
	const places = placesOf(read.map(({ text }) => text));
	const { text, others } = cutWritten(
		joinBoxes(read.map((part) => writtenIn(part.watched, part.text))),
		LONGEST_DRAFT + 1,
	);
	return { text, others: others.slice(0, MOST_PARTS), parts: read.map((part, i) => ({ ...part, ...places[i]! })) };
}

/** The number that a draft is known by: that of the box in which it was begun. */
export const numberOf = (boxes: readonly WatchedBox[]): number => Math.min(...boxes.map(({ box }) => box));

/** The first of its boxes, which stands for the draft. */
export const firstOf = ({ parts }: ReadDraft): HTMLElement =>
	parts.toSorted((one, other) => one.watched.box - other.watched.box)[0]!.editor.element;

/**
 * The text of a box that its user wrote in, with one unit more than is looked at if there is more. It is that which was
 * last checked where only the page has changed it since: what a page puts there by itself must not be answered.
 */
function textToCheck(box: WatchedBox, editor: Editor | null): string | null {
	if (!box.written) return '';
	if (editor === null) return null;
	const text = editor.text(LONGEST_DRAFT + 1);
	if (box.edited && box.edit !== null) checked(box.edit, text);
	return box.edited || text.trim() === '' ? text : box.checked;
}
