/** Listens to the focused box. */
import { call } from '../dom.ts';

export interface BoxHearer {
	/** Its text may have changed, by the user or the page. */
	changed(): void;
	/** It loses the focus, possibly to another window. */
	left(): void;
}

/** @returns stops listening */
export function hearBox(box: HTMLElement, { changed, left }: BoxHearer): () => void {
	const over = new AbortController();
	const options = { passive: true, signal: over.signal };
	call(box, 'addEventListener', 'input', (event) => event.isTrusted && changed(), options);
	// Pages that empty the box after posting fire no input event, but move the focus.
	call(box, 'addEventListener', 'focusout', left, options);
	// Nor do editors with their own undo.
	const observer = new MutationObserver(changed);
	observer.observe(box, { subtree: true, childList: true, characterData: true });
	return () => {
		over.abort();
		observer.disconnect();
	};
}
