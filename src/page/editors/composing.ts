/** Tracks IME composition (Japanese, accents, dictation): an edit during it would break the word. */
import { call } from '../dom.ts';

const composing = new WeakSet<Document>();
const watched = new WeakSet<Document>();

export function watchComposing(document: Document): void {
	if (watched.has(document)) return;
	watched.add(document);
	call(document, 'addEventListener', 'compositionstart', (event) => event.isTrusted && composing.add(document), true);
	// Chromium does not mark all of these as trusted. A forged one can at most let an edit go ahead.
	call(document, 'addEventListener', 'compositionend', () => composing.delete(document), true);
}

export const isComposing = (document: Document): boolean => composing.has(document);
