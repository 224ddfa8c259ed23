/** When to look where the marks are: seldom, and when it costs the page little. */

export interface Rhythm {
	/** Looks in the frame that something moves in, so that the marks move with it. */
	moved(): void;
	/** Trims before the frame that shows an edit, and looks once edits have settled. */
	edited(): void;
	/** Looks when nothing else has changed for a while. */
	changed(): void;
	/** Looks after the next frame is painted, when layout is there to be read. */
	soon(): void;
	/** Looks at once. */
	now(): void;
	stop(): void;
}

/** A change is looked at again when nothing else has changed for so many milliseconds. */
const SETTLED = 200;

/**
 * @param look finds where everything is; asks for layout
 * @param trim leaves out what no longer stands in the text; asks for no layout
 */
export function createRhythm(window: Window, look: () => void, trim: () => void): Rhythm {
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
		window.requestAnimationFrame(() => after(0, now));
	}

	const changed = () => after(SETTLED, soon);

	return {
		now,
		soon,
		changed,
		moved() {
			if (looking === 0) looking = window.requestAnimationFrame(now);
		},
		edited() {
			// Editors change a draft several times for one key: it is read once.
			if (trimming === 0)
				trimming = window.requestAnimationFrame(() => {
					trimming = 0;
					trim();
				});
			changed();
		},
		stop() {
			cancelFrames();
			window.clearTimeout(timer);
		},
	};
}
