/** What the user is writing: the text of all boxes that they wrote in and would post together. */
import { LONGEST_DRAFT, MOST_BOXES } from '../messages/limits.ts';
import { cutWritten, MOST_PARTS, type PageDraft, type Written } from '../messages/written.ts';
import type { WatchedBox } from './boxes.ts';
import { nameOfBox } from './boxName.ts';
import { type BoxPart, joinBoxes, placesOf } from './composer.ts';
import type { Editor } from './editors/editor.ts';
import { randomBits } from './randomBits.ts';

export interface DraftPart extends BoxPart {
	readonly watched: WatchedBox;
	readonly text: string;
}

/** The text has one unit more than is read if there is more. It is also partial if the page has changed it since. */
export interface ReadDraft extends Written {
	/** In the page's order. */
	readonly parts: readonly DraftPart[];
}

/**
 * @param boxes boxes with their editors, of which some may not be readable now
 * @param writtenIn the user's part of a box's text
 * @param asItIs whether to read the current text, whoever put it there: only if the page does not learn that
 */
export function readDraft(
	boxes: readonly { watched: WatchedBox; editor: Editor | null }[],
	writtenIn: (box: WatchedBox, text: string) => Written,
	asItIs = false,
): ReadDraft {
	let partly = false;
	const read = boxes.flatMap(({ watched, editor }) => {
		if (editor === null) return [];
		const shown = watched.history.written ? editor.text(LONGEST_DRAFT + 1) : '';
		const text = asItIs ? shown : textToCheck(watched, shown);
		partly ||= text !== shown || (shown !== '' && !editor.isWhole());
		return text === null ? [] : [{ watched, editor, text }];
	});
	const places = placesOf(read.map(({ text }) => text));
	const { text, others } = cutWritten(
		joinBoxes(read.map((part) => writtenIn(part.watched, part.text))),
		LONGEST_DRAFT + 1,
	);
	return {
		text,
		others: others.slice(0, MOST_PARTS),
		partly,
		parts: read.map((part, i) => ({ ...part, ...places[i]! })),
	};
}

/** Shows the worker whether the page of a draft is still there. */
export const secret = randomBits();

/** A draft as the worker gets it. */
export function tell({ text, others, partly = false, parts }: ReadDraft): PageDraft {
	const written = parts.filter((part) => part.text.trim());
	const boxes = written.length < 2 ? [] : written.slice(0, MOST_BOXES).map(({ editor }) => nameOfBox(editor.element));
	return { text, others, partly, secret, ...(boxes.length > 0 && { boxes }) };
}

/** The number of a draft: that of its first box. */
export const numberOf = (boxes: readonly WatchedBox[]): number => Math.min(...boxes.map(({ box }) => box));

/** The first of its boxes, which stands for the draft. */
export const firstOf = ({ parts }: ReadDraft): HTMLElement =>
	parts.toSorted((one, other) => one.watched.box - other.watched.box)[0]!.editor.element;

/**
 * The text of a box to check: the last checked one if only the page has changed it since, as text that a page adds must
 * not be answered.
 * @param shown the text there now
 */
function textToCheck({ history, note }: WatchedBox, shown: string): string | null {
	const { edited, checked: last } = history;
	if (edited) note({ kind: 'read', text: shown });
	return edited || shown.trim() === '' ? shown : last;
}
