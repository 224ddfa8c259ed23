/** Attacks targets by their place in the list, and reports which case is being tried, so that one that never ends is found. */
import { parentPort, workerData } from 'node:worker_threads';
import '../../../src/pack/lists.ts';
import { attack } from './target.ts';
import { TARGETS } from './targets/all.ts';

const { cases, current } = workerData as { cases: number; current: Int32Array };
parentPort!.on('message', async (place: number) => {
	const onCase = (number: number) => Atomics.store(current, 0, number);
	parentPort!.postMessage(await attack(TARGETS[place]!, cases, { onCase }));
});
