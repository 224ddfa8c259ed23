/**
 * What the two scripts of a frame share: the small one that every page gets, and the one that is brought when a box
 * has the focus. It lies in the world of content scripts, where no page can see it.
 */
import { createGate, type Gate } from './gate.ts';

export interface Handover {
	gate: Gate;
	/** The box that had the focus last. */
	focused: HTMLElement | null;
	/** When the user began to write in it before it was watched, in milliseconds since 1970; null: not at all. */
	begun: number | null;
	/** Inputs that were a password once: "show password" makes them text. */
	passwords: WeakSet<Element>;
	/** Hears of the focus, once there is something to watch boxes with. */
	onFocus: ((box: HTMLElement) => void) | null;
	/** Ends both scripts. */
	ended: AbortController;
}

const shared = globalThis as { redHerring?: Handover };

/** What is shared in this frame; made by whoever asks first. */
export function handover(): Handover {
	if (shared.redHerring === undefined) {
		const ended = new AbortController();
		shared.redHerring = {
			gate: createGate(),
			focused: null,
			begun: null,
			passwords: new WeakSet(),
			onFocus: null,
			ended,
		};
		ended.signal.addEventListener('abort', () => {
			delete shared.redHerring;
		});
	}
	return shared.redHerring;
}
