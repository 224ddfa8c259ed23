/** One edit of a box, made as a user would make it, looked at afterwards and taken back if it went wrong. */

import { pathOf } from '../composed.ts';
import { focusWithin } from '../focus.ts';
import { isComposing } from './composing.ts';
import type { Editor, Span } from './editor.ts';
import { soon, stays, turn } from './waiting.ts';

export interface Writing {
	element: HTMLElement;
	/** What scrolls within the element; as a rule the element. */
	scroller?: HTMLElement;
	text: () => string;
	/** The selection as offsets, the end that moves second; null where it is elsewhere. */
	selection: () => [number, number] | null;
	setSelection: (anchor: number, focus: number) => Promise<boolean>;
	/** Puts text in the place of the selection. */
	write: (text: string, span: Span) => void;
}

/** Where an offset is after an edit. */
function moved(offset: number, { start, end }: Span, length: number): number {
	if (offset <= start) return offset;
	return offset >= end ? offset + length - (end - start) : start + length;
}

const focused = ({ activeElement }: Document): HTMLElement | null =>
	activeElement && focusWithin(activeElement as HTMLElement);

/** What an editor can do by writing and selecting. */
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

/** Puts `text` in the place of words; caret, scroll and focus are where they were, or the caret is behind `text`. */
async function change(writing: Writing, span: Span, text: string, caretBehind: boolean): Promise<boolean> {
	const { element } = writing;
	const document = element.ownerDocument;
	const before = writing.text();
	if (span.start < 0 || span.start > span.end || span.end > before.length || isComposing(document)) return false;
	const expected = before.slice(0, span.start) + text + before.slice(span.end);
	if (expected === before) return true;
	const had = writing.selection();
	const focus = focused(document);
	const restoreScroll = scrolls(writing.scroller ?? element);
	let done = await writing.setSelection(span.start, span.end);
	// Meanwhile the user or the page may have gone on.
	done &&= !isComposing(document) && writing.text() === before;
	if (done) {
		writing.write(text, span);
		// An editor that draws its model anew may take back what it did not make itself.
		done = (await soon(() => writing.text() === expected)) && (await stays(() => writing.text() === expected));
		if (!done) await takeBack(writing, before);
	}
	const at = (offset: number) => (done ? moved(offset, span, text.length) : offset);
	if (done && caretBehind) await writing.setSelection(span.start + text.length, span.start + text.length);
	else if (had !== null) await writing.setSelection(at(had[0]), at(had[1]));
	restoreScroll();
	if (focus !== null && focus !== focused(document) && focus !== document.body) focus.focus({ preventScroll: true });
	return done;
}

/** One step, not more: what the user wrote before stands behind it. */
async function takeBack({ element, text }: Writing, before: string): Promise<void> {
	if (text() !== before) element.ownerDocument.execCommand('undo');
	await turn();
}

/** Remembers how far an element and all around it are scrolled; the result scrolls them back. */
function scrolls(element: HTMLElement): () => void {
	const known: [Element, number, number][] = [];
	for (const outer of pathOf(element))
		if (outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth)
			known.push([outer, outer.scrollTop, outer.scrollLeft]);
	return () => {
		for (const [scrolled, top, left] of known)
			if (scrolled.scrollTop !== top || scrolled.scrollLeft !== left)
				scrolled.scrollTo({ top, left, behavior: 'instant' });
	};
}
