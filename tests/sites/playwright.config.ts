import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	globalSetup: './globalSetup.ts',
	timeout: 180_000,
	expect: { timeout: 10_000 },
	use: { actionTimeout: 20_000, navigationTimeout: 30_000 },
	retries: 0,
	workers: 1,
	reporter: [['list'], ['./reporter.ts']],
	forbidOnly: true,
});
