import { shadowOf } from '../focus.ts';

/** What an event passes, innermost first: within closed shadow roots too, of which `composedPath` is silent. */
export function eventPath(event: Event): EventTarget[] {
	const path = event.composedPath();
	for (;;) {
		const innermost = path[0] as Element | undefined;
		const root = innermost?.nodeType === Node.ELEMENT_NODE ? shadowOf(innermost) : null;
		const inner = root && innerOf(root, event);
		// Of what is not its own a root tells as well.
		if (!inner || inner.getRootNode() !== root) return path;
		const within: Element[] = [];
		for (let each: Element | null = inner; each !== null; each = each.parentElement) within.push(each);
		path.unshift(...within);
	}
}

/** Keys, and clicks made by keys, go to the focus. */
function innerOf(root: ShadowRoot, event: Event): Element | null {
	const { type, clientX, clientY, detail } = event as MouseEvent;
	const byPointer = type === 'pointerdown' || (type === 'click' && detail > 0);
	return byPointer ? root.elementFromPoint(clientX, clientY) : root.activeElement;
}
