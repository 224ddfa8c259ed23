/**
 * Hands over what the user does before the page sees it. Listens from the start of the document, or the page's own
 * listeners on the window would be asked first; until something is set it lets everything pass.
 */

/** Tells whether an event is kept from the page. */
export type GateHandler = (event: Event) => boolean;

export interface Gate {
	/** Begins to listen; again after what listened was done away with. */
	listen: (window: Window, signal: AbortSignal) => void;
	set: (handler: GateHandler | null) => void;
	/** Resolves when the user has pressed a key or the pointer in this frame. */
	firstPress: Promise<void>;
}

const KINDS = [
	...['keydown', 'keyup', 'keypress', 'contextmenu', 'click', 'dblclick', 'auxclick', 'pointermove'],
	...['pointerdown', 'pointerup', 'mousedown', 'mouseup'],
];
/** Scrolling by touch would wait for listeners that may forbid it, on every page. */
const PASSIVE_KINDS = ['touchstart', 'touchend'];

export function createGate(): Gate {
	let handler: GateHandler | null = null;
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
		},
		set: (next) => {
			handler = next;
		},
	};
}
