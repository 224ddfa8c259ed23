import type { Page } from '@playwright/test';
import { cardOf } from '../../scripts/drawn.ts';
import { expect } from './expect.ts';

/** Opens the card by keys, and presses one of its buttons once it shows such words. */
export async function pressOnCard(page: Page, name: string, words = /./): Promise<void> {
	await page.keyboard.press('Alt+Shift+R');
	let names: string[] = [];
	await expect
		.poll(async () => {
			const card = await cardOf(page);
			names = card?.buttons.map((button) => button.name) ?? [];
			return names.includes(name) && words.test(card!.words);
		})
		.toBe(true);
	// A sentence is current at first, or what comes behind the button that closes the card.
	for (let at = 1; at < names.indexOf(name); at++) await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
}
