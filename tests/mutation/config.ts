import { defineConfig } from 'vitest/config';

/** The tests of one area: other tests reach the same code by long ways. */
export default defineConfig({
	test: {
		restoreMocks: true,
		globalSetup: './tests/unit/setup.ts',
		testTimeout: 300_000,
		include: (process.env.TESTS_OF_AREA ?? '').split(' '),
		isolate: false,
		setupFiles: ['./tests/unit/fresh.ts'],
	},
});
