/** Listens for signs that a draft is being posted and passes them to the judgement in `judge.ts`. */
import type { WatchedBox } from '../boxes.ts';
import { attributeOf, call, get } from '../dom.ts';
import { eventPath } from '../eventPath.ts';
import { pressedOn, whatDoes } from './buttons.ts';
import type { Draft, Sign } from './judge.ts';
import { watchLeaving } from './leaving.ts';
import { newPostId } from './reports.ts';
import { boxesIn, boxesOf } from './scope.ts';
import { createUnderWay, draftsIn, type PostingHost, type UnderWay } from './underWay.ts';

/** Milliseconds after the last click or key within which a submit counts as the user's; later ones are the page's. */
const GESTURE = 1000;
const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

export interface PostingWatch extends Pick<UnderWay, 'look'> {
	/** Sees an event of the user before the page does. */
	see(event: Event): void;
}

export function watchPosting(window: Window, host: PostingHost, signal: AbortSignal): PostingWatch {
	const { tell, look, cancel, anyBefore } = createUnderWay(window.document, host);
	let gestureAt = Number.NEGATIVE_INFINITY;
	let chord = false;
	const now = () => performance.now();
	/** Runs after the page's own listeners have handled the current event. */
	const afterwards = (then: () => void) => void setTimeout(then, 0);

	function sign(kind: Sign, drafts: Draft[]): void {
		if (drafts.length === 0) return;
		tell({ kind: 'sign', sign: kind, drafts, at: now(), post: newPostId() });
		afterwards(look);
	}

	function onPress(event: Event): void {
		if (!event.isTrusted) return;
		gestureAt = now();
		const pressed = pressedOn(eventPath(event));
		if (pressed === null) return;
		const boxes = boxesOf(pressed.element, host.boxes());
		if (pressed.does === 'send' && boxes.length > 0) sign('send', draftsIn(boxes));
		else {
			if (pressed.does === 'discard') cancel(boxes);
			tell({ kind: 'elsewhere' });
		}
	}

	function onKey(event: KeyboardEvent): void {
		const box = host.boxes().at(-1);
		const element = box?.element ?? null;
		if (!event.isTrusted || box === undefined || element === null || MODIFIERS.has(event.key) || event.key === 'Tab')
			return;
		if (event.key === 'Enter') gestureAt = now();
		if (!eventPath(event).includes(element)) return;
		// Enter that ends an IME composition confirms the word and posts nothing.
		if (event.key === 'Enter' && !event.isComposing && event.keyCode !== 229) onEnter(event, box, element);
		else cancel([box]);
	}

	function onEnter(event: KeyboardEvent, box: WatchedBox, element: HTMLElement): void {
		const form = call(element, 'closest', 'form');
		const drafts = draftsIn(form === null ? [box] : boxesIn(form, host.boxes()));
		if (event.ctrlKey || event.metaKey) {
			chord = true;
			sign('send', drafts);
			afterwards(() => {
				chord = false;
			});
		} else if (!event.shiftKey && !event.altKey)
			afterwards(() => {
				// In a multi-line box Enter starts a new line, unless the page prevents that.
				if (event.defaultPrevented || get(element, 'nodeName') === 'INPUT') sign('enter', drafts);
			});
	}

	function onEdit(event: Event): void {
		if (!event.isTrusted || chord) return;
		const path = eventPath(event);
		const edited = host.boxes().filter(({ element }) => element !== null && path.includes(element));
		if (edited.length > 0) cancel(edited);
	}

	function onSubmit(event: SubmitEvent): void {
		if (!event.isTrusted || now() - gestureAt > GESTURE) return;
		const form = event.target as HTMLFormElement;
		const { submitter } = event;
		const boxes = boxesIn(form, host.boxes());
		if (submitter !== null && whatDoes(submitter) === 'discard') {
			cancel(boxes);
			return;
		}
		sign('submit', draftsIn(boxes));
		const told = (name: string) =>
			(submitter && attributeOf(submitter, `form${name}`)) ?? attributeOf(form, name) ?? '';
		afterwards(() => {
			if (event.defaultPrevented) return;
			// A GET form changes nothing on the server: it is a search.
			if (told('method').toLowerCase() !== 'post') cancel(boxes);
			else if (/^(_self|_parent|_top)?$/i.test(told('target')))
				tell({ kind: 'native', boxes: boxes.map(({ box }) => box) });
		});
	}

	function onLeave(since: number | null): void {
		look();
		if (since === null || anyBefore(since)) tell({ kind: 'left', at: now() });
		else cancel(host.boxes());
	}

	const seen: Partial<Record<string, (event: never) => void>> = {
		...{ pointerdown: onPress, click: onPress, submit: onSubmit },
		...{ keydown: onKey, beforeinput: onEdit },
	};
	const windows = windowsAround(window);
	// Those around have no gate of this frame: what their pages add is left out, but they may hide what is posted.
	for (const around of windows.slice(1))
		for (const kind of ['pointerdown', 'click', 'submit'])
			around.addEventListener(kind, (event) => seen[kind]?.(event as never), { capture: true, passive: true, signal });
	watchLeaving(window, windows, onLeave, signal);
	return { look, see: (event) => seen[event.type]?.(event as never) };
}

/** The window and its same-origin ancestors: an editor in a frame is often sent by a button outside the frame. */
function windowsAround(window: Window): Window[] {
	const found = [window];
	try {
		for (let inner = window; inner.parent !== inner; inner = inner.parent) {
			if (inner.parent.document === null) break;
			found.push(inner.parent);
		}
	} catch {
		// The parent is of another origin.
	}
	return found;
}
