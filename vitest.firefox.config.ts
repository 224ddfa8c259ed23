import { defineConfig } from 'vitest/config';

/** Tests in a real Firefox, each file in one of its own. */
export default defineConfig({
	test: {
		include: ['tests/firefox/*.test.ts'],
		globalSetup: './tests/firefox/setup.ts',
		maxWorkers: 2,
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 20_000, interval: 20 } },
		allowOnly: false,
	},
});
