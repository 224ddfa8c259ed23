/** Words that may name a film: asked about in the page, and settled by one press. */
import type { Page } from '@playwright/test';
import { marksOf } from '../../scripts/drawn.ts';
import { pressOnCard } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { write } from './typing.ts';

const DRAFT = 'To Heat we said no. I adored The Matrix';
/** People between the crowd of the draft with the maybe and without it. */
const BETWEEN = 5000;

const drawn = async (page: Page) => (await marksOf(page)).length;

/** Of the card that asks. */
const ASKS = /^Is this a film\?“Heat” is also a 1995 film\./;

test('“Yes, the film” on a card makes a maybe count, “Not a film” removes it', async ({
	forum,
	inside,
	settings,
	badge,
}) => {
	await inside.evaluate(
		(tolerance) => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { tolerance } }),
		BETWEEN,
	);
	await forum.bringToFront();
	await forum.locator('#reply').click();
	await write(forum, DRAFT);
	await expect.poll(() => drawn(forum)).toBe(1);
	const before = await badge();
	await pressOnCard(forum, 'Yes, the film', ASKS);
	// Both films cost now.
	await expect.poll(() => drawn(forum)).toBe(2);
	expect(await badge()).not.toBe(before);
	await settings.reload();
	await settings.getByRole('button', { name: 'Ask again about “heat”' }).click();
	await expect(settings.getByRole('button', { name: 'Ask again about “heat”' })).toHaveCount(0);
	await forum.bringToFront();
	// A setting that is changed elsewhere counts from the next edit.
	await forum.keyboard.type(' ');
	await expect.poll(() => drawn(forum)).toBe(1);
	expect(await badge()).toBe(before);

	await pressOnCard(forum, 'Not a film', ASKS);
	await expect.poll(() => drawn(forum)).toBe(0);
	expect(await badge()).toBe(before);
	await settings.reload();
	await expect(settings.locator('.line', { hasText: 'heat' })).toContainText('on 127.0.0.1');
});
