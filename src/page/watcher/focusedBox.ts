/** The box that the user is in, or was in last. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import { createBoxes, type WatchedBox } from '../boxes.ts';
import { matches } from '../dom.ts';
import type { Editor } from '../editors/editor.ts';
import { boxAt, editorOf, seenEditor } from '../editors/find.ts';
import { eventPath } from '../eventPath.ts';
import { hasLeft } from '../focus.ts';
import type { Beginning } from '../handover.ts';
import { begunAs, checked } from '../posting/lastEdit.ts';
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

/** What is read of it before its user has written in it is its markup: a page sees when styles or layout are read. */
export interface FocusedBox {
	/** Null before any box was focused, where it is not one to be read or was thrown away, and after `stop`. */
	readonly element: HTMLElement | null;
	/** Its editor; null also where it is not to be seen. Reads styles and layout. */
	readonly editor: Editor | null;
	/** The box that was focused last, and all that were lately, that one last. */
	latest(): WatchedBox | null;
	readonly all: readonly WatchedBox[];
	/**
	 * Goes to the box that an element is, or is part of.
	 * @param begun what the user wrote in it before it was watched; null: nothing
	 * @returns false where there is no box, or it does not have the focus
	 */
	goTo(target: HTMLElement, begun: Beginning | null): boolean;
	/** Sees an event of the user before the page does. */
	see(event: Event): void;
	/** Has one of our buttons change a box. */
	readonly change: Edits['change'];
	/** Tells that one of our buttons changes a box. */
	changing(box: WatchedBox): void;
	/** The text of the box that may be judged, as `textToCheck` says; null where it may not be read. */
	read(): string | null;
	stop(): void;
}

export function createFocusedBox({ changes, moves, changed, left, hasGone }: FocusedBoxHost): FocusedBox {
	const boxes = createBoxes();
	let element: WeakRef<HTMLElement> | null = null;
	let stopHearing = () => {};
	const edits = createEdits();

	/** Found again each time: held weakly, and a page may have made a password field of it. */
	const elementNow = () => boxAt(element?.deref());
	const editorNow = () => editorToRead(element?.deref(), boxes.latest());

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
		get element() {
			return elementNow();
		},
		get editor() {
			return editorNow();
		},
		latest: () => (element === null ? null : boxes.latest()),
		all: boxes.all,
		goTo(target, begun) {
			const next = boxAt(target);
			const written = begun && editorOf(target);
			// What was written before this script was here counts, though the focus may be elsewhere by now.
			if (next === null || !(written !== null || matches(next, ':focus, :focus-within'))) return false;
			if (next !== element?.deref()) {
				moves();
				stopHearing();
				edits.touched();
				stopHearing = hearBox(next, { changed: touched, left: leaves });
			}
			element = new WeakRef(next);
			boxes.goTo(next, written && begun!.at);
			if (written !== null) {
				const { room, given } = begun!;
				boxes.latest()!.edit ??= begunAs(written.text(LONGEST_DRAFT + 1), room, given);
			}
			return true;
		},
		see(event) {
			const here = element?.deref();
			if (here === undefined || !isEditing(event) || !eventPath(event).includes(here)) return;
			const box = boxes.latest()!;
			if (!box.written && !mayBeWrittenIn(here, event)) return;
			edits.see(event, box);
			if (isWriting(event)) {
				box.written = true;
				box.begun ??= Date.now();
			}
		},
		change(box, room, act) {
			changes(box);
			return edits.change(box, room, act);
		},
		changing: changes,
		read() {
			const box = boxes.latest();
			if (box === null || elementNow() === null) return null;
			return box.written ? textToCheck(box, editorNow()) : '';
		},
		stop() {
			stopHearing();
			element = null;
		},
	};
}

/** What a page calls read-only is none once its user writes in it. */
const editorToRead = (element: HTMLElement | undefined, box: WatchedBox | null): Editor | null =>
	box?.written ? seenEditor(element) : editorOf(element);

/** Whether the user may be about to write in a box: of one that is called read-only only browsers can tell. */
const mayBeWrittenIn = (element: HTMLElement, { type }: Event): boolean =>
	(type === 'beforeinput' ? seenEditor(element) : editorOf(element)) !== null;

/**
 * The text of a box that its user wrote in, with one unit more than is looked at if there is more. It is that which was
 * last checked where only the page has changed it since: what a page puts there by itself must not be answered.
 */
function textToCheck(box: WatchedBox, editor: Editor | null): string | null {
	if (editor === null) return null;
	const text = editor.text(LONGEST_DRAFT + 1);
	if (box.edited && box.edit !== null) checked(box.edit, text);
	return box.edited || text.trim() === '' ? text : box.checked;
}
