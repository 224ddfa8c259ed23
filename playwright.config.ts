import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** What measures time or memory: only alone does it measure us. Named in `tag` of those tests. */
const TIMED = /@timed/;
/** What `npm run test:all` adds. Named in `tests/e2e/nightly.ts`. */
const NIGHTLY = /@nightly/;

export default defineConfig({
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/setup.ts',
	// Waits end as soon as their condition holds. These limits are for a busy machine.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	retries: 0,
	// Tests wait for pages to settle a third of the time. With more at once, browsers slow each other down.
	workers: Math.ceil(1.5 * availableParallelism()),
	fullyParallel: true,
	reporter: [['list'], ['./tests/e2e/counted.ts']],
	forbidOnly: true,
	projects: [
		{ name: 'timed', grep: TIMED, grepInvert: NIGHTLY, workers: 1 },
		{ name: 'untimed', grepInvert: [TIMED, NIGHTLY] },
		{ name: 'nightly timed', grep: /(?=.*@timed)(?=.*@nightly)/s, workers: 1 },
		{ name: 'nightly', grep: NIGHTLY, grepInvert: TIMED },
	],
});
