/** Debounces typing. */
export interface Settling {
	/** Something was typed. */
	again(): void;
	stop(): void;
}

/** Milliseconds without a key after which typing has settled, and the longest time to wait for that. */
const SETTLED = 250;
const LONGEST_WAIT = 1500;

export function createSettling(settled: () => void): Settling {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let since = 0;

	function stop(): void {
		clearTimeout(timer);
		timer = undefined;
	}

	return {
		again() {
			const now = performance.now();
			if (timer === undefined) since = now;
			stop();
			timer = setTimeout(settled, Math.min(SETTLED, Math.max(0, since + LONGEST_WAIT - now)));
		},
		stop,
	};
}
