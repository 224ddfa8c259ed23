import { LONGEST_DRAFT, type PageRequest, readWorkerRequest } from '../messages/page.ts';
import { type Editor, editorOf } from './editors/plain.ts';
import { selectedText, visibleText } from './pageText.ts';
import { type PostingWatch, type WatchedBox, watchPosting } from './signs.ts';

/** Typing has settled when this many milliseconds passed without a key; it is not waited for longer than that. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;
/** A post may have been written in several boxes, a title and a body: so many are remembered. */
const MOST_BOXES = 8;

export interface PageHost {
	/** Sends a message to the worker; any answer but true means: leave this site alone. */
	send: (request: PageRequest) => Promise<unknown>;
	/** Listens to the worker until `signal` fires. */
	listen: (answer: (message: unknown) => Promise<unknown> | undefined, signal: AbortSignal) => void;
	/** False once the extension was updated or removed under this page. */
	alive: () => boolean;
}

/**
 * Watches the box that has the focus and sends its text when typing settles; one request at a time. Until a box is
 * focused it does nothing but listen, and it never changes the page. Only events of the user count: one that the page
 * made up could show it by its timing that somebody reads.
 */
export function watchPage(window: Window, { send, listen, alive }: PageHost): void {
	const page = new AbortController();
	let editor: Editor | null = null;
	let attached: AbortController | null = null;
	let posting: PostingWatch | null = null;
	/** The boxes last written in, the latest last. */
	const boxes: WatchedBox[] = [];
	let numbered = 0;
	let timer = 0;
	let waitingSince = 0;
	let watching = false;
	let sent: string | null = null;
	let switches = 0;
	let busy = false;

	const options = { capture: true, passive: true, signal: page.signal };
	window.addEventListener('focusin', (event) => event.isTrusted && attach(editorOf(event.composedPath()[0])), options);
	listen((message) => {
		switch (readWorkerRequest(message)?.kind) {
			case 'draft': {
				const text = watching ? read() : null;
				if (text === null) return undefined;
				// The worker shows this text from now on: what comes after is a change.
				sent = text;
				return Promise.resolve(text);
			}
			case 'site':
				return Promise.resolve(window.location.hostname || window.location.protocol);
			case 'selectedText': {
				const text = selectedText(window, LONGEST_DRAFT);
				return text === null ? undefined : Promise.resolve(text);
			}
			case 'visibleText':
				return Promise.resolve(visibleText(window, LONGEST_DRAFT));
			case 'switched':
				switches++;
				watching = false;
				void check();
		}
		return undefined;
	}, page.signal);

	function attach(next: Editor | null): void {
		if (next === null || !next.element.matches(':focus, :focus-within')) return;
		if (next.element !== editor?.element) {
			attached?.abort();
			attached = new AbortController();
			const options = { passive: true, signal: attached.signal };
			next.element.addEventListener('input', (event) => event.isTrusted && settle(), options);
			next.element.addEventListener('beforeinput', write, options);
			// An editor that pastes by itself lets no input event follow.
			next.element.addEventListener('paste', write, options);
			// A page that empties its box after posting makes no input event, but the focus moves.
			next.element.addEventListener('focusout', settle, options);
		}
		editor = next;
		remember(next);
		posting ??= watchPosting(window, { boxes: () => (watching ? boxes : []), wake, posted }, page.signal);
		// Also for a box focused again: another frame may have had the word in between.
		sent = null;
		void check();
	}

	/**
	 * The user writes in the box that has the focus. An `input` event does not tell: `execCommand` of a page makes one
	 * that the browser vouches for. An Enter alone writes nothing.
	 */
	function write(event: Event): void {
		if (event.isTrusted && !/Break|Para/.test((event as InputEvent).inputType)) boxes.at(-1)!.written = true;
	}

	/** Moves a box to the end of those remembered. */
	function remember({ element }: Editor): void {
		const at = boxes.findIndex((known) => known.element === element);
		const [known] = at < 0 ? [] : boxes.splice(at, 1);
		boxes.push(known ?? { box: ++numbered, element, initial: null, written: false });
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
		if (!alive()) return leave();
		if (busy || editor === null) return;
		// What was posted is told before its box is found empty.
		posting?.look();
		busy = true;
		const { element } = editor;
		const before = switches;
		let text: string | null = null;
		try {
			// A site that is switched off never has its text read.
			watching ||= (await send({ kind: 'watching' })) === true && switches === before;
			if (watching) {
				text = read() ?? '';
				boxes.at(-1)!.initial ??= text;
				if (text !== sent)
					watching = (await send({ kind: 'check', text, box: boxes.at(-1)!.box })) === true && switches === before;
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
	}

	function leave(): void {
		attached?.abort();
		page.abort();
		editor = null;
	}
}
