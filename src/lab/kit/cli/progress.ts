import { Presets, SingleBar } from 'cli-progress';

/** Tells how far long work is. */
export interface Progress {
	at(done: number, total: number): void;
	end(): void;
}

/** A bar on standard error, where that is a terminal; it only appears when the work takes a while. */
export function showProgress(task: string): Progress {
	if (!process.stderr.isTTY) return { at() {}, end() {} };
	const format = `${task} {bar} {percentage} %, {eta_formatted} left`;
	const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
	const begun = performance.now();
	let shown = false;
	return {
		at(done, total) {
			if (!shown && performance.now() - begun > 300) {
				bar.start(total, done);
				shown = true;
			} else if (shown) bar.update(done);
		},
		end() {
			if (shown) bar.stop();
		},
	};
}
