import { type PageRequest, readWorkerRequest } from '../messages.ts';
import { type Editor, editorOf } from './editors/plain.ts';

/** Typing has settled when this many milliseconds passed without a key. */
const SETTLED = 250;

export interface PageHost {
	/** Sends a message to the worker; false as answer means: leave this site alone. */
	send: (request: PageRequest) => Promise<unknown>;
	/** Listens to the worker until `signal` fires. */
	listen: (answer: (message: unknown) => Promise<unknown> | undefined, signal: AbortSignal) => void;
	/** False once the extension was updated or removed under this page. */
	alive: () => boolean;
}

/**
 * Watches the box that has the focus and sends its text when typing settles; one request at a time. Until a box is
 * focused it does nothing but listen, and it never changes the page.
 */
export function watchPage(window: Window, { send, listen, alive }: PageHost): void {
	const page = new AbortController();
	let editor: Editor | null = null;
	let box: AbortController | null = null;
	let timer = 0;
	let sent: string | null = null;
	let busy = false;

	window.addEventListener('focusin', (event) => attach(editorOf(event.composedPath()[0])), {
		capture: true,
		passive: true,
		signal: page.signal,
	});
	listen((message) => {
		switch (readWorkerRequest(message)?.kind) {
			case 'draft':
				return editor?.element.isConnected ? Promise.resolve(editor.text()) : undefined;
			case 'site':
				return Promise.resolve(window.location.hostname);
			case 'switched':
				sent = null;
				void check();
		}
		return undefined;
	}, page.signal);

	function attach(next: Editor | null): void {
		if (next === null || next.element === editor?.element) return;
		box?.abort();
		box = new AbortController();
		editor = next;
		sent = null;
		next.element.addEventListener('input', settle, { passive: true, signal: box.signal });
		void check();
	}

	function settle(): void {
		clearTimeout(timer);
		timer = setTimeout(check, SETTLED) as unknown as number;
	}

	async function check(): Promise<void> {
		if (!alive()) return leave();
		if (busy || editor === null) return;
		busy = true;
		const { element } = editor;
		const text = editor.text();
		try {
			// A site that is switched off never has its text sent.
			const watching = sent !== null || (await send({ kind: 'watching' })) === true;
			const known = text === sent || (sent === null && text.trim() === '');
			const checked = watching && (known || (await send({ kind: 'check', text })) === true);
			sent = checked ? text : null;
		} catch {
			// The worker was stopped while it answered: the next key asks again.
			sent = null;
		}
		busy = false;
		if (editor?.element !== element || editor.text() !== text) settle();
	}

	function leave(): void {
		clearTimeout(timer);
		box?.abort();
		page.abort();
		editor = null;
	}
}
