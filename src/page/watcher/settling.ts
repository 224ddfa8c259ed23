/** Tells when typing has settled. */
export interface Settling {
	/** Something was typed. */
	again(): void;
	stop(): void;
}

/** Typing has settled when this many milliseconds passed without a key; it is not waited for longer than that. */
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
