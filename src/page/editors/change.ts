/** Edits of a box, made as a user would make them, verified afterwards and reverted if they went wrong. */

import { edited } from '../../core/algorithms/edits.ts';
import { pathOf } from '../composed.ts';
import { call, documentOf, get } from '../dom.ts';
import { focusWithin } from '../focus.ts';
import { isComposing } from './composing.ts';
import type { Edit, Editor, Made } from './editor.ts';
import { joined, moved, reverse, type Step, spanOf } from './edits.ts';
import { press, undone } from './undoing.ts';
import { soon, stays } from './waiting.ts';
import type { Writing } from './writing.ts';

function focused(document: Document): HTMLElement | null {
	const active = get(document, 'activeElement');
	return active && focusWithin(active as HTMLElement);
}

export function editing(writing: Writing): Pick<Editor, 'caret' | 'select' | 'edit' | 'takeBack' | 'insert'> {
	const caret = () => writing.selection()?.[1] ?? null;
	return {
		caret,
		select: ({ start, end }) => writing.setSelection(start, end),
		edit: (edits) => editAll(writing, edits),
		takeBack: (made, byUndo) => takeBackAll(writing, made, byUndo),
		async insert(text) {
			const at = caret();
			return at !== null && (await change(writing, [{ start: at, end: at, text }], true));
		},
	};
}

/** Makes edits from the last to the first, so that offsets hold, or none of them. */
async function editAll(writing: Writing, edits: readonly Edit[]): Promise<Made | null> {
	const texts = [writing.text()];
	const reverses: Edit[] = [];
	for (const step of joined(edits, writing.isPlain).reverse()) {
		if (!(await change(writing, step, false))) {
			await takeBackAll(writing, { texts, reverses }, false);
			return null;
		}
		reverses.push(reverse(texts.at(-1)!, step));
		texts.push(writing.text());
	}
	return { texts, reverses };
}

/** @param byUndo whether to try the editor's own undo first */
async function takeBackAll(writing: Writing, made: Made, byUndo: boolean): Promise<boolean> {
	if (writing.text() !== made.texts.at(-1)) return false;
	let left = byUndo ? await undone(writing, made) : made.reverses.length;
	for (; left > 0; left--)
		if (writing.text() !== made.texts[left] || !(await change(writing, [made.reverses[left - 1]!], false)))
			return false;
	return writing.text() === made.texts[0];
}

/** Makes a step; caret, scroll, and focus are restored, or the caret is put after the new text. */
async function change(writing: Writing, step: Step, caretBehind: boolean): Promise<boolean> {
	const { element } = writing;
	const document = documentOf(element);
	const before = writing.text();
	const span = spanOf(step);
	if (span.start < 0 || span.start > span.end || span.end > before.length || isComposing(document)) return false;
	const expected = edited(before, step);
	if (expected === before) return true;
	const end = span.end + expected.length - before.length;
	const had = writing.selection();
	const focus = focused(document);
	const restoreScroll = scrolls(writing.scroller ?? element);
	let done = await writing.setSelection(span.start, span.end);
	// The user or the page may have changed it in the meantime.
	done &&= !isComposing(document) && writing.text() === before;
	if (done) {
		writing.write(expected.slice(span.start, end), span);
		// Editors that re-render their model may revert edits they did not make themselves.
		done = (await soon(() => writing.text() === expected)) && (await stays(() => writing.text() === expected));
		if (!done) await revert(writing, before);
	}
	const at = (offset: number) => (done ? moved(offset, step) : offset);
	if (done && caretBehind) await writing.setSelection(end, end);
	else if (had !== null) await writing.setSelection(at(had[0]), at(had[1]));
	restoreScroll();
	if (focus !== null && focus !== focused(document) && focus !== get(document, 'body'))
		call(focus, 'focus', { preventScroll: true });
	return done;
}
/** Exactly one undo step: the one before is the user's own. */
async function revert({ keys, text }: Writing, before: string): Promise<void> {
	if (text() !== before) press(keys(), 'undo');
	await soon(() => text() === before);
}

/** @returns restores the scroll positions of the element and its ancestors */
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
