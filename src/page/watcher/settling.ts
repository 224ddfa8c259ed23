/** Milliseconds without a key after which typing has settled, and the longest time to wait for that. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;

/** Debounces typing. */
export function createSettling(settled: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let since = 0;

	function stop(): void {
		clearTimeout(timer);
		timer = undefined;
	}

	return {
		/** Something was typed. */
		again() {
			const now = performance.now();
			if (timer === undefined) since = now;
			stop();
			timer = setTimeout(settled, Math.min(SETTLED, Math.max(0, since + LONGEST_WAIT - now)));
		},
		stop,
	};
}
