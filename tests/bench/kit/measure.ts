import { amount } from './options.ts';

/** Median milliseconds of `run`, over so many calls after a warm-up. */
export function median(run: () => unknown, most = 200): number {
	const rounds = amount(most, 1);
	for (let i = 0; i < rounds / 4; i++) run();
	const times = Array.from({ length: rounds }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return times.sort((a, b) => a - b)[rounds >> 1]!;
}

export const ms = (time: number) => `${time < 1 ? time.toFixed(3) : time.toFixed(1)} ms`;

/** Prints figures as a table under a title. */
export function report(title: string, rows: Record<string, string>): void {
	const width = Math.max(...Object.keys(rows).map((name) => name.length));
	const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
	console.log(`\n${title}\n${lines.join('\n')}`);
}
