import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
	at(done: number, total: number): void;
	end(): void;
}

/**
 * Shows on standard error what is worked on: with a bar on a terminal, if it takes a while, and else as a line when it begins.
 * @param task such as `Looking for people`
 */
export function showProgress(task: string): Progress {
	if (!process.stderr.isTTY) {
		console.error(`${task} …`);
		return { at() {}, end() {} };
	}
	const format = `${task} {bar} {percentage} %, {eta_formatted} left`;
	const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
	const startedAt = performance.now();
	let isVisible = false;
	return {
		at(done, total) {
			if (!isVisible && performance.now() - startedAt > 300) {
				bar.start(total, done);
				isVisible = true;
			} else if (isVisible) bar.update(done);
		},
		end() {
			if (isVisible) bar.stop();
		},
	};
}
