import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/setup.ts',
	timeout: 30_000,
	retries: 0,
	workers: 2,
	fullyParallel: true,
	reporter: [['list']],
	forbidOnly: true,
});
