/**
 * The content script of every page. It waits for the focus in a text box and then has the rest injected. It reads
 * nothing from the page and never changes it.
 */
import { LONGEST_DRAFT } from '../messages/limits.ts';
import { get, matches } from './dom.ts';
import { eventPath } from './eventPath.ts';
import { focusWithin, onFocus } from './focus.ts';
import { handover, isStarted } from './handover.ts';
import type { PageHost } from './host.ts';
import { isOwnFrame } from './ownFrame.ts';
import { selectedText, visibleText } from './pageText.ts';
import { createRoom } from './posting/room.ts';
import { isWriting } from './writing.ts';

/**
 * Listens now, and again after each `document.open`, which some editors call in their frames: it removes all listeners
 * and does not run the script again. Listeners that survive must keep their place before the page's own, or a page
 * could get ahead of them by adding a comment; so `listen` adds the same functions each time, which is a no-op for
 * those still registered.
 */
function untilWrittenAnew(document: Document, listen: () => void, signal: AbortSignal): void {
	const observer = new MutationObserver(listen);
	observer.observe(document, { childList: true });
	signal.addEventListener('abort', () => observer.disconnect());
	listen();
}

/** Elements that may be boxes for prose; the injected script decides. */
const BOXES = 'textarea, input:not([type]), input[type=text i]';

export function startPage(window: Window & typeof globalThis, { send, listen, alive }: PageHost): void {
	// In a page that was open when its site was allowed, the script may come twice.
	if (isStarted()) return;
	if (!isOwnFrame(window)) return;
	const shared = handover();
	const { signal } = shared.ended;
	let asking = false;
	let roomAfter = createRoom();

	const hearFocus = onFocus(window, focused, signal);
	untilWrittenAnew(
		window.document,
		() => {
			shared.gate.listen(window, signal);
			hearFocus();
		},
		signal,
	);
	shared.gate.ahead(noteBegun);
	findFocus();

	function focused(element: HTMLElement): void {
		if (matches(element, 'input[type=password i]')) shared.passwords.add(element);
		if (shared.onFocus !== null) shared.onFocus(element);
		else if (matches(element, BOXES) || get(element, 'isContentEditable')) void ask(element);
	}

	async function ask(box: HTMLElement): Promise<void> {
		if (!alive()) return shared.ended.abort();
		if (shared.focused?.deref() !== box) {
			shared.focused = new WeakRef(box);
			shared.begun = null;
			roomAfter = createRoom();
		}
		if (asking) return;
		asking = true;
		// If the worker was stopped before it answered, the next focus asks again.
		await send({ kind: 'load' }).catch(() => undefined);
		asking = false;
	}

	/** Of what is written before the box is watched, no more is known than how much it can be. */
	function noteBegun(event: Event): void {
		const box = shared.onFocus === null ? shared.focused?.deref() : undefined;
		if (box === undefined || !isWriting(event) || !eventPath(event).includes(box)) return;
		shared.begun ??= { at: Date.now(), room: 0 };
		shared.begun.room = roomAfter(event);
	}

	/** In a page that was open before, a box may have the focus already. */
	function findFocus(): void {
		const active = get(window.document, 'activeElement');
		if (active instanceof HTMLElement) focused(focusWithin(active));
	}

	async function leaveUnlessAllowed(): Promise<void> {
		if ((await send({ kind: 'allowed' }).catch(() => null)) === false) shared.ended.abort();
	}

	listen(
		{
			withdrawn: () => void leaveUnlessAllowed(),
			site: () => Promise.resolve(window.location.hostname || window.location.protocol),
			selectedText() {
				const text = selectedText(window, LONGEST_DRAFT);
				return text === null ? undefined : Promise.resolve(text);
			},
			visibleText: () => Promise.resolve(visibleText(window, LONGEST_DRAFT)),
			switched() {
				const focused = shared.focused?.deref();
				if (shared.onFocus === null && focused && matches(focused, ':focus, :focus-within')) void ask(focused);
			},
		},
		signal,
	);
}
