/** A page in which someone writes and posts, with the extension or a build without its defenses. */
import { test as base, expect, type Page } from '@playwright/test';
import { EXTENSION, type ExtensionBrowser, launchWithExtension } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { alone } from '../e2e/alone.ts';
import { heldPosts, keptHistory } from '../e2e/history.ts';
import { report } from './attempts.ts';
import { careless, idle } from './careless.ts';

export { expect };

export const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'Satantango', 'The Matrix', 'Stalker'];

/** Makes an attempt in a page. @returns how much it came to */
type Attack = (page: Page, browser: ExtensionBrowser, isControl: boolean) => Promise<number>;

interface Fixtures {
	/**
	 * Expects that nothing comes of an attempt with the extension, and something without its defenses.
	 * @param counted what the attack counts, in words
	 */
	defended: (attempt: string, counted: string, attack: Attack) => Promise<void>;
}

export const test = base.extend<Fixtures, { careless: string; idle: string; site: string }>({
	defended: async ({ careless, site }, use) =>
		use(async (attempt, counted, attack) => {
			const ours = await against(EXTENSION, site, (page, browser) => attack(page, browser, false));
			const control = await against(careless, site, (page, browser) => attack(page, browser, true));
			report(test.info(), { attempt, control: `${control} ${counted}`, result: `${ours} ${counted}` });
			expect(ours).toBe(0);
			expect(control).toBeGreaterThan(0);
		}),
	careless,
	idle,
	site: [
		alone(async (use) => {
			const { server, url } = await serveFixture('posting');
			await use(url);
			server.close();
		}),
		{ scope: 'worker' },
	],
});

/** Makes an attempt against a build in a profile of its own. */
async function against<T>(
	extension: string,
	site: string,
	attack: (page: Page, browser: ExtensionBrowser) => Promise<T>,
): Promise<T> {
	const browser = await launchWithExtension({ headless: true, extension });
	const page = await browser.context.newPage();
	await page.goto(site);
	const outcome = await attack(page, browser);
	await browser.close();
	return outcome;
}

export async function keptFilms({ context, base }: ExtensionBrowser): Promise<() => Promise<string[]>> {
	const inside = await context.newPage();
	await inside.goto(`${base}manifest.json`);
	return async () => (await keptHistory(inside)).flatMap(({ posts }) => posts.flatMap((post) => post.films));
}

/** Resolves once the script that a box brings runs in a page: no one writes and posts in the 0.2 s before it comes. */
async function whenWatched(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { promise, resolve } = Promise.withResolvers<void>();
	session.on('Debugger.scriptParsed', ({ url }) => {
		if (url.endsWith('box.js')) resolve();
	});
	await session.send('Debugger.enable');
	await promise;
	await session.detach();
}

/** Posts what is in the box. @returns its films that were kept */
export async function keptWith(page: Page, browser: ExtensionBrowser): Promise<number> {
	const films = await keptFilms(browser);
	await whenWatched(page);
	await page.bringToFront();
	await page.getByRole('button', { name: 'Comment', exact: true }).click();
	await expect(page.locator('#box')).toHaveValue('');
	await postHeat(page, films);
	await allSettled(browser);
	return (await films()).length - 1;
}

/** Resolves once no post is on its way to the history. On a busy computer a later one may be kept before an earlier one. */
async function allSettled({ context, base }: ExtensionBrowser): Promise<void> {
	const inside = context.pages().find((page) => page.url().startsWith(base))!;
	await expect.poll(() => heldPosts(inside)).toEqual([]);
}

/** Posts one more film, and waits until it is kept. */
export async function postHeat(page: Page, films: () => Promise<string[]>): Promise<void> {
	await page.locator('#chat').fill('I saw "Heat" (1995)');
	await whenWatched(page);
	await page.locator('#chat').press('Enter');
	await expect.poll(films).toContain('Heat');
}
