import { defineConfig } from 'vitest/config';

/** The tests of one area, each file by itself: other tests reach the same code by long ways. */
export default defineConfig({
	test: {
		restoreMocks: true,
		globalSetup: './tests/unit/setup.ts',
		testTimeout: 300_000,
		// Code that can be changed at every place takes longer.
		testNamePattern: /^(?!.*(cost little|takes no longer))/,
		include: (process.env.TESTS_OF_AREA ?? '').split(' '),
		setupFiles: ['./tests/unit/fresh.ts'],
	},
});
