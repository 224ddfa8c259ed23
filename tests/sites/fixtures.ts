import { test as base, expect, type Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { alone } from '../e2e/alone.ts';
import { type KeptPersona, keptHistory } from '../e2e/history.ts';
import { type Cell, type Measured, reasonOf } from './cells.ts';
import { STARTED, type Started } from './globalSetup.ts';
import { CELL } from './reporter.ts';
import type { Composer, Site } from './site.ts';

/** An open composer, with what the extension shows for its draft. */
export interface Scene {
	page: Page;
	url: string;
	/** What the toolbar badge says of the tab. */
	badge(): Promise<string>;
	/** The films of each post that was kept, sorted. */
	kept(): Promise<string[][]>;
	/** Resolves once the page that answers what was sent has been looked at, for which its user takes longer. */
	answerSeen(): Promise<void>;
	openPopup(): Promise<Page>;
	/** Does what all cells need; where it fails, none works. */
	prepare(act: () => Promise<void>): Promise<void>;
	/** Measures a cell; one that fails stops nothing. */
	cell(name: Cell, measure: () => Promise<void>): Promise<void>;
}

interface Fixtures {
	browserWithExtension: ExtensionBrowser;
	/** Opens a site as its writer. */
	sceneOf(site: Site, composer: Composer): Promise<Scene>;
}

export const test = base.extend<Fixtures>({
	browserWithExtension: alone(async (use) => {
		const browser = await launchWithExtension({ headless: true });
		await use(browser);
		await browser.close();
	}),
	sceneOf: async ({ browserWithExtension: { context, base } }, use, info) => {
		const measured: Measured[] = [];
		const inside = await context.newPage();
		await inside.goto(`${base}options.html`);
		await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { badgeNumber: true } }));
		await use(async (site, composer) => {
			const { url = '', failed } =
				(JSON.parse(process.env[STARTED] ?? '{}') as Record<string, Started>)[site.name] ?? {};
			const page = await context.newPage();
			page.on('dialog', (dialog) => void dialog.accept());
			// A wiki on a busy machine takes long to bring its editor.
			page.setDefaultTimeout(60_000);
			const tab = () => tabOf(inside, page.url());
			let failure = failed === undefined ? null : reasonOf(failed);
			const prepare: Scene['prepare'] = async (act) => {
				failure ??= await act().then(() => null, reasonOf);
			};
			await prepare(() => open(site, composer, page, url));
			return {
				page,
				url,
				badge: async () => inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), await tab()),
				kept: async () => (await keptHistory(inside)).flatMap(filmsOf),
				async answerSeen() {
					const carried = () =>
						inside.evaluate(async () =>
							Object.keys(await chrome.storage.session.get(null)).filter((key) => key.startsWith('carried:')),
						);
					await expect.poll(carried).toEqual([]);
				},
				async openPopup() {
					const popup = await context.newPage();
					await popup.goto(`${base}popup.html?tab=${await tab()}`);
					await expect(popup.locator('main')).toHaveAttribute('aria-busy', 'false');
					return popup;
				},
				prepare,
				async cell(cell, measure) {
					const place = `${site.name} ${composer.name}`;
					const reason = failure ?? (await measure().then(() => undefined, reasonOf));
					measured.push({ place, cell, ...(reason !== undefined && { reason }) });
				},
			};
		});
		for (const each of measured) info.annotations.push({ type: CELL, description: JSON.stringify(each) });
	},
});

const filmsOf = ({ posts }: KeptPersona) => posts.map(({ films }) => films.toSorted());

async function open(site: Site, composer: Composer, page: Page, url: string): Promise<void> {
	await site.logIn?.(page, url);
	await composer.open(page, url);
}

export { expect };
