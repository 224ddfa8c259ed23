import { carryOut, insertAtCaret } from '../actions.ts';
import { editorOf } from '../editors/find.ts';
import type { Gate } from '../gate.ts';
import type { Handover } from '../handover.ts';
import type { PageHost } from '../host.ts';
import { watchPosting } from '../posting/signs.ts';
import { type Checks, createChecks } from './checks.ts';
import { createFocusedBox, type FocusedBox } from './focusedBox.ts';
import { createSettling } from './settling.ts';
import { createShownAdvice } from './shownAdvice.ts';

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
	const settling = createSettling(() => void checks.check());
	const focused = createFocusedBox({
		moves: () => advice.hide(),
		edited() {
			advice.edited();
			settling.again();
		},
		left: settling.again,
		hasGone: () => advice.hide(),
	});
	const checks = createChecks(send, {
		begins,
		box: () => (focused.editor === null ? null : focused.latest()),
		read: focused.read,
		advised: (text, given) => advice.show(focused.editor, text, given),
		silent: () => advice.hide(),
		unsettled: settling.again,
	});
	/** A script that an update has left behind goes with the next thing the user does. */
	const gate: Gate = {
		...shared.gate,
		set: (handler) => shared.gate.set(handler && ((event) => (alive() ? handler(event) : leave()))),
	};
	const advice = createShownAdvice(window, gate, {
		async act(action, marked) {
			const { editor } = focused;
			const box = focused.latest();
			const said = editor === null ? null : await carryOut(action, { editor, ...marked, send });
			if (box !== null) box.ours = action.kind === 'delete';
			checks.again();
			return said;
		},
		opened: () => void send({ kind: 'opened' }).catch(() => undefined),
		due: checks.again,
	});
	let posting: ReturnType<typeof watchPosting> | null = null;
	void shared.gate.firstPress.then(() => {
		advice.allow();
		checks.again();
	});
	listen(answersOf(focused, checks), signal);
	signal.addEventListener('abort', () => {
		advice.stop();
		focused.stop();
	});
	shared.onFocus = (target) => attach(target);
	if (shared.focused !== null) attach(shared.focused, shared.begun);

	function attach(target: HTMLElement, begun: number | null = null): void {
		if (!focused.goTo(editorOf(target), begun)) return;
		posting ??= watchPosting(window, { boxes: () => (checks.watching ? focused.all : []), wake, posted }, signal);
		// Also for a box focused again: another frame may have had the word in between.
		checks.again();
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

	/** Whether a check may begin, with all done that comes before. */
	function begins(): boolean {
		settling.stop();
		if (!alive()) return leave();
		// What was posted is told before its box is found empty.
		posting?.look();
		return true;
	}

	/** @returns false, for what asks whether it may go on */
	function leave(): false {
		shared.ended.abort();
		return false;
	}
}

/** What the worker is answered. */
const answersOf = (focused: FocusedBox, checks: Checks): Parameters<PageHost['listen']>[0] => ({
	draft() {
		const text = checks.allowed ? focused.read() : null;
		if (text === null) return undefined;
		// The worker shows this text from now on: what comes after is a change.
		checks.had(text);
		return Promise.resolve(text);
	},
	insert({ text }) {
		if (typeof text !== 'string' || !checks.watching || focused.editor === null) return undefined;
		focused.latest()!.ours = true;
		return insertAtCaret(focused.editor, text);
	},
	switched: () => void checks.switched(),
	stale: () => void checks.again(),
});
