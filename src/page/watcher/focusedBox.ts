/** The box that the user is in, or was in last. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import type { Written } from '../../messages/written.ts';
import { type Boxes, createBoxes, type WatchedBox } from '../boxes.ts';
import { call, matches } from '../dom.ts';
import { type ReadDraft, readDraft } from '../draft.ts';
import type { Editor } from '../editors/editor.ts';
import { boxAt, editorAt, editorOf, seenEditor } from '../editors/find.ts';
import { eventPath } from '../eventPath.ts';
import { hasLeft } from '../focus.ts';
import type { Beginning } from '../handover.ts';
import { afterwards } from '../posting/afterwards.ts';
import { stoodBefore } from '../posting/lastEdit.ts';
import { writtenIn } from '../posting/ownership.ts';
import { postedWith } from '../posting/together.ts';
import { isAccepting, isEditing, isPointing, isWriting } from '../writing.ts';
import { hearBox } from './boxEvents.ts';
import { createEdits, type Edits } from './userEdits.ts';

export interface FocusedBoxHost {
	/** Whether a box has a post that its site opened for editing. */
	isReopened(box: WatchedBox, text: string): boolean;
	/** One of our buttons changes a box. */
	changes(box: WatchedBox): void;
	/** The focus is about to go to a box of another draft. */
	moves(): void;
	/** Text may have changed, by the user or the page. */
	changed(): void;
	/** The focus moves away; a moment later `hasGone` says whether it is still in the page. */
	left(): void;
	hasGone(): void;
}

/** Before its user has written in it only its markup is read: a page sees when styles or layout are read. */
export type FocusedBox = ReturnType<typeof createFocusedBox>;

export function createFocusedBox({ isReopened, changes, moves, changed, left, hasGone }: FocusedBoxHost) {
	const boxes = createBoxes();
	let element: WeakRef<HTMLElement> | null = null;
	let stopHearing = () => {};
	const edits = createEdits(boxes.all, isReopened, undefined, () => changed());

	/** Found again each time: the reference is weak, and a page may have turned it into a password field. */
	const editorNow = () => editorToRead(element?.deref(), boxes.latest());

	function touched(): void {
		edits.touched();
		changed();
	}

	/** A window that is only left for another keeps the focus. */
	function leaves(): void {
		left();
		const isLeft = (here = element?.deref()) => here === undefined || hasLeft(here);
		afterwards(() => isLeft() && hasGone());
	}

	/** @returns false without a box that has the focus */
	function goTo(target: HTMLElement, begun: Beginning | null): boolean {
		const next = boxAt(target);
		const written = begun && editorOf(target);
		// Text written before this script was here counts, though the focus may be elsewhere by now.
		if (next === null || !(written !== null || matches(next, ':focus, :focus-within'))) return false;
		if (next !== element?.deref()) {
			if (alsoPosted(next, boxes.all.slice(-1)).length === 0) moves();
			stopHearing();
			edits.touched();
			stopHearing = hearBox(next, { changed: touched, left: leaves });
		}
		element = new WeakRef(next);
		boxes.goTo(next, written && begun!.at);
		if (written !== null) noteBegun(boxes.latest()!, written, begun!, isReopened);
		return true;
	}

	return {
		/** Null without a readable, visible box. Reads styles and layout. */
		get editor() {
			return editorNow();
		},
		/** The box that was focused last, and all that were lately, that one last. */
		latest: () => (element === null ? null : boxes.latest()),
		all: boxes.all,
		goTo,
		/** Moves to a box whose text its user sent from an earlier page. */
		take(target: HTMLElement, written: Written) {
			const at = Date.now();
			if (!goTo(target, { at, room: 0, given: '' })) return false;
			boxes.latest()!.note({ kind: 'returned', written, at });
			return true;
		},
		see(event: Event) {
			const here = element?.deref();
			if (here !== undefined) seeIn(event, edits, here, boxes.latest()!);
		},
		change<T>(box: WatchedBox, room: number, act: () => Promise<T>) {
			changes(box);
			return edits.change(box, room, act);
		},
		changing: changes,
		/** The draft with the other boxes posted with it; null if it must not be read. */
		read(asItIs = false) {
			edits.settle();
			const here = boxAt(element?.deref());
			const editor = boxes.latest()?.history.written ? editorNow() : editorAt(here);
			return here === null || editor === null ? null : readAround(boxes, here, editor, asItIs);
		},
		stop() {
			stopHearing();
			element = null;
		},
	};
}

/** Sees an event of the user while a box has the focus, or had it last. */
function seeIn(event: Event, edits: Edits, here: HTMLElement, box: WatchedBox): void {
	const isInside = (isEditing(event) || isAccepting(event)) && eventPath(event).includes(here);
	if (isInside && isEditing(event) && (box.history.written || mayBeWrittenIn(here, event))) {
		edits.see(event, box);
		if (isWriting(event)) box.note({ kind: 'wrote', at: Date.now() });
	}
	if (isPointing(event) || (isInside && isAccepting(event))) edits.press(event, box);
}

/** Notes what was written in the latest box before we watched it. */
function noteBegun(box: WatchedBox, editor: Editor, begun: Beginning, isReopened: FocusedBoxHost['isReopened']): void {
	const text = editor.text(LONGEST_DRAFT + 1);
	const { room, given } = begun;
	const caret = editor.caret();
	const before = stoodBefore(text, room, given, caret);
	const reopened = isReopened(box, before) ? before : '';
	box.note({ kind: 'foundWritten', text, room, given, caret, reopened });
}

function readAround({ all, latest }: Boxes, here: HTMLElement, editor: Editor, asItIs: boolean): ReadDraft {
	const parts = inOrder([...alsoPosted(here, all), { watched: latest()!, editor }]);
	return readDraft(parts, (watched, text) => writtenIn(all, watched, text), asItIs);
}

/** A box that a page calls read-only is not, once its user writes in it. */
const editorToRead = (element: HTMLElement | undefined, box: WatchedBox | null): Editor | null =>
	box?.history.written ? seenEditor(element) : editorOf(element);

/** Whether the user may be about to write in a box: only browsers know about one called read-only. */
const mayBeWrittenIn = (element: HTMLElement, { type }: Event): boolean =>
	(type === 'beforeinput' ? seenEditor(element) : editorOf(element)) !== null;

/** Those of some boxes that the user wrote in and would post with another. */
const alsoPosted = (box: HTMLElement, others: readonly WatchedBox[]) =>
	postedWith(
		box,
		others.filter(({ history }) => history.written),
	).map((watched) => ({ watched, editor: editorAt(watched.element) }));

/** In the page's order. */
const inOrder = <B extends { editor: Editor | null }>(boxes: readonly B[]): B[] =>
	boxes.toSorted(({ editor: one }, { editor: other }) =>
		one !== null && other !== null && isBefore(one.element, other.element) ? -1 : 1,
	);

const isBefore = (one: Element, other: Element) =>
	(call(one, 'compareDocumentPosition', other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
