import type { Page } from '@playwright/test';

/** Letters that are typed by keys: a first one alone may be taken in another way than those after it. */
const BY_KEYS = 3;

/** Writes in the box that has the focus: begins by keys, and puts the rest in at once, as input methods do. */
export async function write(page: Page, text: string): Promise<void> {
	await page.keyboard.type(text.slice(0, BY_KEYS));
	await page.keyboard.insertText(text.slice(BY_KEYS));
}

/** Puts the time of day on in the page, as its scripts read it; what waits is not called earlier. */
export const putClockOn = (page: Page, milliseconds: number): Promise<void> =>
	page.evaluate((by) => {
		const { now } = Date;
		Date.now = () => now() + by;
	}, milliseconds);
