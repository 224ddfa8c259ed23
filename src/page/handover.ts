/**
 * State shared by the two content scripts of a frame: the small one in every page and the one injected when the user
 * does something in a box. It lives in the isolated world, where the page cannot see it.
 */
import { globalOf } from './dom.ts';
import { createGate, type Gate } from './gate.ts';

/** What the user wrote before the box was watched. */
export interface Beginning {
	/** Milliseconds since 1970. */
	at: number;
	room: number;
	/** The longest text that the user entered at once, such as a paste; empty for keys. */
	given: string;
}

export interface Handover {
	gate: Gate;
	/** The last focused element that may be a box; a weak reference, or a page could see that we keep it. */
	focused: WeakRef<HTMLElement> | null;
	begun: Beginning | null;
	/** The same for boxes that were left before that, such as a title. */
	earlier: { box: WeakRef<HTMLElement>; begun: Beginning }[];
	/** What the user pressed last outside boxes; weak for the same reason. */
	pressed: WeakRef<Element> | null;
	/** Inputs that once had type password: "show password" turns them into text. */
	passwords: WeakSet<Element>;
	/** Whether a form was sent, so another page is about to come. */
	leaving: boolean;
	/** Called on focus once the injected script is running. */
	onFocus: ((box: HTMLElement) => void) | null;
	/** Called by the script that draws advice, with what creates it. */
	onOverlay?: (create: unknown) => void;
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
