import { defineConfig } from 'vitest/config';

/** Tests of parts that keep state: they store, and stand in for the browser. */
const STATEFUL = 'tests/unit/{page,storage,ui,worker}/**/*.test.ts';
/** What `npm run test:quick` leaves out: no part of the extension. */
const LAB = ['tests/unit/lab/**/*.test.ts', 'tests/engines/*.test.ts'];

export default defineConfig({
	test: {
		restoreMocks: true,
		tags: [{ name: 'nightly', description: 'What only `npm run test:all` runs.' }],
		globalSetup: './tests/unit/setup.ts',
		setupFiles: ['./tests/unit/lists.ts'],
		// Far beyond what any takes by itself: on a busy computer all take many times as long.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		// By default one core is left over, which of two is half.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {
					name: 'pure',
					include: ['tests/unit/**/*.test.ts'],
					exclude: [STATEFUL, ...LAB],
					// Most of their time would go into loading the same modules again for each file.
					isolate: false,
				},
			},
			{ extends: true, test: { name: 'lab', include: LAB, isolate: false } },
			{
				extends: true,
				test: {
					name: 'stateful',
					include: [STATEFUL],
					isolate: false,
					setupFiles: ['./tests/unit/fresh.ts', './tests/unit/lists.ts'],
				},
			},
		],
	},
});
