/** A text box as the rest of the page side sees it, whatever edits it. */

import type { Rect } from '../geometry.ts';

/** UTF-16 offsets into the text of an editor, the end excluded. */
export interface Span {
	start: number;
	end: number;
}

export interface Editor {
	/** Has the focus, itself or within it, and hears the events; one box is one element. */
	readonly element: HTMLElement;
	/**
	 * Its words, at most `most` units of them, a line break between blocks. Asks for no layout. Code editors have only
	 * the lines near the view in the page: then it is those, and offsets count from the first of them.
	 */
	text(most: number): string;
	/**
	 * Where words are drawn, in the coordinates of the element's window: a rectangle per line, none for words that are
	 * not drawn, that are scrolled out of a box or that stand at an angle. Asks for one layout, whatever the number of
	 * spans.
	 * @param stage a hidden element of ours in the same document, to measure in what the box does not tell
	 */
	rects(spans: readonly Span[], stage: HTMLElement): Rect[][];
	/** Offset of the caret, or of the end of the selection that moves; null where it is elsewhere. */
	caret(): number | null;
	/** Selects words; false where the editor does not let us. */
	select(span: Span): Promise<boolean>;
	/**
	 * Puts text in the place of words, as one step of the editor's own undo; caret and scroll stay.
	 * @returns false where the editor refused or a word is being composed, and nothing has changed
	 */
	replace(span: Span, text: string): Promise<boolean>;
	/** Puts text in at the caret, which ends behind it, as one step of the editor's own undo; false as for `replace`. */
	insert(text: string): Promise<boolean>;
}
