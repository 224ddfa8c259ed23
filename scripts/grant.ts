/** Allows sites to be read, as a user does, but without the browser's prompt, which no program can press. */
import type { BrowserContext, Page } from '@playwright/test';

interface DeveloperPrivate {
	addHostPermission: (id: string, pattern: string) => Promise<void>;
}

/** Has the browser say yes when the extension asks for these patterns. */
export async function agreeTo(context: BrowserContext, base: string, patterns: readonly string[]): Promise<void> {
	const extensions = await context.newPage();
	await extensions.goto('chrome://extensions');
	await extensions.evaluate(
		async ([id, all]) => {
			const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
			for (const pattern of all) await developerPrivate.addHostPermission(id, pattern);
		},
		[new URL(base).host, patterns] as const,
	);
	await extensions.close();
}

/** Allows all sites, and waits until the page's script is registered there. @param own a page of the extension */
export async function allowAllSites(context: BrowserContext, own: Page): Promise<void> {
	await agreeTo(context, own.url(), ['<all_urls>']);
	await own.evaluate(async () => {
		if (!(await chrome.permissions.request({ origins: ['<all_urls>'] }))) throw new Error('The browser refused.');
		while ((await chrome.scripting.getRegisteredContentScripts()).length === 0)
			await new Promise((soon) => setTimeout(soon, 10));
	});
}
