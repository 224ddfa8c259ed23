import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests in a real Firefox, one for each worker. */
export default defineConfig({
	test: {
		include: ['tests/firefox/*.test.ts'],
		tags: [{ name: 'nightly', description: 'What only `npm run test:all` runs.' }],
		globalSetup: './tests/firefox/setup.ts',
		// Tests wait for pages to settle a third of the time. With more at once, browsers slow each other down.
		maxWorkers: Math.ceil(1.5 * availableParallelism()),
		// A worker keeps its Firefox from file to file.
		isolate: false,
		// Far beyond what any takes by itself: on a busy computer all take many times as long.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 20_000, interval: 20 } },
		allowOnly: false,
	},
});
