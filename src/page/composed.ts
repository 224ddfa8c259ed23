/** The flat tree: ancestors across slots and shadow roots. */
import { call, get } from './dom.ts';

export function outOf(element: Element): Element | null {
	return get(element, 'assignedSlot') ?? get(element, 'parentElement') ?? hostOf(call(element, 'getRootNode'));
}

const isFragment = (root: Node): root is ShadowRoot => get(root, 'nodeType') === Node.DOCUMENT_FRAGMENT_NODE;

/** The element that a shadow root belongs to; null for other roots. */
export const hostOf = (root: Node): Element | null => (isFragment(root) ? (root.host ?? null) : null);

/** An element and its ancestors in the flat tree, innermost first. */
export function pathOf(element: Element): Element[] {
	const path: Element[] = [];
	for (let each: Element | null = element; each !== null; each = outOf(each)) path.push(each);
	return path;
}

/** The document and the shadow roots around an element: non-composed events can be heard only there. */
export const rootsOf = (element: Element): Node[] => [
	...new Set(pathOf(element).map((each) => call(each, 'getRootNode'))),
];
