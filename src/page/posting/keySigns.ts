/** Keys that post a draft, and edits that show that it was not posted. */
import type { WatchedBox } from '../boxes.ts';
import { call, get } from '../dom.ts';
import { eventPath } from '../eventPath.ts';
import { afterwards } from './afterwards.ts';
import { draftsIn, noteAway, noteCleared } from './drafts.ts';
import type { Draft, Sign } from './judge.ts';
import { boxesIn } from './scope.ts';
import type { PostingHost } from './underWay.ts';

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

interface KeyHost extends Pick<PostingHost, 'boxes'> {
	window: Window;
	/** A draft may be about to be posted. */
	sign(kind: Sign, drafts: Draft[]): void;
	/** Somebody writes on in these boxes. */
	cancel(boxes: readonly WatchedBox[]): void;
	/** A submit that follows is the user's. */
	gesture(): void;
	/** Whatever is open is closed. */
	escaped(): void;
}

export interface KeySigns {
	key(event: KeyboardEvent): void;
	edit(event: Event): void;
}

export function createKeySigns({ window, boxes, sign, cancel, gesture, escaped }: KeyHost): KeySigns {
	/** An Enter that posts may edit the box as well. */
	let chord = false;
	/** Ends the listening for what follows the last Enter. */
	let following = new AbortController();

	function key(event: KeyboardEvent): void {
		following.abort();
		if (event.isTrusted && event.key === 'Escape') escaped();
		const box = boxes().at(-1);
		const element = box?.element ?? null;
		if (!event.isTrusted || box === undefined || element === null || MODIFIERS.has(event.key) || event.key === 'Tab')
			return;
		if (event.key === 'Enter') gesture();
		noteAway(boxes());
		if (!eventPath(event).includes(element)) return;
		if (event.key === 'Escape') afterwards(() => noteCleared([box]));
		// Enter that ends an IME composition confirms the word and posts nothing.
		if (event.key === 'Enter' && !event.isComposing && event.keyCode !== 229) onEnter(event, box, element);
		else cancel([box]);
	}

	function onEnter(event: KeyboardEvent, box: WatchedBox, element: HTMLElement): void {
		const form = call(element, 'closest', 'form');
		const drafts = draftsIn(form === null ? [box] : boxesIn(form, boxes()));
		if (event.ctrlKey || event.metaKey) {
			chord = true;
			sign('send', drafts);
			afterwards(() => {
				chord = false;
			});
		} else if (!event.shiftKey && !event.altKey)
			// In a multi-line box Enter starts a new line, unless the page prevents that.
			whenPrevented(event, get(element, 'nodeName') === 'INPUT', () => sign('enter', drafts));
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
		if (!event.isTrusted || chord) return;
		noteAway(boxes());
		const path = eventPath(event);
		const edited = boxes().filter(({ element }) => element !== null && path.includes(element));
		if (edited.length > 0) cancel(edited);
	}

	return { key, edit };
}
