import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	globalSetup: '../e2e/setup.ts',
	// A thousand posts take a quarter of an hour.
	timeout: 3_600_000,
	retries: 0,
	workers: 1,
	reporter: [['list'], ['./attempts.ts']],
	forbidOnly: true,
});
