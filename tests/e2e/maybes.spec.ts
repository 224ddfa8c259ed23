/** Words that may name a film: asked about in the page and in the popup, and settled by one press. */
import type { Page } from '@playwright/test';
import { marksOf } from '../../scripts/drawn.ts';
import type { OwnRequest, PopupView } from '../../src/messages/ui.ts';
import { pressOnCard } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { write } from './typing.ts';

const DRAFT = 'To Heat we said no. I adored The Matrix';
/** People between the crowd of the draft with the maybe and without it. */
const BETWEEN = 5000;

const send = <T>(inside: Page, message: OwnRequest): Promise<T> =>
	inside.evaluate((request) => chrome.runtime.sendMessage(request), message);
const drawn = async (page: Page) => (await marksOf(page)).length;

async function reply(forum: Page, inside: Page): Promise<void> {
	await send(inside, { kind: 'changeSettings', change: { tolerance: BETWEEN } });
	await forum.locator('#reply').click();
	await write(forum, DRAFT);
	await expect.poll(() => drawn(forum)).toBe(1);
}

/** Of the card that asks. */
const ASKS = /^Is this a film\?“Heat” is also a 1995 film\./;

test('“Yes, the film” on a card makes a maybe count, “Not a film” removes it', async ({
	forum,
	inside,
	settings,
	badge,
}) => {
	await forum.bringToFront();
	await reply(forum, inside);
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

test('the popup counts a maybe in the range only, and settles it', async ({ forum, inside, tab, openPopup }) => {
	await forum.bringToFront();
	await reply(forum, inside);
	const advice = async () => (await send<PopupView>(inside, { kind: 'view', tab })).advice!;
	const before = await advice();
	expect(before).toMatchObject({ verdict: 'unsure', mentions: [{ film: { title: 'The Matrix' } }] });
	expect(before.low).toBeLessThan(before.crowdWithMaybes);
	const popup = await openPopup();
	await popup.locator('#to-films').click();
	await expect(popup.getByText(/Heat \(1995\)\?/)).toBeVisible();
	await popup.getByRole('button', { name: 'Not a film: “Heat” is not Heat (1995)' }).click();
	await expect(popup.getByText('Is this a film?')).toHaveCount(0);
	const after = await advice();
	expect([after.crowd, after.maybes]).toEqual([before.crowd, []]);
	expect(after.low).toBeGreaterThan(before.low);
	await forum.bringToFront();
	await expect.poll(() => drawn(forum)).toBe(0);
});
