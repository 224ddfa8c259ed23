/** Which parts of a box are shown. A page could hide text there that its user never saw. */
import { call, get, windowOf } from '../dom.ts';

const SEEN = { opacityProperty: true, visibilityProperty: true };
const FOLDED = 'details:not([open])';

/**
 * Says for elements in `root` whether text directly in them is shown. If the root is not shown, all its text counts:
 * pages hide a box while they send its text.
 */
export function createIsShown(root: Element): (element: Element) => boolean {
	if (!call(root, 'checkVisibility', SEEN)) return () => true;
	const known = new Map<Element, boolean>();
	/** The element that decides whether this one is shown; true or false if that is known. */
	function shownWith(element: Element): Element | boolean {
		const found = known.get(element);
		if (found !== undefined) return found;
		if (call(element, 'checkVisibility', SEEN)) return true;
		// Some elements have no box of their own; and folded text is still the user's.
		const { display, visibility } = windowOf(element)!.getComputedStyle(element);
		if (display === 'none' || visibility !== 'visible') return false;
		const parent = get(element, 'parentElement');
		return (display === 'contents' ? parent : parent && call(parent, 'closest', FOLDED)) ?? false;
	}
	/** In a loop: a page may nest thousands of elements. */
	function isShown(element: Element): boolean {
		const climbed = [element];
		let next = shownWith(element);
		while (typeof next !== 'boolean') {
			climbed.push(next);
			next = shownWith(next);
		}
		for (const each of climbed) known.set(each, next);
		return next;
	}
	return isShown;
}
