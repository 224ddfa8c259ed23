import { call, get, isElement } from './dom.ts';
import { shadowOf } from './focus.ts';

/** The event's path, innermost first, including closed shadow roots, which `composedPath` leaves out. */
export function eventPath(event: Event): EventTarget[] {
	const path = event.composedPath();
	for (;;) {
		const innermost = path[0];
		const root = innermost !== undefined && isElement(innermost) ? shadowOf(innermost) : null;
		const inner = root && innerOf(root, event);
		// `elementFromPoint` of a root may also return elements outside it.
		if (!inner || call(inner, 'getRootNode') !== root) return path;
		const within: Element[] = [];
		for (let each: Element | null = inner; each !== null; each = get(each, 'parentElement')) within.push(each);
		path.unshift(...within);
	}
}

/** The target inside `root`: under the pointer, or the focused element for keys and for clicks made by keys. */
function innerOf(root: ShadowRoot, event: Event): Element | null {
	const { type, clientX, clientY, detail } = event as MouseEvent;
	const byPointer = type === 'pointerdown' || (type === 'click' && detail > 0);
	return byPointer ? root.elementFromPoint(clientX, clientY) : root.activeElement;
}
