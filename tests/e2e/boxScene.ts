/** A page with one box, and the adapters in it. */
import type { Page } from '@playwright/test';
import { type World, worldIn } from './world.ts';

export const TEXT = `We saw Koyaanisqatsi on Friday,\nthen Satantango and all of its seven hours.\n${'A long wait, then. '.repeat(9)}\nGerry.`;

export async function show(page: Page, body: string): Promise<World> {
	await page.setContent(`<!doctype html><html lang="en"><title>Reply</title><body style="margin: 20px">${body}`);
	return worldIn(page, false);
}

export const rectsOf = (world: World, start: number, end: number) =>
	world.run(
		({ find, stage }, span) => {
			const editor = find.editorOf(document.querySelector('[data-box]'))!;
			return editor.rects([span], stage)[0]!;
		},
		{ start, end },
	);
