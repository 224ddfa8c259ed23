/** Time in milliseconds that work may take before the page is let draw. */
const TURN = 8;

/** Lets the page draw and answer before going on. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does work that comes in small steps without stopping the page; each step tells the share done. */
export async function runSteps<T>(steps: Generator<number, T, void>, onShare: (share: number) => void): Promise<T> {
	for (let turn = performance.now(); ; ) {
		const step = steps.next();
		if (step.done) return step.value;
		if (performance.now() - turn < TURN) continue;
		onShare(step.value);
		await pause();
		turn = performance.now();
	}
}
