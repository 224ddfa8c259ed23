/** Listens for signs that a draft is being posted and passes them to the judgement in `judge.ts`. */
import type { WatchedBox } from '../boxes.ts';
import { attributeOf } from '../dom.ts';
import { eventPath } from '../eventPath.ts';
import type { Gate } from '../gate.ts';
import { randomBits } from '../randomBits.ts';
import { afterwards } from './afterwards.ts';
import { maySend, type Pressed, pressedOn, whatDoes } from './buttons.ts';
import { draftsIn, isInPage, noteCleared, takenAway } from './drafts.ts';
import type { Draft, Sign } from './judge.ts';
import { createKeySigns } from './keySigns.ts';
import { watchLeaving } from './leaving.ts';
import { boxesIn, boxesOf } from './scope.ts';
import { createUnderWay, type PostingHost, type UnderWay } from './underWay.ts';

/** Milliseconds after the last click or key within which a submit counts as the user's; later ones are the page's. */
const GESTURE = 1000;

export interface PostingWatch extends Pick<UnderWay, 'look' | 'cancel'> {
	/** Sees an event of the user before the page does. */
	see(event: Event): void;
}

const now = () => performance.now();

export function watchPosting(
	window: Window,
	leaving: Gate['leaving'],
	host: PostingHost,
	signal: AbortSignal,
): PostingWatch {
	const { tell, look, cancel, anyBefore } = createUnderWay(window.document, host);
	let gestureAt = Number.NEGATIVE_INFINITY;

	function sign(kind: Sign, drafts: Draft[]): void {
		if (drafts.length === 0) return;
		tell({ kind: 'sign', sign: kind, drafts, at: now(), post: randomBits() });
		afterwards(look);
	}

	const gesture = () => (gestureAt = now());

	function onPress(event: Event): void {
		if (!event.isTrusted) return;
		gesture();
		const [path, all] = [eventPath(event), host.boxes()];
		const pressed = pressedOn(path);
		if (pressed === null && all.some(({ element }) => element !== null && path.includes(element))) return;
		const boxes = pressed === null ? [] : sentBy(boxesOf(pressed.element, all));
		if (pressed?.does === 'send' && boxes.length > 0) {
			sign('send', draftsIn(boxes));
			return;
		}
		if (pressed?.does === 'discard') cancel(boxes);
		if (pressed !== null) {
			tell({ kind: 'elsewhere' });
			afterwards(() => noteCleared(host.boxes()));
		}
		press(path, pressed);
	}

	/** What something sends that is in the same place as these boxes: also those whose place is not known any more. */
	const sentBy = (boxes: readonly WatchedBox[]) => [...new Set([...boxes, ...takenAway(host.boxes())])];

	function press(path: readonly EventTarget[], pressed: Pressed | null): void {
		const drafts = maySend(path, pressed) ? draftsIn(host.boxes().filter(isInPage), () => false) : [];
		tell({ kind: 'press', drafts: drafts.map((draft) => ({ draft, post: randomBits() })), at: now() });
		if (drafts.length > 0) afterwards(look);
	}

	function onSubmit(event: SubmitEvent): void {
		if (!event.isTrusted || now() - gestureAt > GESTURE) return;
		const form = event.target as HTMLFormElement;
		const { submitter } = event;
		const boxes = sentBy(boxesIn(form, host.boxes()));
		if (submitter !== null && whatDoes(submitter) === 'discard') {
			cancel(boxes);
			return;
		}
		sign('submit', draftsIn(boxes));
		afterwards(() => {
			if (event.defaultPrevented) return;
			const does = whatFormDoes(form, submitter);
			if (does === 'search') cancel(boxes);
			else if (does === 'leave') tell({ kind: 'native', boxes: boxes.map(({ box }) => box) });
		});
	}

	function onLeave(since: number | null): void {
		look();
		if (since === null || anyBefore(since)) tell({ kind: 'left', at: now() });
		else cancel(host.boxes());
	}

	const keys = createKeySigns({ boxes: host.boxes, sign, cancel, gesture });
	const seen: Partial<Record<string, (event: never) => void>> = {
		...{ pointerdown: onPress, click: onPress, submit: onSubmit },
		...{ keydown: keys.key, beforeinput: keys.edit },
	};
	const see = (event: Event) => seen[event.type]?.(event as never);
	const windows = windowsAround(window);
	listenAround(windows, see, signal);
	watchLeaving(window, leaving, windows, onLeave, signal);
	return { look, cancel, see };
}

/** Those around have no gate of this frame: what their pages add is left out, but they may hide what is posted. */
function listenAround([, ...around]: readonly Window[], see: (event: Event) => void, signal: AbortSignal): void {
	for (const window of around)
		for (const kind of ['pointerdown', 'click', 'submit'])
			window.addEventListener(kind, see, { capture: true, passive: true, signal });
}

/** Whether submitting a form is a search, leaves the page, or shows what follows elsewhere. */
function whatFormDoes(form: HTMLFormElement, submitter: HTMLElement | null): 'search' | 'leave' | 'elsewhere' {
	const told = (name: string) => (submitter && attributeOf(submitter, `form${name}`)) ?? attributeOf(form, name) ?? '';
	// A GET form changes nothing on the server.
	if (told('method').toLowerCase() !== 'post') return 'search';
	return /^(_self|_parent|_top)?$/i.test(told('target')) ? 'leave' : 'elsewhere';
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
