import { expect } from 'vitest';
import { timed } from '../cpuTime.ts';
import { NIGHTLY } from '../nightly.ts';
import { HOSTILE, type Hostile, UNITS } from './hostileFiles.ts';

/** Characters: the first show whether more can be tried, the others how time grows. */
const [FIRST, SOME, MANY] = [4000, 16_000, 128_000];
/** Milliseconds below which time is that of what else is done. */
const [NOTICED, LONG] = [15, 150];
/** Milliseconds that no file of these sizes takes. */
const TOO_LONG = 3000;
/** Time grows by the first where it is linear, and by its square where it is quadratic. */
const GROWTH = MANY / SOME;
const MOST_GROWTH = 2.5 * GROWTH;

async function timeOf({ text, read }: Hostile, unit: string, size: number): Promise<number> {
	const content = text(unit.repeat(Math.ceil(size / unit.length)));
	// Of this thread alone: the collector's threads take longer where other work fills the caches.
	const before = process.threadCpuUsage();
	await read(content);
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
}

/** Whether time grows faster than the file, as measured at best: a garbage collection falls into a run by chance. */
async function isSlow(hostile: Hostile, unit: string, runs = 3): Promise<boolean> {
	if ((await timeOf(hostile, unit, FIRST)) > TOO_LONG) return true;
	const some = await timeOf(hostile, unit, SOME);
	if (some < NOTICED) return false;
	const many = some > TOO_LONG ? some : await timeOf(hostile, unit, MANY);
	if (many <= TOO_LONG && (many <= LONG || many <= MOST_GROWTH * some)) return false;
	return runs === 1 || isSlow(hostile, unit, runs - 1);
}

async function expectLinear(hostile: Hostile, units: readonly string[]): Promise<void> {
	const slow: string[] = [];
	for (const unit of units) if (await isSlow(hostile, unit)) slow.push(unit);
	expect(slow).toEqual([]);
}

/** Of what is repeated each place is filled with one in so many by `npm test`, the next place with the next ones. */
const SHARE = 6;

timed.each(HOSTILE.map((hostile, at) => ({ ...hostile, at })))(
	'time grows with the length of a file alone: $name',
	({ at, ...hostile }) =>
		expectLinear(
			hostile,
			UNITS.filter((_, i) => (i + at) % SHARE === 0),
		),
);

timed.each(HOSTILE)('time grows with the length alone, whatever is repeated: $name', NIGHTLY, (hostile) =>
	expectLinear(hostile, UNITS),
);

timed('a file that is read again from every fourth character is noticed', async () => {
	const read = async (text: string) => {
		let sum = 0;
		for (let from = 0; from < text.length; from += 4)
			for (let i = from; i < text.length; i++) sum = (sum + text.charCodeAt(i)) | 0;
		if (sum === 0) throw new Error('Nothing was read.');
	};
	expect(await isSlow({ name: 'quadratic', text: (filled) => filled, read }, 'a', 1)).toBe(true);
});
