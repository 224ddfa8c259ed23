/** Listens to the focused box. */
import { isWriting } from '../writing.ts';

export interface BoxHearer {
	/** Its text may have changed, by the user or the page. */
	edited(): void;
	/** The user is writing in it. */
	wrote(): void;
	/** It loses the focus, possibly to another window. */
	left(): void;
}

/** @returns stops listening */
export function hearBox(box: HTMLElement, { edited, wrote, left }: BoxHearer): () => void {
	const over = new AbortController();
	const options = { passive: true, signal: over.signal };
	const write = (event: Event) => isWriting(event) && wrote();
	box.addEventListener('input', (event) => event.isTrusted && edited(), options);
	box.addEventListener('beforeinput', write, options);
	// Editors that handle paste themselves fire no input event.
	box.addEventListener('paste', write, options);
	// Pages that empty the box after posting fire no input event, but move the focus.
	box.addEventListener('focusout', left, options);
	// Nor do editors with their own undo.
	const observer = new MutationObserver(edited);
	observer.observe(box, { subtree: true, childList: true, characterData: true });
	return () => {
		over.abort();
		observer.disconnect();
	};
}
