/** Longest milliseconds of work at a time. */
const TURN = 8;

export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator of small steps without blocking the page; each step yields the share done. */
export async function runSteps<T>(
	steps: AsyncGenerator<number, T, void>,
	onShare: (share: number) => void,
): Promise<T> {
	for (let turn = performance.now(); ; ) {
		const step = await steps.next();
		if (step.done) return step.value;
		if (performance.now() - turn < TURN) continue;
		onShare(step.value);
		await pause();
		turn = performance.now();
	}
}
