/** Keys that post a draft, and edits that show that it was not posted. */
import type { WatchedBox } from '../boxes.ts';
import { call, get } from '../dom.ts';
import { eventPath } from '../eventPath.ts';
import { afterwards } from './afterwards.ts';
import { draftsIn, noteAway, noteCleared } from './drafts.ts';
import type { SignHost } from './presses.ts';
import { boxesIn } from './scope.ts';

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);
/** Letters that edit a text together with Ctrl or Meta, in browsers and editors: they may empty a box without posting. */
const EDITING = /^[abcdhikuvwxyz]$/;

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Whether keys pressed together may send: letter keys that do not edit. */
export function isChord({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Keys): boolean {
	if (key === 'Enter') return ctrlKey || altKey || metaKey || shiftKey;
	// On a keyboard of other letters the place of the key counts.
	const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
	return key.length === 1 && (altKey || ctrlKey || metaKey) && !((ctrlKey || metaKey) && EDITING.test(letter));
}

export function createKeySigns(of: SignHost) {
	const { window, host, steps, underWay, sign, cancel, boxesWith } = of;
	const { boxes } = host;
	/** An Enter that posts may edit the box as well. */
	let entering = false;
	/** Stops listening for what follows the last key. */
	let following = new AbortController();

	function key(event: KeyboardEvent): void {
		following.abort();
		if (event.isTrusted && event.key === 'Escape') cancel(boxesWith(steps.all()));
		const box = boxes().at(-1);
		const element = box?.element ?? null;
		if (!event.isTrusted || box === undefined || element === null || MODIFIERS.has(event.key) || event.key === 'Tab')
			return;
		// Enter that ends an IME composition confirms the word and posts nothing.
		const maySend = (event.key === 'Enter' && !event.isComposing && event.keyCode !== 229) || isChord(event);
		if (event.key === 'Enter' || maySend) of.gesture();
		noteAway(boxes());
		if (!eventPath(event).includes(element)) return;
		if (event.key === 'Escape') afterwards(() => noteCleared([box]));
		if (maySend) onKeys(event, box, element);
		else cancel([box]);
	}

	function onKeys(event: KeyboardEvent, box: WatchedBox, element: HTMLElement): void {
		underWay.look();
		const form = call(element, 'closest', 'form');
		const drafts = draftsIn(form === null ? [box] : boxesIn(form, boxes()));
		const isEnter = event.key === 'Enter';
		if (isEnter) {
			entering = true;
			afterwards(() => {
				entering = false;
			});
		}
		if (isEnter && (event.ctrlKey || event.metaKey)) return void sign('send', drafts);
		// Reading the page is slow, and each new line would have to wait for it.
		const seen = isChord(event) ? of.noted(drafts) : drafts;
		whenPrevented(event, isEnter && get(element, 'nodeName') === 'INPUT', () => sign('keys', seen));
		of.press(seen);
	}

	/** Calls back once a page has prevented a key; some do so only when it is about to write, at `keypress`. */
	function whenPrevented(event: KeyboardEvent, anyway: boolean, then: () => void): void {
		following = new AbortController();
		const { signal } = following;
		const wrote = (pressed: KeyboardEvent) => {
			if (!pressed.isTrusted || pressed.key !== event.key) return;
			afterwards(() => {
				if (pressed.defaultPrevented) then();
			});
		};
		if (!anyway) window.addEventListener('keypress', wrote, { capture: true, passive: true, once: true, signal });
		afterwards(() => {
			if (event.defaultPrevented || anyway) then();
		});
	}

	function edit(event: Event): void {
		if (!event.isTrusted || entering) return;
		noteAway(boxes());
		const path = eventPath(event);
		const edited = boxes().filter(({ element }) => element !== null && path.includes(element));
		if (edited.length > 0) cancel(edited);
	}

	return { key, edit };
}
