/** Listens to the focused box. */
import { call } from '../dom.ts';
import { isEditing, isWriting, WRITING_EVENTS } from '../writing.ts';

export interface BoxHearer {
	/** Its text may have changed, by the user or the page. */
	changed(): void;
	/** The user edits it, and the event is on its way. */
	edits(event: Event): void;
	/** The user writes in it. */
	wrote(): void;
	/** It loses the focus, possibly to another window. */
	left(): void;
}

/** @returns stops listening */
export function hearBox(box: HTMLElement, { changed, edits, wrote, left }: BoxHearer): () => void {
	const over = new AbortController();
	const options = { passive: true, signal: over.signal };
	const write = (event: Event) => {
		if (isEditing(event)) edits(event);
		if (isWriting(event)) wrote();
	};
	call(box, 'addEventListener', 'input', (event) => event.isTrusted && changed(), options);
	for (const kind of WRITING_EVENTS) call(box, 'addEventListener', kind, write, options);
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
