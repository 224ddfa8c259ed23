/** How editors take text from outside. None of the page's code can be called: they are told by events only. */

/** Puts text in the place of what is selected in `host`, which `range` is. */
export type Way = (host: HTMLElement, text: string, range: StaticRange) => void;

/** In Firefox, what an extension sees of a page's objects has a way to them as the page has them. */
type Seen<T> = T & { wrappedJSObject?: T };

function carrying(text: string): DataTransfer {
	const carried: Seen<DataTransfer> = new DataTransfer();
	// What an extension puts in by itself a page of Firefox reads as nothing.
	(carried.wrappedJSObject ?? carried).setData('text/plain', text);
	return carried;
}

/** Text as if pasted; Firefox knows older names of what it is told. */
export const pasting = (text: string): ClipboardEvent =>
	new ClipboardEvent('paste', {
		bubbles: true,
		cancelable: true,
		composed: true,
		clipboardData: carrying(text),
		...{ dataType: 'text/plain', data: text },
	});

/**
 * As the browser's spelling menu does. Editors that keep a model of their own (Slate, Lexical, Quill, CKEditor, Trix)
 * take the event and change the model; with others the browser goes on to change the page, as they expect.
 */
const asBrowser: Way = (host, text, range) => {
	const isDeleting = text === '';
	const execute = () => host.ownerDocument.execCommand(isDeleting ? 'delete' : 'insertText', false, text);
	// Firefox tells editors of its commands itself: told twice, they would write twice.
	if ('wrappedJSObject' in host) return void execute();
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
	if (host.dispatchEvent(event)) execute();
};

/** As if pasted. Draft.js listens to keys and pastes only; CodeMirror makes a step of its own of it. */
const asPaste: Way = (host, text, range) => {
	if (text === '' || host.dispatchEvent(pasting(text))) asBrowser(host, text, range);
};

/** TinyMCE keeps steps of its own, and makes one whenever it hears that the spelling menu has done something. */
const asSpelling: Way = (host, text, range) => {
	const tell = () => host.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
	// What was typed until now is a step of its own.
	tell();
	asBrowser(host, text, range);
	tell();
};

/** The way that an editor takes text, told by its element. */
export function wayInto(host: HTMLElement): Way {
	if (host.matches('.public-DraftEditor-content, .cm-content')) return asPaste;
	return host.matches('.mce-content-body') ? asSpelling : asBrowser;
}
