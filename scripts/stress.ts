/**
 * Runs the browser suites three times under full load on every core, to find tests that depend on the machine's speed.
 * Tests that measure time are excluded, because the load would distort them.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const RUNS = 3;
const SUITES = {
	Chromium: ['playwright', 'test', '--project', 'untimed'],
	Firefox: ['vitest', 'run', '-c', 'vitest.firefox.config.ts', '--tagsFilter=!nightly'],
};

// Threads end with this process in any case.
const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));

const outcomes: string[] = [];
for (let run = 1; run <= RUNS; run++)
	for (const [suite, command] of Object.entries(SUITES)) {
		const began = Date.now();
		const { status } = spawnSync('npx', command, { stdio: 'inherit' });
		const outcome = status === 0 ? 'passed' : 'FAILED';
		outcomes.push(`${suite}, run ${run}: ${outcome} in ${Math.round((Date.now() - began) / 1000)} s`);
		if (status !== 0) process.exitCode = 1;
	}
await Promise.all(busy.map((thread) => thread.terminate()));
console.log(`With ${busy.length} cores kept busy:\n${outcomes.join('\n')}`);
