/**
 * What every page gets. It listens for the focus in a text box, and has the rest brought then; it reads nothing, and
 * never changes the page.
 */
import { LONGEST_DRAFT, readWorkerRequest } from '../messages/page.ts';
import { onFocus } from './focus.ts';
import { handover } from './handover.ts';
import type { PageHost } from './host.ts';
import { selectedText, visibleText } from './pageText.ts';
import { isWriting } from './writing.ts';

/**
 * Listens now, and anew whenever the document is written anew: `document.open`, which some editors call in a frame of
 * theirs, does away with all that listened. The script is not run again. What still listens must keep its place before
 * the page's own listeners, or a page could get ahead by adding a comment: `listen` adds the same listeners each time,
 * which does nothing where they are there.
 */
function untilWrittenAnew(document: Document, listen: () => void, signal: AbortSignal): void {
	const observer = new MutationObserver(listen);
	observer.observe(document, { childList: true });
	signal.addEventListener('abort', () => observer.disconnect());
	listen();
}

/** What may be a box for prose; whether it is one is judged by what is brought. */
const BOXES = 'textarea, input:not([type]), input[type=text i]';

export function startPage(window: Window, { send, listen, alive }: PageHost): void {
	const shared = handover();
	const { signal } = shared.ended;
	let asking = false;

	const hearFocus = onFocus(window, focused, signal);
	untilWrittenAnew(
		window.document,
		() => {
			shared.gate.listen(window, signal);
			hearFocus();
		},
		signal,
	);

	function focused(element: HTMLElement): void {
		if (element.matches('input[type=password i]')) shared.passwords.add(element);
		if (shared.onFocus !== null) shared.onFocus(element);
		else if (element.matches(BOXES) || element.isContentEditable) void ask(element);
	}

	async function ask(box: HTMLElement): Promise<void> {
		if (!alive()) return shared.ended.abort();
		if (shared.focused !== box) {
			shared.focused = box;
			shared.begun = null;
			for (const kind of ['beforeinput', 'paste']) box.addEventListener(kind, note, { passive: true, signal });
		}
		if (asking) return;
		asking = true;
		// A worker that was stopped while it answered is asked again at the next focus.
		await send({ kind: 'load' }).catch(() => undefined);
		asking = false;
	}

	/** One for all boxes: a box that is gone to again is not listened to twice. */
	function note(event: Event): void {
		if (shared.focused === event.currentTarget && isWriting(event)) shared.begun ??= Date.now();
	}

	listen((message) => {
		switch (readWorkerRequest(message)?.kind) {
			case 'site':
				return Promise.resolve(window.location.hostname || window.location.protocol);
			case 'selectedText': {
				const text = selectedText(window, LONGEST_DRAFT);
				return text === null ? undefined : Promise.resolve(text);
			}
			case 'visibleText':
				return Promise.resolve(visibleText(window, LONGEST_DRAFT));
			case 'switched':
				if (shared.onFocus === null && shared.focused?.matches(':focus, :focus-within')) void ask(shared.focused);
		}
		return undefined;
	}, signal);
}
