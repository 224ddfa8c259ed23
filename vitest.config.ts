import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['tests/unit/**/*.test.ts', 'tests/engines/*.test.ts'],
		setupFiles: ['fake-indexeddb/auto'],
		restoreMocks: true,
		globalSetup: './tests/unit/setup.ts',
		testTimeout: 60_000,
		maxWorkers: '100%',
	},
});
