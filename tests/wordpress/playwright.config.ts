import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	globalSetup: '../e2e/setup.ts',
	timeout: 120_000,
	retries: 0,
	workers: 1,
	reporter: [['list']],
	forbidOnly: true,
});
