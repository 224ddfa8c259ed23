import { LONGEST_DRAFT, type PageAdvice, type PageMark, readPageAdvice, readWorkerRequest } from '../messages/page.ts';
import { carryOut, insertAtCaret } from './actions.ts';
import type { Editor } from './editors/editor.ts';
import { editorOf } from './editors/find.ts';
import { hasLeft } from './focus.ts';
import type { Gate } from './gate.ts';
import type { Handover } from './handover.ts';
import type { PageHost } from './loader.ts';
import { createOverlay } from './overlay/overlay.ts';
import { type PostingWatch, type WatchedBox, watchPosting } from './signs.ts';
import { isWriting } from './writing.ts';

/** Typing has settled when this many milliseconds passed without a key; it is not waited for longer than that. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;
/** A post may have been written in several boxes, a title and a body: so many are remembered. */
const MOST_BOXES = 8;

/**
 * Watches the box that has the focus, sends its text when typing settles, one request at a time, and shows what the
 * advice says of it. Only events of the user count: one that the page made up could show it by its timing that
 * somebody reads.
 */
export function watchBoxes(
	window: Window & typeof globalThis,
	{ send, listen, alive }: PageHost,
	shared: Handover,
): void {
	const { signal } = shared.ended;
	let editor: Editor | null = null;
	let attached: AbortController | null = null;
	let posting: PostingWatch | null = null;
	/** The boxes last written in, the latest last. */
	const boxes: WatchedBox[] = [];
	let numbered = 0;
	let timer = 0;
	let waitingSince = 0;
	let watching = false;
	/** The worker has let this frame's drafts be read, and has not taken that back. */
	let allowed = false;
	/** The text that the worker last had. */
	let sent: string | null = null;
	/** What is marked, and in what text. */
	let shown: { text: string; marks: readonly PageMark[] } = { text: '', marks: [] };
	let switches = 0;
	let busy = false;
	/** Until then browsers tell pages when words are drawn, ours too (largest contentful paint), and how large. */
	let pressed = false;
	void shared.gate.firstPress.then(() => {
		pressed = true;
		sent = null;
		void check();
	});

	/** A script that an update has left behind goes with the next thing the user does. */
	const gate: Gate = {
		...shared.gate,
		set: (handler) => shared.gate.set(handler && ((event) => (alive() ? handler(event) : leave()))),
	};
	const overlay = createOverlay(window, gate, {
		act: async (action) => {
			const said = editor === null ? null : await carryOut(action, { editor, ...shown, send });
			sent = null;
			void check();
			return said;
		},
	});

	listen((message) => {
		const request = readWorkerRequest(message);
		switch (request?.kind) {
			case 'draft': {
				const text = read();
				if (text === null || !allowed) return undefined;
				// The worker shows this text from now on: what comes after is a change.
				sent = text;
				return Promise.resolve(text);
			}
			case 'insert':
				return watching && editor !== null ? insertAtCaret(editor, request.text) : undefined;
			case 'switched':
				switches++;
				watching = allowed = false;
				sent = null;
				void check();
				return undefined;
			case 'stale':
				sent = null;
				void check();
		}
		return undefined;
	}, signal);

	shared.onFocus = (target) => attach(editorOf(target));
	signal.addEventListener('abort', () => {
		attached?.abort();
		overlay.detach();
		editor = null;
	});
	if (shared.focused !== null) attach(editorOf(shared.focused), shared.written);

	function attach(next: Editor | null, written = false): void {
		// What was written before this script was here counts, though the focus may be elsewhere by now.
		if (next === null || !(written || next.element.matches(':focus, :focus-within'))) return;
		if (next.element !== editor?.element) {
			overlay.detach();
			attached?.abort();
			attached = new AbortController();
			const options = { passive: true, signal: attached.signal };
			next.element.addEventListener('input', (event) => event.isTrusted && edited(), options);
			next.element.addEventListener('beforeinput', write, options);
			// An editor that pastes by itself lets no input event follow.
			next.element.addEventListener('paste', write, options);
			// A page that empties its box after posting makes no input event, but the focus moves.
			next.element.addEventListener('focusout', left, options);
			// An editor that undoes by itself makes no input event either.
			const observer = new MutationObserver(edited);
			observer.observe(next.element, { subtree: true, childList: true, characterData: true });
			attached.signal.addEventListener('abort', () => observer.disconnect());
		}
		editor = next;
		remember(next, written);
		posting ??= watchPosting(window, { boxes: () => (watching ? boxes : []), wake, posted }, signal);
		// Also for a box focused again: another frame may have had the word in between.
		sent = null;
		void check();
	}

	/** The user writes in the box that has the focus. */
	function write(event: Event): void {
		if (isWriting(event)) boxes.at(-1)!.written = true;
	}

	function edited(): void {
		overlay.edited();
		settle();
	}

	/** Marks go with the focus; a window that is only left for another keeps them. */
	function left(): void {
		settle();
		setTimeout(() => {
			if (editor === null || hasLeft(editor.element)) overlay.detach();
		}, 0);
	}

	/** Moves a box to the end of those remembered. */
	function remember({ element }: Editor, written: boolean): void {
		const at = boxes.findIndex((known) => known.element === element);
		const [known] = at < 0 ? [] : boxes.splice(at, 1);
		boxes.push(known ?? { box: ++numbered, element, initial: null, written });
		if (boxes.length > MOST_BOXES) boxes.shift();
	}

	/** A worker that was stopped takes a moment to start, and the page may be gone by then. */
	function wake(): void {
		if (alive()) send({ kind: 'watching' }).catch(() => undefined);
	}

	function posted(texts: string[]): void {
		if (!alive()) return;
		send({ kind: 'posted', texts }).catch(() => undefined);
		void check();
	}

	/** The text of the box, with one unit more than is looked at if there is more; null where it may not be read. */
	function read(): string | null {
		const now = editor?.element.isConnected ? editorOf(editor.element) : null;
		return now === null ? null : now.text(LONGEST_DRAFT + 1);
	}

	function settle(): void {
		const now = performance.now();
		if (timer === 0) waitingSince = now;
		clearTimeout(timer);
		const wait = Math.min(SETTLED, Math.max(0, waitingSince + LONGEST_WAIT - now));
		timer = setTimeout(check, wait) as unknown as number;
	}

	async function check(): Promise<void> {
		clearTimeout(timer);
		timer = 0;
		if (!alive()) return void leave();
		if (busy || editor === null) return;
		// What was posted is told before its box is found empty.
		posting?.look();
		busy = true;
		const { element } = editor;
		const before = switches;
		let text: string | null = null;
		let advice: PageAdvice | null = null;
		try {
			// A site that is switched off never has its text read.
			watching ||= (await send({ kind: 'watching' })) === true && switches === before;
			allowed = watching;
			if (watching) {
				text = read() ?? '';
				boxes.at(-1)!.initial ??= text;
				if (text !== sent) {
					advice = readPageAdvice(await send({ kind: 'check', text, box: boxes.at(-1)!.box }));
					watching = allowed = advice !== null && switches === before;
				}
			}
			sent = watching ? text : null;
		} catch {
			// The worker was stopped while it answered: the next key asks again.
			watching = false;
			sent = null;
		}
		busy = false;
		const changed = watching && (read() ?? '') !== sent;
		if (editor?.element !== element || switches !== before || changed) settle();
		if (!watching) overlay.detach();
		else if (editor?.element === element && advice !== null && !changed) show(element, text!, advice);
	}

	/** There is something of ours in the page only while its box has the focus, and its user is there. */
	function show(element: HTMLElement, text: string, advice: PageAdvice): void {
		if (pressed && advice.level !== 'badge' && !hasLeft(element)) {
			shown = { text, marks: advice.marks };
			overlay.attach(editor!);
			overlay.show(text, advice);
		} else overlay.detach();
	}

	/** @returns false, for what asks whether it may go on */
	function leave(): false {
		shared.ended.abort();
		return false;
	}
}
