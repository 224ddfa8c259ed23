import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import { carryOut, insertAtCaret } from '../actions.ts';
import { createBoxes } from '../boxes.ts';
import type { Editor } from '../editors/editor.ts';
import { editorOf } from '../editors/find.ts';
import { hasLeft } from '../focus.ts';
import type { Gate } from '../gate.ts';
import type { Handover } from '../handover.ts';
import type { PageHost } from '../host.ts';
import { createOverlay } from '../overlay/overlay.ts';
import { watchPosting } from '../posting/signs.ts';
import { hearBox } from './boxEvents.ts';
import { createChecks } from './checks.ts';
import { createSettling } from './settling.ts';

/**
 * Watches the box that has the focus, has its text checked when typing settles, and shows what the advice says of it.
 * Only events of the user count: one that the page made up could show it by its timing that somebody reads.
 */
export function watchBoxes(
	window: Window & typeof globalThis,
	{ send, listen, alive }: PageHost,
	shared: Handover,
): void {
	const { signal } = shared.ended;
	const boxes = createBoxes();
	const settling = createSettling(() => void checks.check());
	const checks = createChecks(send, {
		begins,
		box: () => (editor === null ? null : boxes.latest()),
		read,
		advised: show,
		silent: () => overlay.detach(),
		unsettled: settling.again,
	});
	/** A script that an update has left behind goes with the next thing the user does. */
	const gate: Gate = {
		...shared.gate,
		set: (handler) => shared.gate.set(handler && ((event) => (alive() ? handler(event) : leave()))),
	};
	const overlay = createOverlay(window, gate, {
		act: async (action) => {
			const box = boxes.latest();
			const said = editor === null ? null : await carryOut(action, { editor, ...shown, send });
			if (box !== null) box.ours = action.kind === 'delete';
			checks.again();
			return said;
		},
		opened: () => void send({ kind: 'opened' }).catch(() => undefined),
	});
	/** The editor of the box that had the focus last. */
	let editor: Editor | null = null;
	let stopHearing = () => {};
	let posting: ReturnType<typeof watchPosting> | null = null;
	/** What is marked, and in what text. */
	let shown: { text: string; marks: readonly PageMark[] } = { text: '', marks: [] };
	/** Advice that is held back is asked for again. */
	let later: ReturnType<typeof setTimeout> | undefined;
	/** Until then browsers tell pages when words are drawn, ours too (largest contentful paint), and how large. */
	let pressed = false;

	void shared.gate.firstPress.then(() => {
		pressed = true;
		checks.again();
	});
	listen(
		{
			draft() {
				const text = checks.allowed ? read() : null;
				if (text === null) return undefined;
				// The worker shows this text from now on: what comes after is a change.
				checks.had(text);
				return Promise.resolve(text);
			},
			insert({ text }) {
				if (typeof text !== 'string' || !checks.watching || editor === null) return undefined;
				boxes.latest()!.ours = true;
				return insertAtCaret(editor, text);
			},
			switched: () => void checks.switched(),
			stale: () => void checks.again(),
		},
		signal,
	);
	signal.addEventListener('abort', () => {
		clearTimeout(later);
		stopHearing();
		overlay.detach();
		editor = null;
	});
	shared.onFocus = (target) => attach(editorOf(target));
	if (shared.focused !== null) attach(editorOf(shared.focused), shared.begun);

	function attach(next: Editor | null, begun: number | null = null): void {
		// What was written before this script was here counts, though the focus may be elsewhere by now.
		if (next === null || !(begun !== null || next.element.matches(':focus, :focus-within'))) return;
		if (next.element !== editor?.element) {
			overlay.detach();
			stopHearing();
			stopHearing = hearBox(next.element, { edited, wrote, left });
		}
		editor = next;
		boxes.goTo(next.element, begun);
		posting ??= watchPosting(window, { boxes: () => (checks.watching ? boxes.all : []), wake, posted }, signal);
		// Also for a box focused again: another frame may have had the word in between.
		checks.again();
	}

	function edited(): void {
		overlay.edited();
		settling.again();
	}

	function wrote(): void {
		const box = boxes.latest()!;
		box.written = true;
		box.begun ??= Date.now();
	}

	/** Marks go with the focus; a window that is only left for another keeps them. */
	function left(): void {
		settling.again();
		setTimeout(() => {
			if (editor === null || hasLeft(editor.element)) overlay.detach();
		}, 0);
	}

	/** A worker that was stopped takes a moment to start, and the page may be gone by then. */
	function wake(): void {
		if (alive()) send({ kind: 'watching' }).catch(() => undefined);
	}

	function posted(texts: string[]): void {
		if (!alive()) return;
		send({ kind: 'posted', texts }).catch(() => undefined);
		void checks.check();
	}

	/** The text of the box, with one unit more than is looked at if there is more; null where it may not be read. */
	function read(): string | null {
		const now = editor?.element.isConnected ? editorOf(editor.element) : null;
		return now === null ? null : now.text(LONGEST_DRAFT + 1);
	}

	/** Whether a check may begin, with all done that comes before. */
	function begins(): boolean {
		settling.stop();
		if (!alive()) return leave();
		// What was posted is told before its box is found empty.
		posting?.look();
		return true;
	}

	/** There is something of ours in the page only while its box has the focus, and its user is there. */
	function show(text: string, advice: PageAdvice): void {
		clearTimeout(later);
		if (advice.later) later = setTimeout(checks.again, advice.later);
		if (editor !== null && pressed && advice.level !== 'badge' && !hasLeft(editor.element)) {
			shown = { text, marks: advice.marks };
			overlay.attach(editor);
			overlay.show(text, advice);
		} else overlay.detach();
	}

	/** @returns false, for what asks whether it may go on */
	function leave(): false {
		shared.ended.abort();
		return false;
	}
}
