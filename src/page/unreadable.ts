/** Whether the focus is in an editor whose text is not in the page. */
import { call, get, matches, windowOf } from './dom.ts';
import { focusWithin } from './focus.ts';

/** Editors that render only the lines in view, and do not expose the rest. */
const DRAWS_PART = '.monaco-editor, .ace_editor';
/** A box smaller than this in pixels is not what its user looks at. */
const SMALLEST = 8;

type Edited = HTMLElement & { editContext?: object | null };

/** Only for when the user asks: it reads styles, which a page could notice otherwise. */
export function isUnreadable(window: Window): boolean {
	const focused = focusedIn(window);
	if (focused === null) return false;
	if (call(focused, 'closest', DRAWS_PART) !== null) return true;
	if (get(focused as Edited, 'editContext')) return true;
	return takesKeys(focused) && isHidden(focused) && hasCanvas(window);
}

/** The innermost element with the tab's focus; null if it is in another frame. */
export function focusedIn(window: Window): HTMLElement | null {
	const active = hasFocus(window) ? get(window.document, 'activeElement') : null;
	return active instanceof HTMLElement ? focusWithin(active) : null;
}

/** Whether the tab's focus is in this frame, whose ancestors all have its origin. */
function hasFocus(window: Window): boolean {
	// Null: the frame was removed from its page.
	const parent: Window | null = window.parent;
	if (parent === window) return true;
	const active = parent && get(parent.document, 'activeElement');
	if (parent === null || active === null) return false;
	return focusWithin(active as HTMLElement) === window.frameElement && hasFocus(parent);
}

const takesKeys = (element: HTMLElement) =>
	matches(element, 'textarea, input:not([type]), input[type=text i]') || get(element, 'isContentEditable');

function isHidden(element: HTMLElement): boolean {
	if (!call(element, 'checkVisibility', { opacityProperty: true, visibilityProperty: true })) return true;
	const { width, height, right, bottom } = call(element, 'getBoundingClientRect');
	if (width < SMALLEST || height < SMALLEST || right <= 0 || bottom <= 0) return true;
	const frame = windowOf(element)?.frameElement;
	return frame instanceof HTMLElement && isHidden(frame);
}

/** Whether a canvas is drawn in the document or one around it. */
const hasCanvas = (window: Window): boolean =>
	call(window.document, 'querySelector', 'canvas') !== null || (window.parent !== window && hasCanvas(window.parent));
