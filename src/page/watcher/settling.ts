/** Milliseconds without a key after which typing has settled, and the longest time to wait for that. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;
/** Milliseconds without a key after which the user has paused. */
const PAUSE = 1500;

/** Debounces typing. @param settled called when typing has settled, and again when the user has paused */
export function createSettling(settled: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause: ReturnType<typeof setTimeout> | undefined;
	let since = 0;

	function stop(): void {
		clearTimeout(timer);
		timer = undefined;
	}

	function paused(): void {
		pause = undefined;
		settled();
	}

	return {
		/** Whether the user may be in the middle of a sentence: they have typed and have not paused since. */
		get isWriting() {
			return pause !== undefined;
		},
		/** Something was typed. */
		again() {
			clearTimeout(pause);
			pause = setTimeout(paused, PAUSE);
			const now = performance.now();
			if (timer === undefined) since = now;
			stop();
			timer = setTimeout(settled, Math.min(SETTLED, Math.max(0, since + LONGEST_WAIT - now)));
		},
		stop,
	};
}
