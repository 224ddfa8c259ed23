import { readChanges } from '../../messages/changes.ts';
import { carryOut, insertAtCaret } from '../actions.ts';
import type { Gate } from '../gate.ts';
import type { Beginning, Handover } from '../handover.ts';
import type { PageHost } from '../host.ts';
import type { CardAction, Outcome } from '../overlay/acts.ts';
import { createReports, type Post } from '../posting/reports.ts';
import { watchPosting } from '../posting/signs.ts';
import { randomBits } from '../randomBits.ts';
import { createTakingOut, type TakingOut } from '../takingOut.ts';
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
		changes: (box) => posting?.cancel([box]),
		moves: () => advice.hide(),
		changed() {
			advice.edited();
			settling.again();
		},
		left: settling.again,
		hasGone: () => advice.hide(),
	});
	const takingOut = createTakingOut(focused);
	const checks = createChecks(send, {
		begins,
		box: focused.latest,
		read: focused.read,
		advised: (text, given) => advice.show(focused, text, given),
		silent: () => advice.hide(),
		unsettled: settling.again,
	});
	const advice = createShownAdvice(window, gateWhile(goesOn, shared.gate), {
		act: actIn(focused, { send, takingOut, again: checks.again }),
		opened: () => void send({ kind: 'opened' }).catch(() => undefined),
		due: checks.again,
	});
	const reports = createReports(send, alive);
	let posting: ReturnType<typeof watchPosting> | null = null;
	void shared.gate.firstPress.then(() => {
		advice.allow();
		checks.again();
	});
	listen({ ...answersOf(focused, checks, takingOut), stillPosting: reports.stillPosting }, signal);
	signal.addEventListener('abort', () => {
		advice.stop();
		focused.stop();
	});
	// Signs first: what Enter posts is what stood there before it.
	shared.gate.ahead((event) => {
		posting?.see(event);
		focused.see(event);
	});
	shared.onFocus = (target) => attach(target);
	const begunIn = shared.focused?.deref();
	if (begunIn !== undefined) attach(begunIn, shared.begun);

	function attach(target: HTMLElement, begun: Beginning | null = null): void {
		if (!focused.goTo(target, begun)) return;
		advice.focused();
		const boxes = () => (checks.site.allowed ? focused.all : []);
		posting ??= watchPosting(window, shared.gate.leaving, { ...reports, boxes, posted }, signal);
		// Also for a box focused again: another frame may have had the word in between.
		checks.again();
	}

	function posted(post: Post): void {
		reports.posted(post);
		void checks.check();
	}

	/** Whether a check may begin, with all done that comes before. */
	function begins(): boolean {
		settling.stop();
		if (!goesOn()) return false;
		// What was posted is told before its box is found empty.
		posting?.look();
		return true;
	}

	/** Stops all of it if an update has left this script behind. */
	function goesOn(): boolean {
		if (!alive()) shared.ended.abort();
		return alive();
	}
}

/** A gate whose handler sees events only while this script goes on; it is asked when the user does something. */
const gateWhile = (goesOn: () => boolean, gate: Gate): Gate => ({
	...gate,
	set: (handler) => gate.set(handler && ((event) => goesOn() && handler(event))),
});

/** Carries out what the user chose on a card in the box that they are in, and has its text checked again. */
const actIn =
	(focused: FocusedBox, { again, ...draft }: Pick<PageHost, 'send'> & { takingOut: TakingOut; again: () => void }) =>
	async (action: CardAction, text: string): Promise<Outcome | null> => {
		const { editor } = focused;
		const box = focused.latest();
		const outcome = editor === null ? null : await carryOut(action, { editor, text, ...draft });
		if (box !== null) box.edited = true;
		again();
		return outcome;
	};

/** With which memory is encrypted that the worker keeps of this frame's drafts: it goes when the page is left. */
const secret = randomBits();

/** What the worker is answered. */
const answersOf = (focused: FocusedBox, checks: Checks, takingOut: TakingOut): Parameters<PageHost['listen']>[0] => ({
	draft() {
		const text = checks.site.allowed ? focused.read() : null;
		if (text === null) return undefined;
		checks.had(text);
		return Promise.resolve(text);
	},
	secret: () => Promise.resolve(secret),
	insert({ text }) {
		const { editor } = focused;
		const box = focused.latest();
		if (typeof text !== 'string' || !checks.site.isOn || editor === null || box === null) return undefined;
		// The user asked for these words: they are an edit of theirs.
		Object.assign(box, { ours: true, written: true });
		return focused.change(box, text.length + 2, () => insertAtCaret(editor, text));
	},
	takeOut({ text, changes }) {
		const wanted = readChanges(changes);
		if (typeof text !== 'string' || wanted === null || !checks.site.isOn) return undefined;
		return takingOut.takeOut(text, wanted).finally(checks.again);
	},
	takeBack: () => (checks.site.isOn ? takingOut.takeBack().finally(checks.again) : undefined),
	switched: () => void checks.switched(),
	stale: () => void checks.again(),
});
