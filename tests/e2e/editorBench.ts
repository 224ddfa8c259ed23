/** Real editors with the adapters: a page for each editor and worker, as on load for every test. */
import type { Frame, Page } from '@playwright/test';
import type { EditorName } from '../fixtures/build.ts';
import { test as base, expect } from './plainPage.ts';
import { type World, worldIn } from './world.ts';

export interface Bench {
	page: Page;
	world: World;
	/** The frame that the box is in. */
	frame: Frame;
	model: () => Promise<{ text: string; html: string; inputs: number }>;
	/** All that the adapter reads of the box that has the focus. */
	text: () => Promise<string | null>;
	set: (text: string) => Promise<void>;
	/** Clicks into the box and moves the caret to the end. */
	write: () => Promise<void>;
	/** Presses keys that bring the caret to a place, until it stays there. */
	press: (keys: string[], caret: (text: string) => number) => Promise<void>;
}

type Open = (name: EditorName, inFrame: boolean) => Promise<Bench>;

export const test = base.extend<{ open: Open }>({
	open: async ({ load }, use) => {
		await use(async (name, inFrame) => benchIn(await load(name), name, inFrame));
	},
});

async function benchIn(page: Page, name: EditorName, inFrame: boolean): Promise<Bench> {
	const world = await worldIn(page, inFrame);
	const frame = inFrame ? page.frames()[1]! : page.mainFrame();
	const bench: Bench = {
		page,
		world,
		frame,
		model: () =>
			page.evaluate(() => ({
				text: window.fixture.text().replaceAll('\u00a0', ' '),
				html: window.fixture.html(),
				inputs: window.fixture.inputs,
			})),
		text: () => world.run(({ editor }) => editor()?.text(1_000_000) ?? null, null),
		async set(text) {
			await page.evaluate((text) => window.fixture.set(text), text);
			await expect.poll(async () => (await bench.model()).text).toBe(text);
		},
		async write() {
			if (name === 'gutenberg') await frame.locator('.is-root-container p').last().click();
			else await page.locator('[data-target]').click();
			await bench.press(['ControlOrMeta+End'], (text) => text.length);
		},
		async press(keys, caret) {
			// An editor that has just been clicked may still put its caret there.
			await expect(async () => {
				for (const key of keys) await page.keyboard.press(key);
				const carets = await world.run(async ({ editor }) => {
					const carets = [];
					for (let frames = 0; frames < 3; frames++) {
						carets.push(editor()?.caret());
						await new Promise((resolve) => requestAnimationFrame(resolve));
					}
					return carets;
				}, null);
				const at = caret((await bench.text()) ?? '');
				expect(carets).toEqual([at, at, at]);
			}).toPass();
		},
	};
	return bench;
}
