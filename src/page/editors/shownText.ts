/** Which parts of a box are shown. A page could hide text there that its user never saw. */
import { call, get, windowOf } from '../dom.ts';

const SEEN = { opacityProperty: true, visibilityProperty: true };
const FOLDED = 'details:not([open])';

/**
 * Tells for elements within `root` whether text directly in them is shown. If the root is not shown all of it counts:
 * pages hide a box while they send what is in it.
 */
export function createIsShown(root: Element): (element: Element) => boolean {
	if (!call(root, 'checkVisibility', SEEN)) return () => true;
	const known = new Map<Element, boolean>();
	function isShown(element: Element): boolean {
		const found = known.get(element) ?? (call(element, 'checkVisibility', SEEN) || isShownWithout(element));
		known.set(element, found);
		return found;
	}
	/** Some elements have no box of their own; and what a user has folded up is theirs. */
	function isShownWithout(element: Element): boolean {
		const { display, visibility } = windowOf(element)!.getComputedStyle(element);
		if (display === 'none' || visibility !== 'visible') return false;
		const parent = get(element, 'parentElement');
		const around = display === 'contents' ? parent : parent && call(parent, 'closest', FOLDED);
		return around !== null && isShown(around);
	}
	return isShown;
}
