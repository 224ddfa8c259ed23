/** The focused element, including inside shadow roots. */
import { call, documentOf, get, windowOf } from './dom.ts';

type Opener = Element & { openOrClosedShadowRoot?: ShadowRoot | null };

/** The shadow root of an element, even a closed one, which browsers expose to extensions. */
export function shadowOf(element: Element): ShadowRoot | null {
	const open = get(element, 'shadowRoot');
	if (open !== null) return open;
	const { dom } = globalThis.chrome ?? {};
	// Chrome's API throws for elements other than HTML.
	if (dom?.openOrClosedShadowRoot !== undefined)
		return element instanceof HTMLElement ? dom.openOrClosedShadowRoot(element) : null;
	return get(element as Opener, 'openOrClosedShadowRoot') ?? null;
}

export function focusWithin(element: HTMLElement): HTMLElement {
	for (let inner = element; ; ) {
		const focused: Element | null | undefined = shadowOf(inner)?.activeElement;
		if (!focused) return inner;
		inner = focused as HTMLElement;
	}
}

/**
 * Calls back with the innermost element when the user moves the focus; never for events made up by a page. Within a
 * shadow root the focus moves without telling the window: each one gets a listener when it first has the focus.
 * @returns starts to listen; again after listeners were removed
 */
export function onFocus(window: Window, goTo: (element: HTMLElement) => void, signal: AbortSignal): () => void {
	const hear = (target: EventTarget) => {
		call(target, 'addEventListener', 'focusin', found as EventListener, { capture: true, passive: true, signal });
	};
	function found({ isTrusted, target }: FocusEvent): void {
		if (!isTrusted || !(target instanceof Element)) return;
		const root = shadowOf(target);
		// The event reaches the root next, where the inner target is known.
		if (root !== null) hear(root);
		else if (target instanceof HTMLElement) goTo(target);
	}
	return () => hear(window);
}

/** Whether the user has moved elsewhere in the page; switching windows keeps the focus. */
export function hasLeft(element: HTMLElement): boolean {
	const active = get(call(element, 'getRootNode') as Document | ShadowRoot, 'activeElement');
	if (active === null || !call(element, 'contains', active)) return true;
	const window = windowOf(element);
	if (window === null || call(documentOf(element), 'hasFocus') || window.parent === window) return window === null;
	try {
		return window.top === null || call(window.top.document, 'hasFocus');
	} catch {
		// The page around is of another origin.
		return true;
	}
}
