/** The box that the user is in, or was in last. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import { createBoxes, type WatchedBox } from '../boxes.ts';
import { matches } from '../dom.ts';
import type { Editor } from '../editors/editor.ts';
import { editorOf } from '../editors/find.ts';
import { eventPath } from '../eventPath.ts';
import { hasLeft } from '../focus.ts';
import type { Beginning } from '../handover.ts';
import { checked, ended, type LastEdit } from '../posting/lastEdit.ts';
import { isEditing, isWriting } from '../writing.ts';
import { hearBox } from './boxEvents.ts';
import { createEdits, type Edits } from './userEdits.ts';

export interface FocusedBoxHost {
	/** One of our buttons changes a box. */
	changes(box: WatchedBox): void;
	/** The focus is about to go to another box. */
	moves(): void;
	/** Text may have changed, by the user or the page. */
	changed(): void;
	/** The focus goes elsewhere; a moment later `hasGone` says whether it is within the page. */
	left(): void;
	hasGone(): void;
}

export interface FocusedBox {
	/** Null before any box was focused, where the box may not be read or was thrown away, and after `stop`. */
	readonly editor: Editor | null;
	/** The box that was focused last, and all that were lately, that one last. */
	latest(): WatchedBox | null;
	readonly all: readonly WatchedBox[];
	/**
	 * Goes to a box.
	 * @param begun what the user wrote in it before it was watched; null: nothing
	 * @returns false where there is no box, or it does not have the focus
	 */
	goTo(next: Editor | null, begun: Beginning | null): boolean;
	/** Sees an event of the user before the page does. */
	see(event: Event): void;
	/** Has one of our buttons change a box. */
	readonly change: Edits['change'];
	/** Tells that one of our buttons changes a box. */
	changing(box: WatchedBox): void;
	/**
	 * The text of the box, with one unit more than is looked at if there is more; null where it may not be read. It is
	 * that which was last checked where only the page has changed it since, and empty where the user wrote nothing: what
	 * a page puts there by itself must not be answered.
	 */
	read(): string | null;
	stop(): void;
}

export function createFocusedBox({ changes, moves, changed, left, hasGone }: FocusedBoxHost): FocusedBox {
	const boxes = createBoxes();
	let element: WeakRef<HTMLElement> | null = null;
	let stopHearing = () => {};
	const edits = createEdits();

	function wrote(): void {
		const box = boxes.latest()!;
		box.written = true;
		box.begun ??= Date.now();
	}

	/** Found again each time: held weakly, and a page may have made a password field of it. */
	const editorNow = () => editorOf(element?.deref());

	function touched(): void {
		edits.touched();
		changed();
	}

	/** A window that is only left for another keeps the focus. */
	function leaves(): void {
		left();
		setTimeout(() => {
			const here = element?.deref();
			if (here === undefined || hasLeft(here)) hasGone();
		}, 0);
	}

	return {
		get editor() {
			return editorNow();
		},
		latest: () => (element === null ? null : boxes.latest()),
		all: boxes.all,
		goTo(next, begun) {
			// What was written before this script was here counts, though the focus may be elsewhere by now.
			if (next === null || !(begun !== null || matches(next.element, ':focus, :focus-within'))) return false;
			if (next.element !== element?.deref()) {
				moves();
				stopHearing();
				edits.touched();
				stopHearing = hearBox(next.element, { changed: touched, left: leaves });
			}
			element = new WeakRef(next.element);
			boxes.goTo(next.element, begun?.at ?? null);
			if (begun !== null) boxes.latest()!.edit ??= beginning(next, begun);
			return true;
		},
		see(event) {
			const here = element?.deref();
			if (here === undefined || !isEditing(event) || !eventPath(event).includes(here)) return;
			edits.see(event, boxes.latest()!);
			if (isWriting(event)) wrote();
		},
		change(box, room, act) {
			changes(box);
			return edits.change(box, room, act);
		},
		changing: changes,
		read() {
			const editor = editorNow();
			const box = boxes.latest();
			if (editor === null || box === null) return null;
			const text = editor.text(LONGEST_DRAFT + 1);
			box.initial ??= text;
			if (!box.written) return '';
			if (box.edited && box.edit !== null) checked(box.edit, text);
			return box.edited || text.trim() === '' ? text : box.checked;
		},
		stop() {
			stopHearing();
			element = null;
		},
	};
}

/** What was written before the box was watched: of what is there by now, some may be the page's. */
function beginning(editor: Editor, { room }: Beginning): LastEdit {
	const edit: LastEdit = { before: '', room, stood: [] };
	ended(edit, editor.text(LONGEST_DRAFT + 1));
	return edit;
}
