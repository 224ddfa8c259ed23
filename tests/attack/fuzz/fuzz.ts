/**
 * Attacks the readers of ratings, packs, copies, studies, messages and drafts with changed examples:
 *
 *   node tests/attack/fuzz/fuzz.ts [--cases 100000] [--only NAME]
 *
 * A case is found again by its number. Exit code 1: something was neither accepted nor refused, or took too long.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './target.ts';
import { TARGETS } from './targets/all.ts';

const { values } = parseArgs({
	options: { cases: { type: 'string', default: '100000' }, only: { type: 'string', default: '' } },
});
const cases = Number(values.cases);
/** A case that has not ended after these milliseconds never will. */
const ENDLESS = 10_000;

/** Attacks a target in a thread of its own, which is stopped at a case that does not end. */
async function attackIn(place: number): Promise<Outcome> {
	const current = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
	const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData: { cases, current } });
	thread.postMessage(place);
	let seen = -1;
	let timer: NodeJS.Timeout | undefined;
	const endless = new Promise<Outcome>((resolve) => {
		timer = setInterval(() => {
			const { name } = TARGETS[place]!;
			const failures = [`${name}, case ${seen}: does not end`];
			if (seen >= 0 && current[0] === seen) resolve({ name, cases: seen + 1, refusals: 0, slowest: ENDLESS, failures });
			seen = current[0]!;
		}, ENDLESS);
	});
	const ended = once(thread, 'message').then(([outcome]) => outcome as Outcome);
	const outcome = await Promise.race([ended, endless]);
	clearInterval(timer);
	await thread.terminate();
	return outcome;
}

const row = (cells: readonly (string | number)[]) =>
	cells.map((cell, i) => (i === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join('');

console.log(row(['target', 'cases', 'refusals', 'slowest', 'failures']));
let failed = false;
for (const [place, { name }] of TARGETS.entries()) {
	if (!name.includes(values.only)) continue;
	const { cases: tried, refusals, slowest, failures } = await attackIn(place);
	console.log(row([name, tried, refusals, `${slowest.toFixed(1)} ms`, failures.length]));
	for (const failure of failures) console.error(failure);
	failed ||= failures.length > 0;
}
if (failed) process.exitCode = 1;
