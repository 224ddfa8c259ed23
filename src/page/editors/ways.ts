/** Ways of inserting text that editors accept. The page's code cannot be called, so all of them are events. */

import { call, documentOf, matches } from '../dom.ts';

/** Replaces the selection in `host`, which is `range`, with text. */
export type Way = (host: HTMLElement, text: string, range: StaticRange) => void;

/** Firefox wraps page objects for extensions; this is the unwrapped one. */
type Seen<T> = T & { wrappedJSObject?: T };

function carrying(text: string): DataTransfer {
	const carried: Seen<DataTransfer> = new DataTransfer();
	// Firefox pages cannot read data set from the extension's compartment, so it is set through the page's object.
	(carried.wrappedJSObject ?? carried).setData('text/plain', text);
	return carried;
}

/** A paste event's data; Firefox needs the legacy type names too. */
export const pasting = (text: string): ClipboardEvent =>
	new ClipboardEvent('paste', {
		bubbles: true,
		cancelable: true,
		composed: true,
		clipboardData: carrying(text),
		...{ dataType: 'text/plain', data: text },
	});

/**
 * Like the browser's spelling menu (`insertReplacementText`). Editors with their own model (Slate, Lexical, Quill,
 * CKEditor, Trix) handle the event; for others the browser's default action changes the DOM, as they expect.
 */
const asBrowser: Way = (host, text, range) => {
	const isDeleting = text === '';
	const execute = () => call(documentOf(host), 'execCommand', isDeleting ? 'delete' : 'insertText', false, text);
	// Firefox fires `beforeinput` for `execCommand` itself: dispatching it too would insert the text twice.
	if ('wrappedJSObject' in range) return void execute();
	const replaces = !range.collapsed;
	const event = new InputEvent('beforeinput', {
		bubbles: true,
		cancelable: true,
		composed: true,
		inputType: isDeleting ? 'deleteContentBackward' : replaces ? 'insertReplacementText' : 'insertText',
		data: isDeleting ? null : text,
		dataTransfer: isDeleting || !replaces ? null : carrying(text),
		targetRanges: [range],
	});
	if (call(host, 'dispatchEvent', event)) execute();
};

/** By a paste event. Draft.js handles only keys and pastes; CodeMirror makes it a separate undo step. */
const asPaste: Way = (host, text, range) => {
	if (text === '' || call(host, 'dispatchEvent', pasting(text))) asBrowser(host, text, range);
};

/** TinyMCE has its own undo stack and adds a level whenever it sees an `insertReplacementText` event. */
const asSpelling: Way = (host, text, range) => {
	const announce = () =>
		call(host, 'dispatchEvent', new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
	// Closes the undo level of the text typed before.
	announce();
	asBrowser(host, text, range);
	announce();
};

/** Summernote takes a step when a key or the mouse is pressed: otherwise text typed before would be lost. */
const asPressed: Way = (host, text, range) => {
	call(host, 'dispatchEvent', new MouseEvent('mouseup'));
	asBrowser(host, text, range);
};

export function wayInto(host: HTMLElement): Way {
	if (matches(host, '.public-DraftEditor-content, .cm-content')) return asPaste;
	if (matches(host, '.note-editable')) return asPressed;
	return matches(host, '.mce-content-body') ? asSpelling : asBrowser;
}
