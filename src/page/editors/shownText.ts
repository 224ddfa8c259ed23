/** Which parts of a box are shown. A page could hide text there that its user never saw. */
import { call, get, windowOf } from '../dom.ts';

const SEEN = { opacityProperty: true, visibilityProperty: true };
const FOLDED = 'details:not([open])';

/**
 * Finds out for elements within `root` whether text directly in them is shown. If the root is not shown all its text counts:
 * pages hide a box while they send what is in it.
 */
export function createIsShown(root: Element): (element: Element) => boolean {
	if (!call(root, 'checkVisibility', SEEN)) return () => true;
	const known = new Map<Element, boolean>();
	/** The element on which it depends whether this one is shown; true or false where that is known. */
	function shownWith(element: Element): Element | boolean {
		const found = known.get(element);
		if (found !== undefined) return found;
		if (call(element, 'checkVisibility', SEEN)) return true;
		// Some elements have no box of their own; and what a user has folded up is theirs.
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
