/**
 * Sees the user's input before the page does. It is registered at document start, ahead of the page's own listeners on
 * the window, and lets everything pass until a handler is set. Texts are read here: a page could show later listeners
 * another one.
 */

/** Returns whether to keep the event from the page. */
export type GateHandler = (event: Event) => boolean;

export type Gate = ReturnType<typeof createGate>;

/** As few as can be kept from the page: a listener makes an event cost more, so pages can notice it. */
const KINDS = [
	...['keydown', 'keyup', 'contextmenu', 'click', 'dblclick', 'auxclick'],
	...['pointerdown', 'pointerup', 'mousedown', 'mouseup'],
];
/** Never kept from the page, but seen before it: edits without a key, and posting without a press. */
const SEEN_KINDS = ['beforeinput', 'paste', 'submit'];
/** Active only while a handler is set; the page always gets the event. */
const HANDLED_KIND = 'pointermove';
const LEAVING_KIND = 'pagehide';
/** Events that may cover or leave what we draw: a page that sees them first could hide them from us. */
const COVERING_KINDS = ['beforetoggle', 'toggle', 'fullscreenchange', 'blur'];
/** Passive, because touch scrolling would have to wait for listeners that may prevent it. */
const PASSIVE_KINDS = ['touchstart', 'touchend'];

export function createGate() {
	let handler: GateHandler | null = null;
	let listened: Window | null = null;
	const seeing: ((event: Event) => void)[] = [];
	const hearing: (() => void)[] = [];
	const { promise: firstPress, resolve: pressed } = Promise.withResolvers<void>();
	const pass = (event: Event) => {
		const { type, isTrusted } = event;
		if (!isTrusted) return;
		if (COVERING_KINDS.includes(type)) return void handler?.(event);
		if (type === LEAVING_KIND) {
			for (const left of hearing) left();
			return;
		}
		if (/^(key|pointer)down$/.test(type)) pressed();
		if (handler !== null && !SEEN_KINDS.includes(type) && handler(event)) {
			if (!PASSIVE_KINDS.includes(type)) event.preventDefault();
			event.stopImmediatePropagation();
		} else for (const see of seeing) see(event);
	};
	return {
		/** Resolves at the user's first key or pointer press in this frame. */
		firstPress,
		/** Registers the listeners; call it again after `document.open` has removed them. */
		listen: (window: Window, signal: AbortSignal) => {
			const listen = (passive: boolean) => (kind: string) =>
				window.addEventListener(kind, pass, { capture: true, passive, signal });
			KINDS.forEach(listen(false));
			[...PASSIVE_KINDS, ...SEEN_KINDS, ...COVERING_KINDS, LEAVING_KIND].forEach(listen(true));
			listened = window;
		},
		/** Calls back for each event of the user that is not kept from the page, before the page sees it. */
		ahead: (see: (event: Event) => void) => {
			seeing.push(see);
		},
		/** Calls back when this window is left. */
		leaving: (left: () => void) => {
			hearing.push(left);
		},
		set: (next: GateHandler | null) => {
			handler = next;
			const change = handler === null ? 'removeEventListener' : 'addEventListener';
			listened?.[change](HANDLED_KIND, pass, { capture: true });
		},
	};
}
