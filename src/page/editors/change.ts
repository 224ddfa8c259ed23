/** One edit of a box, made as a user would make it, verified afterwards and reverted if it went wrong. */

import { pathOf } from '../composed.ts';
import { call, documentOf, get } from '../dom.ts';
import { focusWithin } from '../focus.ts';
import { isComposing } from './composing.ts';
import type { Editor, Span } from './editor.ts';
import { soon, stays, turn } from './waiting.ts';

export interface Writing {
	element: HTMLElement;
	/** The scroll container, usually the element itself. */
	scroller?: HTMLElement;
	text: () => string;
	/** The selection as offsets of anchor and focus, or null if it is elsewhere. */
	selection: () => [number, number] | null;
	setSelection: (anchor: number, focus: number) => Promise<boolean>;
	/** Replaces the selection with text. */
	write: (text: string, span: Span) => void;
}

/** Maps an offset through an edit. */
function moved(offset: number, { start, end }: Span, length: number): number {
	if (offset <= start) return offset;
	return offset >= end ? offset + length - (end - start) : start + length;
}

function focused(document: Document): HTMLElement | null {
	const active = get(document, 'activeElement');
	return active && focusWithin(active as HTMLElement);
}

/** The operations of an editor, from writing and selecting. */
export function editing(writing: Writing): Pick<Editor, 'caret' | 'select' | 'replace' | 'insert'> {
	const caret = () => writing.selection()?.[1] ?? null;
	return {
		caret,
		select: ({ start, end }) => writing.setSelection(start, end),
		replace: (span, text) => change(writing, span, text, false),
		async insert(text) {
			const at = caret();
			return at !== null && (await change(writing, { start: at, end: at }, text, true));
		},
	};
}

/** Replaces a span with `text`; caret, scroll and focus are restored, or the caret is put after `text`. */
async function change(writing: Writing, span: Span, text: string, caretBehind: boolean): Promise<boolean> {
	const { element } = writing;
	const document = documentOf(element);
	const before = writing.text();
	if (span.start < 0 || span.start > span.end || span.end > before.length || isComposing(document)) return false;
	const expected = before.slice(0, span.start) + text + before.slice(span.end);
	if (expected === before) return true;
	const had = writing.selection();
	const focus = focused(document);
	const restoreScroll = scrolls(writing.scroller ?? element);
	let done = await writing.setSelection(span.start, span.end);
	// The user or the page may have changed it meanwhile.
	done &&= !isComposing(document) && writing.text() === before;
	if (done) {
		writing.write(text, span);
		// Editors that re-render their model may revert edits they did not make themselves.
		done = (await soon(() => writing.text() === expected)) && (await stays(() => writing.text() === expected));
		if (!done) await takeBack(writing, before);
	}
	const at = (offset: number) => (done ? moved(offset, span, text.length) : offset);
	if (done && caretBehind) await writing.setSelection(span.start + text.length, span.start + text.length);
	else if (had !== null) await writing.setSelection(at(had[0]), at(had[1]));
	restoreScroll();
	if (focus !== null && focus !== focused(document) && focus !== get(document, 'body'))
		call(focus, 'focus', { preventScroll: true });
	return done;
}

/** Exactly one undo step: the one before it is the user's own. */
async function takeBack({ element, text }: Writing, before: string): Promise<void> {
	if (text() !== before) call(documentOf(element), 'execCommand', 'undo');
	await turn();
}

/** Saves the scroll positions of an element and its ancestors. @returns restores them */
function scrolls(element: HTMLElement): () => void {
	const known: [Element, number, number][] = [];
	for (const outer of pathOf(element))
		if (
			get(outer, 'scrollHeight') > get(outer, 'clientHeight') ||
			get(outer, 'scrollWidth') > get(outer, 'clientWidth')
		)
			known.push([outer, get(outer, 'scrollTop'), get(outer, 'scrollLeft')]);
	return () => {
		for (const [scrolled, top, left] of known)
			if (get(scrolled, 'scrollTop') !== top || get(scrolled, 'scrollLeft') !== left)
				Reflect.apply(get(scrolled, 'scrollTo'), scrolled, [{ top, left, behavior: 'instant' }]);
	};
}
