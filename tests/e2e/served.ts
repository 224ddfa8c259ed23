/** A worker's servers of the pages with editors, and of those like sites. */
import type { WorkerFixture } from '@playwright/test';
import { serveEditors, serveSites } from '../fixtures/build.ts';

/** Addresses of both, ending in a slash. */
export interface Served {
	editors: string;
	sites: string;
}

export const served: [WorkerFixture<Served, object>, { scope: 'worker'; timeout: number }] = [
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	async ({}, use) => {
		const [editors, sites] = await Promise.all([serveEditors(), serveSites()]);
		await use({ editors: editors.url, sites: sites.url });
		for (const { server } of [editors, sites]) server.close();
	},
	{ scope: 'worker', timeout: 120_000 },
];
