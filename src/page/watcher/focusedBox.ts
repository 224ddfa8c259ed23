/** The box that the user is in, or was in last. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import { createBoxes, type WatchedBox } from '../boxes.ts';
import type { Editor } from '../editors/editor.ts';
import { editorOf } from '../editors/find.ts';
import { hasLeft } from '../focus.ts';
import { hearBox } from './boxEvents.ts';

export interface FocusedBoxHost {
	/** The focus is about to go to another box. */
	moves(): void;
	/** Text may have changed, by the user or the page. */
	edited(): void;
	/** The focus goes elsewhere; a moment later `hasGone` says whether it is within the page. */
	left(): void;
	hasGone(): void;
}

export interface FocusedBox {
	/** Null before any box was focused, and after `stop`. */
	readonly editor: Editor | null;
	/** The box that was focused last, and all that were lately, that one last. */
	latest(): WatchedBox | null;
	readonly all: readonly WatchedBox[];
	/**
	 * Goes to a box.
	 * @param begun when the user began to write in it before it was watched; null: they did not
	 * @returns false where there is no box, or it does not have the focus
	 */
	goTo(next: Editor | null, begun: number | null): boolean;
	/** The text of the box, with one unit more than is looked at if there is more; null where it may not be read. */
	read(): string | null;
	stop(): void;
}

export function createFocusedBox({ moves, edited, left, hasGone }: FocusedBoxHost): FocusedBox {
	const boxes = createBoxes();
	let editor: Editor | null = null;
	let stopHearing = () => {};

	function wrote(): void {
		const box = boxes.latest()!;
		box.written = true;
		box.begun ??= Date.now();
	}

	/** A window that is only left for another keeps the focus. */
	function leaves(): void {
		left();
		setTimeout(() => {
			if (editor === null || hasLeft(editor.element)) hasGone();
		}, 0);
	}

	return {
		get editor() {
			return editor;
		},
		latest: boxes.latest,
		all: boxes.all,
		goTo(next, begun) {
			// What was written before this script was here counts, though the focus may be elsewhere by now.
			if (next === null || !(begun !== null || next.element.matches(':focus, :focus-within'))) return false;
			if (next.element !== editor?.element) {
				moves();
				stopHearing();
				stopHearing = hearBox(next.element, { edited, wrote, left: leaves });
			}
			editor = next;
			boxes.goTo(next.element, begun);
			return true;
		},
		read() {
			const now = editor?.element.isConnected ? editorOf(editor.element) : null;
			return now === null ? null : now.text(LONGEST_DRAFT + 1);
		},
		stop() {
			stopHearing();
			editor = null;
		},
	};
}
