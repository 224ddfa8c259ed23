/** Updates an extension that runs, from its folder. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EXTENSION, type ExtensionBrowser } from '../../scripts/browser.ts';
import { alone } from './alone.ts';
import { expect } from './expect.ts';

/** Makes a folder with a copy of the extension, which a test may change. */
export async function withCopy(use: (folder: string) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'red-herring-copy-'));
	await cp(EXTENSION, folder, { recursive: true });
	await use(folder);
	await rm(folder, { recursive: true });
}
export const ownCopy = alone(withCopy);

export async function changeManifest(folder: string, change: (manifest: Manifest) => object): Promise<void> {
	const file = join(folder, 'manifest.json');
	await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}
interface Manifest {
	permissions: string[];
}

/** @param own a page of the extension, which the update closes @returns another one, after it */
export async function updateExtension({ context, base }: ExtensionBrowser, folder: string, own: Page): Promise<Page> {
	const after = await context.newPage();
	// Only developers may reload an extension from its folder.
	await after.goto('chrome://extensions');
	await after.evaluate(() =>
		(
			chrome as unknown as { developerPrivate: { updateProfileConfiguration: (to: object) => Promise<void> } }
		).developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }),
	);
	await changeManifest(folder, (manifest) => ({ ...manifest, version: '99.0' }));
	const closed = own.waitForEvent('close');
	await own.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
	await closed;
	await expect
		.poll(async () => {
			await after.goto(`${base}options.html`).catch(() => undefined);
			return after.evaluate(() => chrome.runtime?.getManifest?.().version).catch(() => null);
		})
		.toBe('99.0');
	return after;
}
