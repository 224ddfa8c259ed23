/** The common interface of all text boxes. */

import type { Rect } from '../geometry.ts';

/** UTF-16 offsets into the text of an editor, end exclusive. */
export interface Span {
	start: number;
	end: number;
}

export interface Edit extends Span {
	text: string;
}

/** What takes edits back. */
export interface Made {
	/** The texts before, between and after them. */
	texts: readonly string[];
	/** The text before each, to restore it. */
	reverses: readonly Edit[];
}

export interface Editor {
	/** The element that has or contains the focus and receives the events; there is one per box. */
	readonly element: HTMLElement;
	/**
	 * Its text, at most `most` UTF-16 units, with a line break between blocks. Does not force layout. Code editors render
	 * only the lines near the viewport: they return those lines, with offsets from the first.
	 */
	text(most: number): string;
	/** Whether that is the whole text: lines may be out of view. At most forces layout. */
	isWhole(): boolean;
	/**
	 * Rectangles of spans in viewport coordinates, one per line; none for text that is not rendered, scrolled out of the
	 * box or rotated. Forces layout once, however many spans there are.
	 * @param stage our hidden element in the same document, for measuring what the box does not expose
	 */
	rects(spans: readonly Span[], stage: HTMLDivElement): Rect[][];
	/** Offset of the caret, or of the selection's focus; null if it is elsewhere. */
	caret(): number | null;
	/** Selects a span. @returns false if the editor does not allow it */
	select(span: Span): Promise<boolean>;
	/**
	 * Makes ordered, separate edits in as few undo steps of the editor as leave the text between them alone; caret and
	 * scroll position stay.
	 * @returns takes them back; null if the editor refused or an IME composition is active, and nothing has changed
	 */
	edit(edits: readonly Edit[]): Promise<Made | null>;
	/**
	 * Takes edits back if the text is still as they left it.
	 * @param byUndo whether to try the editor's own undo first: if nothing else in the document was edited since
	 */
	takeBack(made: Made, byUndo: boolean): Promise<boolean>;
	/** Inserts text at the caret, which ends up after it, as one undo step. @returns false where `edit` returns null */
	insert(text: string): Promise<boolean>;
}
