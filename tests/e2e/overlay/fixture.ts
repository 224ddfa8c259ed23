import type { CDPSession, Page } from '@playwright/test';
import { test as base, expect } from '../plainPage.ts';
import type { Box } from './seen.ts';
import type { world } from './world.ts';

export { expect };

type World = typeof world;
type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
/** The overlay in its isolated world, asked from the test. */
export type AskedWorld = {
	[K in keyof World as World[K] extends (...args: never[]) => unknown ? K : never]: Asked<World[K]>;
} & {
	acts(): Promise<World['acts']>;
};

interface Fixtures {
	before: (script: (() => void) | string) => Promise<void>;
	/** Opens a page of this HTML with the overlay's world in it, the box `#box` focused and attached to. */
	open: (html: string) => Promise<void>;
	world: AskedWorld;
	cdp: CDPSession;
}

const NAME = 'isolated';
const ADDRESS = 'http://page.test/';

export const test = base.extend<Fixtures>({
	cdp: async ({ page }, use) => {
		const session = await page.context().newCDPSession(page);
		await use(session);
		await session.detach();
	},
	world: async ({ cdp, overlayScript }, use) => {
		let contextId = 0;
		cdp.on('Runtime.executionContextCreated', ({ context }) => {
			if (context.name === NAME) contextId = context.id;
		});
		await cdp.send('Runtime.enable');
		await cdp.send('Page.enable');
		await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: overlayScript, worldName: NAME });
		const evaluate = async (expression: string) => {
			const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
				expression,
				contextId,
				awaitPromise: true,
				returnByValue: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
			return result.value;
		};
		await use(
			new Proxy({} as AskedWorld, {
				get: (_, name) =>
					name === 'then'
						? undefined
						: (...args: unknown[]) =>
								evaluate(
									name === 'acts'
										? 'world.acts'
										: `world.${String(name)}(${args.map((a) => JSON.stringify(a)).join()})`,
								),
			}),
		);
	},
	before: async ({ page }, use) => {
		const scripts: { dispose(): Promise<void> }[] = [];
		await use(async (script) => {
			scripts.push(await page.addInitScript(typeof script === 'string' ? { content: script } : script));
		});
		for (const script of scripts) await script.dispose();
	},
	open: async ({ page, world }, use) => {
		await page.setViewportSize({ width: 1000, height: 700 });
		let body = '';
		await page.route(`${ADDRESS}**`, (route) =>
			route.request().url() === ADDRESS
				? route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>Page</title>${body}` })
				: route.fulfill({ status: 404, body: '' }),
		);
		await use(async (html) => {
			body = html;
			await page.goto(ADDRESS);
			if (await page.locator('#box').isVisible()) {
				await page.locator('#box').focus();
				await world.attach('#box');
			}
		});
	},
});

/** Where a word is first drawn in the box, as the page measures it. */
export const wordsAt = (page: Page, word: string): Promise<Box> =>
	page.evaluate((word) => {
		const walker = document.createTreeWalker(document.querySelector('#box')!, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const at = walker.currentNode.textContent!.indexOf(word);
			if (at < 0) continue;
			const range = document.createRange();
			range.setStart(walker.currentNode, at);
			range.setEnd(walker.currentNode, at + word.length);
			const { left, top, width, height } = range.getBoundingClientRect();
			return { left, top, width, height };
		}
		throw new Error(`no ${word} in the box`);
	}, word);
