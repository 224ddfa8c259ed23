/** Whether a word is being composed (Japanese, accents, dictation): an edit in between would tear it apart. */
const composing = new WeakSet<Document>();
const watched = new WeakSet<Document>();

/** From now on it is known of a document whether something is composed in it. */
export function watchComposing(document: Document): void {
	if (watched.has(document)) return;
	watched.add(document);
	document.addEventListener('compositionstart', (event) => event.isTrusted && composing.add(document), true);
	// Chromium does not vouch for all of these; one that a page makes up only lets the user's own edit go ahead.
	document.addEventListener('compositionend', () => composing.delete(document), true);
}

export const isComposing = (document: Document): boolean => composing.has(document);
