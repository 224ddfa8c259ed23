/** What is heard of the box that has the focus. */
import { isWriting } from '../writing.ts';

export interface BoxHearer {
	/** Its text may have changed. */
	edited(): void;
	/** The user writes in it. */
	wrote(): void;
	/** The focus goes from it, be it to another window. */
	left(): void;
}

/** @returns hears no more */
export function hearBox(box: HTMLElement, { edited, wrote, left }: BoxHearer): () => void {
	const over = new AbortController();
	const options = { passive: true, signal: over.signal };
	const write = (event: Event) => isWriting(event) && wrote();
	box.addEventListener('input', (event) => event.isTrusted && edited(), options);
	box.addEventListener('beforeinput', write, options);
	// An editor that pastes by itself lets no input event follow.
	box.addEventListener('paste', write, options);
	// A page that empties its box after posting makes no input event, but the focus moves.
	box.addEventListener('focusout', left, options);
	// An editor that undoes by itself makes no input event either.
	const observer = new MutationObserver(edited);
	observer.observe(box, { subtree: true, childList: true, characterData: true });
	return () => {
		over.abort();
		observer.disconnect();
	};
}
