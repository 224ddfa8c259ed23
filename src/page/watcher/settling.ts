/** Says when to check a text being written: half a sentence often reads as a film until its end. */
import { isEditing } from '../writing.ts';

/** Milliseconds after which a change is checked, and the longest delay by more changes. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;
/** The same in the middle of a sentence. */
const PAUSE = 1000;
const LONGEST_SENTENCE = 5000;

/** Text typed in the middle of a sentence. Pasted or dictated text comes whole. */
const MID_SENTENCE = /^([^.!?…]|Backspace|Delete)$/u;

/** @param settled called when the text should be checked */
export function createSettling(settled: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** When the first unchecked change came, and when it must be checked at the latest. */
	let since = 0;
	let due = 0;
	/** When the user last wrote in the middle of a sentence. */
	let wroteAt = -PAUSE;

	function stop(): void {
		clearTimeout(timer);
		timer = undefined;
	}

	/** The text may have changed. */
	function again(): void {
		const at = performance.now();
		const pause = wroteAt + PAUSE;
		if (timer === undefined) {
			since = at;
			due = at + LONGEST_SENTENCE;
		}
		stop();
		if (at >= pause) due = Math.min(at + SETTLED, since + LONGEST_WAIT);
		timer = setTimeout(settled, at < pause ? Math.min(due, pause) - at : due - at);
	}

	return {
		/** Sees an event of the user, before the page does. */
		see(event: Event) {
			const { key, data = key } = event as Partial<KeyboardEvent & InputEvent>;
			if (!isEditing(event) || data === null) return;
			wroteAt = MID_SENTENCE.test(data!) ? performance.now() : -PAUSE;
		},
		again,
		/** The text may have changed, and its user writes no more. */
		now() {
			wroteAt = -PAUSE;
			again();
		},
		stop,
	};
}
