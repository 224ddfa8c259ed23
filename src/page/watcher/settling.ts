/** Says when to check a text that is being written: half a sentence often reads as a film that its end takes back. */
import { isEditing } from '../writing.ts';

/** Milliseconds after which a change is checked, and the longest that more changes may put this off. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;
/** Milliseconds without a key after which a user who was in the middle of a sentence has paused. */
const PAUSE = 1000;

const SENTENCE_END = /[.!?…。！？\n]$/;

/** @param settled called when the text is to be checked */
export function createSettling(settled: () => void) {
	let soon: ReturnType<typeof setTimeout> | undefined;
	let pause: ReturnType<typeof setTimeout> | undefined;
	let since = 0;
	/** When the user last wrote in the middle of a sentence. */
	let wroteAt = Number.NEGATIVE_INFINITY;

	function stop(): void {
		clearTimeout(soon);
		clearTimeout(pause);
		soon = pause = undefined;
	}

	/** The text may have changed, and its user has not just written a part of a sentence. */
	function now(): void {
		const at = performance.now();
		if (soon === undefined) since = at;
		clearTimeout(soon);
		soon = setTimeout(settled, Math.min(SETTLED, Math.max(0, since + LONGEST_WAIT - at)));
	}

	return {
		/** Sees an event of the user, before the page does. */
		see(event: Event) {
			if (isEditing(event)) wroteAt = isMidSentence(event) ? performance.now() : Number.NEGATIVE_INFINITY;
		},
		/** The text may have changed. */
		again() {
			const left = wroteAt + PAUSE - performance.now();
			if (left <= 0) return now();
			clearTimeout(pause);
			pause = setTimeout(settled, left);
		},
		now,
		stop,
	};
}

/** Whether an edit leaves a sentence unfinished. What is pasted, dictated, or undone comes whole. */
function isMidSentence(event: Event): boolean {
	const { type, key, ctrlKey, metaKey, inputType = '', data } = event as Partial<KeyboardEvent & InputEvent>;
	if (type === 'keydown') return key !== 'Enter' && !ctrlKey && !metaKey && !SENTENCE_END.test(key!);
	if (/^delete(?!ByCut)|^insertComposition/.test(inputType)) return true;
	return inputType === 'insertText' && [...(data ?? '')].length === 1 && !SENTENCE_END.test(data!);
}
