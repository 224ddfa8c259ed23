/** Text boxes that the browser itself edits: textarea, text input, plain contenteditable. */
export interface Editor {
	element: HTMLElement;
	text: () => string;
}

/** Input types that hold prose; passwords, addresses, numbers and searches are never read. */
const PROSE_INPUTS = new Set(['', 'text']);
const PRIVATE = /\b(cc-|one-time-code|password|username|email|tel|bday|street|postal|address)/;

/** The editor of `target`, or null where it is no box for prose. */
export function editorOf(target: EventTarget | undefined): Editor | null {
	if (!(target instanceof HTMLElement) || PRIVATE.test(target.getAttribute('autocomplete') ?? '')) return null;
	if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
		const isProse =
			target instanceof HTMLTextAreaElement || PROSE_INPUTS.has((target.getAttribute('type') ?? '').toLowerCase());
		return isProse && !target.readOnly && !target.disabled ? { element: target, text: () => target.value } : null;
	}
	if (!target.isContentEditable) return null;
	let root = target;
	while (root.parentElement?.isContentEditable) root = root.parentElement;
	return { element: root, text: () => root.innerText };
}
