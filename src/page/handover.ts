/**
 * State shared by the two content scripts of a frame: the small one that every page gets and the one injected when
 * the user does something in a box. It lives in the isolated world, where the page cannot see it.
 */
import { globalOf } from './dom.ts';
import { createGate, type Gate } from './gate.ts';

/** What the user wrote before the box was watched. */
export interface Beginning {
	/** Milliseconds since 1970. */
	at: number;
	room: number;
	/** The longest text that the user gave at once, such as a paste; empty for keys. */
	given: string;
}

export interface Handover {
	gate: Gate;
	/** What may be a box and was focused last; held weakly, or a page could see that it is held. */
	focused: WeakRef<HTMLElement> | null;
	begun: Beginning | null;
	/** The same of boxes that were left for another before that, such as a title. */
	earlier: { box: WeakRef<HTMLElement>; begun: Beginning }[];
	/** What the user pressed last outside of boxes; held weakly for the same reason. */
	pressed: WeakRef<Element> | null;
	/** Inputs that once were of type password: "show password" turns them into text. */
	passwords: WeakSet<Element>;
	/** Whether a form was sent, so that another page is about to come. */
	leaving: boolean;
	/** Called on focus once the injected script is running. */
	onFocus: ((box: HTMLElement) => void) | null;
	ended: AbortController;
}

const NAME = 'redHerring';

/** What the small script has begun in this frame, unless it was ended. */
export const handover = (): Handover | undefined => globalOf(NAME);

export function beginHandover(): Handover {
	const ended = new AbortController();
	const value: Handover = {
		gate: createGate(),
		focused: null,
		begun: null,
		earlier: [],
		pressed: null,
		passwords: new WeakSet(),
		leaving: false,
		onFocus: null,
		ended,
	};
	Object.defineProperty(globalThis, NAME, { value, configurable: true });
	ended.signal.addEventListener('abort', () => void Reflect.deleteProperty(globalThis, NAME));
	return value;
}
