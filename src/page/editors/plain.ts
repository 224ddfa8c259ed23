/** Text boxes that the browser itself edits: textarea, text input, plain contenteditable. */
export interface Editor {
	element: HTMLElement;
	/** Its text, at most `most` units of it. */
	text: (most: number) => string;
}

/** Input types that hold prose; passwords, addresses, numbers and searches are never read. */
const PROSE_INPUTS = new Set(['', 'text']);
/** Kinds of `autocomplete` that hold who somebody is or what opens something (HTML standard, autofill). */
const PRIVATE_FILL =
	/(^|[\s-])(cc|one-time-code|password|username|email|tel|bday|street|postal|address|country|name|organization|sex|impp|url|transaction)/;
const PRIVATE_NAME = /passw|pwd|cvv|cvc|otp\b|card.?num|iban|secret/i;
/** Inputs that were a password once: "show password" makes them text. */
const passwords = new WeakSet<Element>();

/** The editor of `target`, or null where it is no box for prose. */
export function editorOf(target: EventTarget | null | undefined): Editor | null {
	if (!(target instanceof HTMLElement) || isPrivate(target)) return null;
	if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
		const isProse = target instanceof HTMLTextAreaElement || PROSE_INPUTS.has(typeOf(target));
		if (!isProse || target.readOnly || target.disabled) return null;
		return { element: target, text: (most) => target.value.slice(0, most) };
	}
	if (!target.isContentEditable) return null;
	let root = target;
	while (root.parentElement?.isContentEditable) root = root.parentElement;
	return { element: root, text: (most) => textOf(root, most) };
}

const typeOf = (input: HTMLInputElement) => (input.getAttribute('type') ?? '').toLowerCase();

function isPrivate(box: HTMLElement): boolean {
	if (box instanceof HTMLInputElement && typeOf(box) === 'password') passwords.add(box);
	const names = `${box.getAttribute('name') ?? ''} ${box.id}`;
	return (
		passwords.has(box) ||
		PRIVATE_FILL.test((box.getAttribute('autocomplete') ?? '').toLowerCase()) ||
		(box instanceof HTMLInputElement && PRIVATE_NAME.test(names))
	);
}

const BLOCKS = /^(P|DIV|LI|BR|H[1-6]|BLOCKQUOTE|PRE|TR|UL|OL|FIGURE|SECTION|ARTICLE)$/;

/** Text of an editable element with a line break before each block. Unlike innerText it asks for no layout. */
function textOf(root: HTMLElement, most: number): string {
	const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	let text = '';
	for (let node = walker.nextNode(); node !== null && text.length < most; node = walker.nextNode()) {
		if (node instanceof Text) text += node.data;
		else if (BLOCKS.test(node.nodeName) && text !== '') text += '\n';
	}
	return text.slice(0, most);
}
