/**
 * The content script of every page. It waits until the user does something in a text box and then has the rest injected.
 * It reads nothing from the page until the user asks for that in the popup, and never changes it.
 */
import type { Answers } from './answers.ts';
import { get, isElement, matches } from './dom.ts';
import { eventPath } from './eventPath.ts';
import { focusWithin, onFocus } from './focus.ts';
import { beginHandover, handover } from './handover.ts';
import type { PageHost } from './host.ts';
import { isOwnFrame } from './ownFrame.ts';
import { createRoom, longer } from './posting/room.ts';
import { isWriting } from './writing.ts';

/**
 * Listens now, and again after each `document.open`, which some editors call in their frames: it removes all listeners
 * and does not run the script again. Listeners that survive must keep their place before the page's own, or a page
 * could run before them by adding a comment; so `listen` adds the same functions each time, which does nothing for
 * those still registered.
 */
function whenOpened(document: Document, listen: () => void, signal: AbortSignal): void {
	const observer = new MutationObserver(listen);
	observer.observe(document, { childList: true });
	signal.addEventListener('abort', () => observer.disconnect());
	listen();
}

/** Most boxes to remember until the rest is loaded; only those written in. */
const MOST_EARLIER = 200;

const PRESSES = /^(pointerdown|click)$/;

/** Elements that may be boxes for prose; the injected script decides. */
const BOXES = 'textarea, input:not([type]), input[type=text i]';
const isBox = (element: HTMLElement): boolean => matches(element, BOXES) || get(element, 'isContentEditable');

export function startPage(window: Window & typeof globalThis, { send, listen, alive }: PageHost): void {
	// In a page that was open when its site was allowed, the script may come twice.
	if (handover() !== undefined) return;
	if (!isOwnFrame(window)) return;
	const shared = beginHandover();
	const { signal } = shared.ended;
	const rest = createRest(send, alive, shared.ended);
	let roomAfter = createRoom();

	const hearFocus = onFocus(window, focused, signal);
	whenOpened(
		window.document,
		() => {
			shared.gate.listen(window, signal);
			hearFocus();
		},
		signal,
	);
	shared.gate.ahead(see);
	findFocus();

	function focused(element: HTMLElement): void {
		if (matches(element, 'input[type=password i]')) shared.passwords.add(element);
		if (shared.onFocus !== null) shared.onFocus(element);
		else if (isBox(element)) begin(element);
	}

	function begin(box: HTMLElement): void {
		rest.mayCome();
		if (shared.focused?.deref() === box) return;
		if (shared.focused !== null && shared.begun !== null)
			shared.earlier = [...shared.earlier, { box: shared.focused, begun: shared.begun }].slice(-MOST_EARLIER);
		shared.focused = new WeakRef(box);
		shared.begun = null;
		roomAfter = createRoom();
	}

	/**
	 * Only what the user does in a box loads the rest: a page may focus it by itself, and see what that costs. About text
	 * written before we watch the box, only its possible length is known, and what was pasted.
	 */
	function see(event: Event): void {
		shared.pressed = pressedBy(event) ?? shared.pressed;
		const box = shared.onFocus === null ? shared.focused?.deref() : undefined;
		if (box === undefined || !eventPath(event).includes(box)) return;
		if (isWriting(event)) {
			shared.begun ??= { at: Date.now(), room: 0, given: '' };
			shared.begun.room = roomAfter(event);
			shared.begun.given = longer(shared.begun.given, event);
		}
		void rest.ask();
	}

	/** In a page that was already open, a box may already have the focus. */
	function findFocus(): void {
		const active = get(window.document, 'activeElement');
		if (active instanceof HTMLElement) focused(focusWithin(active));
	}

	async function leaveUnlessAllowed(): Promise<void> {
		if ((await send({ kind: 'allowed' }).catch(() => null)) === false) shared.ended.abort();
	}

	const arrived = () => (shared.leaving ? undefined : Promise.resolve('here'));
	const switched = (): void => {
		const focused = shared.focused?.deref();
		if (shared.onFocus !== null || !focused || !matches(focused, ':focus, :focus-within')) return;
		rest.mayCome();
		void rest.ask();
	};
	const answers = {
		site: () => Promise.resolve(window.location.hostname || window.location.protocol),
		withdrawn: () => void leaveUnlessAllowed(),
		arrived,
		switched: () => void switched(),
	} satisfies Answers;
	listen(answers, signal);
}

/** What an event presses; a press in a box only sets the caret. */
function pressedBy(event: Event): WeakRef<Element> | null {
	const [target] = PRESSES.test(event.type) ? eventPath(event) : [];
	if (target === undefined || !isElement(target) || isBox(target)) return null;
	return new WeakRef(target);
}

/** Asks for the other script, once per box that the user goes to. */
function createRest(send: PageHost['send'], alive: PageHost['alive'], ended: AbortController) {
	let asked = false;
	return {
		mayCome() {
			asked = false;
		},
		async ask() {
			if (!alive()) return ended.abort();
			if (asked) return;
			asked = true;
			// If the worker stopped before it answered, the user's next action in the box asks again.
			await send({ kind: 'load' }).catch(() => {
				asked = false;
			});
		},
	};
}
