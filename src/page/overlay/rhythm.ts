/** Schedules measuring: rarely, and when layout costs the page little. */
import type { Apart } from './apart.ts';

/** Milliseconds without another change before a change is measured. */
const SETTLED = 200;

/**
 * @param apart runs waiting tasks
 * @param look measures everything; forces layout
 * @param trim removes marks that no longer match the text; does not force layout
 */
export function createRhythm(window: Window, apart: Apart, look: () => void, trim: () => void) {
	let looking = 0;
	let trimming = 0;
	let timer = 0;

	function cancelFrames(): void {
		window.cancelAnimationFrame(looking);
		window.cancelAnimationFrame(trimming);
		looking = trimming = 0;
	}

	function now(): void {
		cancelFrames();
		look();
	}

	function after(wait: number, then: () => void): void {
		window.clearTimeout(timer);
		timer = window.setTimeout(then, wait);
	}

	function soon(): void {
		window.clearTimeout(timer);
		window.requestAnimationFrame(() => after(0, () => apart(now)));
	}

	const changed = () => after(SETTLED, soon);

	return {
		now,
		soon,
		/** Measures after a while without another change. */
		changed,
		/** Measures in the frame of a move, so that the marks move with the box. */
		moved() {
			if (looking === 0) looking = window.requestAnimationFrame(() => apart(now));
		},
		/** Trims before the frame that shows an edit, and measures once edits have settled. */
		edited() {
			// Editors may mutate several times for one key; the draft is read once.
			if (trimming === 0)
				trimming = window.requestAnimationFrame(() => {
					trimming = 0;
					apart(trim);
				});
			changed();
		},
		stop() {
			cancelFrames();
			window.clearTimeout(timer);
		},
	};
}
