/** Sees the signs that a draft is posted, and what follows them; `posting.ts` judges. */
import { LONGEST_DRAFT } from '../messages/page.ts';
import { pressedOn, whatDoes } from './buttons.ts';
import { editorAt } from './editors/find.ts';
import { eventPath } from './eventPath.ts';
import { type Draft, type Pending, type PostingEvent, type Sign, step } from './posting.ts';
import { boxesIn, boxesOf, isSearch, standsElsewhere } from './scope.ts';

export interface WatchedBox {
	box: number;
	element: HTMLElement;
	/** What stood in it when it was first read: a signature, or what another site's link filled in. */
	initial: string | null;
	/** Whether the user wrote in it since it was last posted; what a page itself put there is nobody's post. */
	written: boolean;
}

export interface PostingHost {
	/** The boxes that may be read, the one last written in at the end. */
	boxes: () => readonly WatchedBox[];
	/** A draft may be on its way. */
	wake: () => void;
	/** These texts were posted, together. */
	posted: (texts: string[]) => void;
}

export interface PostingWatch {
	/** Looks now whether what is on its way was posted. */
	look: () => void;
}

/** A form that is submitted later than this after a click or key was submitted by the page. */
const GESTURE = 1000;
const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

export function watchPosting(window: Window, host: PostingHost, signal: AbortSignal): PostingWatch {
	let pending: Pending[] = [];
	let timer = 0;
	let gestureAt = Number.NEGATIVE_INFINITY;
	let chord = false;
	let navigatedAt = Number.NEGATIVE_INFINITY;
	const now = () => performance.now();
	/** After the page had its turn with the event at hand. */
	const afterwards = (then: () => void) => void setTimeout(then, 0);

	function dispatch(event: PostingEvent): void {
		const result = step(pending, event);
		pending = result.pending;
		if (result.posted.length > 0) host.posted(result.posted);
	}

	function look(): void {
		clearTimeout(timer);
		timer = 0;
		if (pending.length === 0) return;
		const boxes = new Map<number, 'filled' | 'emptied'>();
		for (const draft of pending.flatMap(({ drafts }) => drafts)) {
			const state = stateOf(draft);
			if (state !== 'gone') boxes.set(draft.box, state);
		}
		dispatch({ kind: 'look', boxes, at: now() });
		// A page that empties a box makes no event that a page script could hear. Often at first, then less.
		const since = Math.max(...pending.map((p) => p.since));
		if (pending.length > 0) timer = setTimeout(look, Math.min(1000, Math.max(50, (now() - since) / 4))) as never;
	}

	function stateOf({ box, text }: Draft): 'filled' | 'emptied' | 'gone' {
		const watched = host.boxes().find((known) => known.box === box);
		if (watched === undefined) return 'filled';
		if (!watched.element.isConnected) return standsElsewhere(window.document, text) ? 'filled' : 'gone';
		const here = read(watched);
		// A box that is locked while its text is sent cannot be read for that long.
		if (here === null) return 'filled';
		if (here.trim() !== '' && (here !== watched.initial || here === text)) return 'filled';
		watched.written = false;
		return 'emptied';
	}

	const read = ({ element }: WatchedBox) => editorAt(element)?.text(LONGEST_DRAFT + 1) ?? null;

	/** What stands in those of `boxes` that hold something the user may post. */
	const draftsIn = (boxes: readonly WatchedBox[]): Draft[] =>
		boxes.flatMap((watched) => {
			const { element, written } = watched;
			const text = written && element.isConnected && !isSearch(element) ? read(watched) : null;
			return text === null || text.trim() === '' ? [] : [{ box: watched.box, text }];
		});

	function sign(kind: Sign, drafts: Draft[]): void {
		if (drafts.length === 0) return;
		if (kind !== 'enter') host.wake();
		dispatch({ kind: 'sign', sign: kind, drafts, at: now() });
		afterwards(look);
	}

	function cancel(boxes: readonly WatchedBox[]): void {
		look();
		dispatch({ kind: 'cancel', boxes: boxes.map(({ box }) => box) });
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
			dispatch({ kind: 'elsewhere' });
		}
	}

	function onKey(event: KeyboardEvent): void {
		const box = host.boxes().at(-1);
		if (!event.isTrusted || box === undefined || MODIFIERS.has(event.key) || event.key === 'Tab') return;
		if (event.key === 'Enter') gestureAt = now();
		if (!eventPath(event).includes(box.element)) return;
		// An Enter that ends the composing of a word belongs to the word.
		if (event.key === 'Enter' && !event.isComposing && event.keyCode !== 229) onEnter(event, box);
		else cancel([box]);
	}

	function onEnter(event: KeyboardEvent, box: WatchedBox): void {
		const form = box.element.closest('form');
		const drafts = draftsIn(form === null ? [box] : boxesIn(form, host.boxes()));
		if (event.ctrlKey || event.metaKey) {
			chord = true;
			sign('send', drafts);
			afterwards(() => {
				chord = false;
			});
		} else if (!event.shiftKey && !event.altKey)
			afterwards(() => {
				// Where the page lets Enter have its way in a larger box, it starts a new line.
				if (event.defaultPrevented || box.element.nodeName === 'INPUT') sign('enter', drafts);
			});
	}

	function onEdit(event: Event): void {
		if (!event.isTrusted || chord) return;
		const path = eventPath(event);
		const edited = host.boxes().filter(({ element }) => path.includes(element));
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
		const told = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
		afterwards(() => {
			if (event.defaultPrevented) return;
			// A form that asks for a page changes nothing there: a search.
			if (told('method').toLowerCase() !== 'post') cancel(boxes);
			else if (/^(_self|_parent|_top)?$/i.test(told('target')))
				dispatch({ kind: 'native', boxes: boxes.map(({ box }) => box) });
		});
	}

	/** A page that goes on to another by itself; not one that the user leaves through the browser. */
	function onNavigate(event: NavigateEvent): void {
		const byUser = event.navigationType === 'traverse' || (event.navigationType === 'reload' && event.userInitiated);
		if (event.isTrusted && !event.destination.sameDocument && !byUser) navigatedAt = now();
	}

	function onLeave(): void {
		look();
		// Not every browser tells who is leaving, and a frame that is taken away does not leave: then it is the page.
		const untold = !('navigation' in window) || window.parent !== window;
		const byPage = untold || pending.some(({ since }) => navigatedAt >= since);
		if (byPage) dispatch({ kind: 'left', at: now() });
	}

	const options = { capture: true, passive: true, signal };
	for (const each of windowsAround(window)) {
		each.addEventListener('pointerdown', onPress, options);
		each.addEventListener('click', onPress, options);
		each.addEventListener('submit', onSubmit, options);
		each.navigation?.addEventListener('navigate', onNavigate, options);
	}
	window.addEventListener('keydown', onKey, options);
	window.addEventListener('beforeinput', onEdit, options);
	window.addEventListener('pagehide', onLeave, options);
	return { look };
}

/** The window and those around it that it may reach into: an editor in a frame is sent by a button outside. */
function windowsAround(window: Window): Window[] {
	const found = [window];
	try {
		for (let inner = window; inner.parent !== inner; inner = inner.parent) {
			if (inner.parent.document === null) break;
			found.push(inner.parent);
		}
	} catch {
		// The page around is of another origin.
	}
	return found;
}
