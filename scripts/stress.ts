/**
 * Runs the browser suites three times while every core is kept busy: a test that depends on how fast the machine is
 * fails here. Tests that measure time are left out; beside other work they would measure that.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const RUNS = 3;
const SUITES = {
	Chromium: ['playwright', 'test', '--project', 'untimed'],
	Firefox: ['vitest', 'run', '-c', 'vitest.firefox.config.ts'],
};

// Threads end with this process, however that ends.
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
