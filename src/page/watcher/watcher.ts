import { readChanges } from '../../messages/changes.ts';
import { carryOut, insertAtCaret } from '../actions.ts';
import { type ReadDraft, secret, tell } from '../draft.ts';
import { isPrivate, takesText } from '../editors/private.ts';
import type { Gate } from '../gate.ts';
import type { Beginning, Handover } from '../handover.ts';
import type { PageHost } from '../host.ts';
import type { CardAction, Outcome } from '../overlay/acts.ts';
import { isReopened, standingIn } from '../posting/reopened.ts';
import { createTakingOut, type TakingOut } from '../takingOut.ts';
import { focusedIn } from '../unreadable.ts';
import { type Checks, createChecks } from './checks.ts';
import { createFocusedBox, type FocusedBox } from './focusedBox.ts';
import { createPostings } from './postings.ts';
import { createReturned } from './returned.ts';
import { createSettling } from './settling.ts';
import { createShownAdvice } from './shownAdvice.ts';

/**
 * Watches the box that has the focus, has its text checked when typing settles, and shows the advice.
 * Only events of the user count: one that the page made up could show it by its timing that someone reads.
 */
export function watchBoxes(
	window: Window & typeof globalThis,
	{ send, listen, alive }: PageHost,
	shared: Handover,
): void {
	const { signal } = shared.ended;
	const settling = createSettling(() => void checks.check());
	const focused = createFocusedBox({
		isReopened: ({ history: { left } }, text) => isReopened(standingIn(window, shared, left !== '' && left === text)),
		changes: (box) => postings.cancel([box]),
		moves: () => advice.hide(),
		changed() {
			advice.edited();
			settling.again();
		},
		...{ left: settling.now, hasGone: () => advice.hide() },
	});
	const takingOut = createTakingOut(focused);
	const checks = createChecks(send, {
		begins,
		...{ box: focused.latest, read: focused.read, tell: (draft) => tell(advice.expecting(draft)) },
		advised: (draft, given) => advice.show(focused.editor, draft, given),
		silent: () => advice.hide(),
		unsettled: settling.again,
	});
	const advice = createShownAdvice(window, gateWhile(goesOn, shared.gate), shared, {
		bring: () => send({ kind: 'draw' }),
		act: actIn(focused, { send, takingOut, again: checks.again }),
		opened: () => void send({ kind: 'opened' }).catch(() => undefined),
		due: checks.again,
	});
	const postings = createPostings(window, shared, { send, alive }, { focused, checks });
	const returned = createReturned(window.document, {
		...{ send, found: () => checks.site.answered(true) },
		take: (element, written) => focused.take(element, written) && entered(),
	});
	void shared.gate.firstPress.then(() => {
		advice.allow();
		checks.again();
	});
	const answers = { stillPosting: postings.stillPosting, returned: () => returned.look().then(() => 'looked') };
	listen({ ...answersOf(focused, checks, takingOut), ...answers }, signal);
	for (const stop of [advice.stop, focused.stop]) signal.addEventListener('abort', stop);
	// Signs first: Enter posts the text before it.
	shared.gate.ahead((event) => {
		if (!goesOn()) return;
		settling.see(event);
		returned.see(event);
		postings.see(event);
		focused.see(event);
	});
	const attach = (target: HTMLElement, begun: Beginning | null) => void (focused.goTo(target, begun) && entered());
	shared.onFocus = (target) => attach(target, null);
	for (const { box, begun } of [...shared.earlier, { box: shared.focused, begun: shared.begun }]) {
		const element = box?.deref();
		if (element !== undefined) attach(element, begun);
	}

	function entered(): void {
		advice.focused();
		postings.begin();
		// Also for a box focused again: another frame may have been active in between.
		checks.again();
	}

	/** Whether a check may begin, with all done that comes before. */
	function begins(): boolean {
		settling.stop();
		if (!goesOn()) return false;
		// A post is reported before its box is found empty.
		postings.look();
		return true;
	}

	/** Stops everything if an update has left this script behind. */
	function goesOn(): boolean {
		if (!alive()) shared.ended.abort();
		return alive();
	}
}

/** A gate whose handler sees events only while this script runs; it is asked when the user does something. */
const gateWhile = (goesOn: () => boolean, gate: Gate): Gate => ({
	...gate,
	set: (handler) => gate.set(handler && ((event) => goesOn() && handler(event))),
});

/** Carries out the user's choice on a card in their box, and requests another check of its text. */
const actIn =
	(focused: FocusedBox, { again, ...draft }: Pick<PageHost, 'send'> & { takingOut: TakingOut; again: () => void }) =>
	async (action: CardAction, read: ReadDraft): Promise<Outcome | null> => {
		const outcome = focused.editor === null ? null : await carryOut(action, { ...read, ...draft });
		for (const { watched } of read.parts) watched.note({ kind: 'chosen' });
		again();
		return outcome;
	};

/** What the worker is answered. */
const answersOf = (focused: FocusedBox, checks: Checks, takingOut: TakingOut): Parameters<PageHost['listen']>[0] => ({
	draft() {
		// The page learns nothing about what the popup shows of its changes.
		const draft = checks.site.allowed ? focused.read(true) : null;
		if (draft === null) return undefined;
		checks.had(draft.text);
		return Promise.resolve(tell(draft));
	},
	private() {
		const focus = focusedIn(window);
		return focus !== null && takesText(focus) && isPrivate(focus) ? Promise.resolve('private') : undefined;
	},
	secret: () => Promise.resolve(secret),
	insert({ text }) {
		const { editor } = focused;
		const box = focused.latest();
		if (typeof text !== 'string' || !checks.site.isOn || editor === null || box === null) return undefined;
		// The user asked for these words: they are an edit of theirs.
		box.note({ kind: 'ours', ours: true });
		box.note({ kind: 'wrote', at: null });
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
