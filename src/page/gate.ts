/**
 * Sees the user's input before the page does. It is registered at document start, ahead of the page's own listeners on
 * the window, and lets everything pass until a handler is set.
 */

/** Returns whether to keep the event from the page. */
export type GateHandler = (event: Event) => boolean;

export interface Gate {
	/** Registers the listeners; call it again after `document.open` has removed them. */
	listen: (window: Window, signal: AbortSignal) => void;
	set: (handler: GateHandler | null) => void;
	/** Resolves at the user's first key or pointer press in this frame. */
	firstPress: Promise<void>;
}

/** As few as can be kept from the page: a listener makes an event cost more, by which pages can tell that it is there. */
const KINDS = [
	...['keydown', 'keyup', 'contextmenu', 'click', 'dblclick', 'auxclick'],
	...['pointerdown', 'pointerup', 'mousedown', 'mouseup'],
];
/** Listened to only while a handler is set, since it is never kept from the page. */
const HANDLED_KIND = 'pointermove';
/** Passive, because touch scrolling would have to wait for listeners that may prevent it. */
const PASSIVE_KINDS = ['touchstart', 'touchend'];

export function createGate(): Gate {
	let handler: GateHandler | null = null;
	let listened: Window | null = null;
	const { promise: firstPress, resolve: pressed } = Promise.withResolvers<void>();
	const pass = (event: Event) => {
		if (event.isTrusted && /^(key|pointer)down$/.test(event.type)) pressed();
		if (handler === null || !event.isTrusted || !handler(event)) return;
		if (!PASSIVE_KINDS.includes(event.type)) event.preventDefault();
		event.stopImmediatePropagation();
	};
	return {
		firstPress,
		listen: (window, signal) => {
			const listen = (passive: boolean) => (kind: string) =>
				window.addEventListener(kind, pass, { capture: true, passive, signal });
			KINDS.forEach(listen(false));
			PASSIVE_KINDS.forEach(listen(true));
			listened = window;
		},
		set: (next) => {
			handler = next;
			const change = handler === null ? 'removeEventListener' : 'addEventListener';
			listened?.[change](HANDLED_KIND, pass, { capture: true });
		},
	};
}
