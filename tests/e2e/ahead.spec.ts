/** Hostile pages against the extension as it ships: what runs before the overlay and next to it. */
import type { Page } from '@playwright/test';
import { cardOf, isThere, marksOf } from '../../scripts/drawn.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { write } from './typing.ts';

declare global {
	interface Window {
		seen: unknown[];
	}
}

const seen = (page: Page) => page.evaluate(() => window.seen);

test('adding a comment to its document does not let a page run before us', async ({ forum }) => {
	await forum.evaluate(() => {
		window.seen = [];
		window.addEventListener('keydown', ({ code }) => window.seen.push(code), true);
		document.append(document.createComment(''));
	});
	await forum.locator('#reply').click();
	await write(forum, DRAFT);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	await forum.evaluate(() => {
		window.seen = [];
	});
	await forum.keyboard.press('Alt+Shift+R');
	await expect.poll(() => cardOf(forum)).not.toBeNull();
	await forum.keyboard.press('ArrowRight');
	await forum.keyboard.press('Escape');
	await expect.poll(() => cardOf(forum)).toBeNull();
	expect(await seen(forum)).toEqual(['AltLeft', 'ShiftLeft']);
});

test('nothing is drawn before the user’s first press, since browsers report paints to pages until then', {
	tag: '@smoke',
}, async ({ forum, badge }) => {
	// As dictation does it: words without a key.
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	expect(await isThere(forum)).toBe(false);
	await forum.keyboard.press('Shift');
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
});

test('scripts in pages can neither read nor change the settings', { tag: '@smoke' }, async ({ forum, inside }) => {
	await inside.evaluate(() => chrome.storage.local.set({ probe: 1 }));
	const session = await forum.context().newCDPSession(forum);
	const ours: number[] = [];
	session.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
		if (origin.startsWith('chrome-extension:')) ours.push(id);
	});
	await session.send('Runtime.enable');
	await expect.poll(() => ours.length).toBeGreaterThan(0);
	for (const call of ['get()', 'set({ probe: 2 })']) {
		const expression = `chrome.storage.local.${call}.then(() => 'done', () => 'refused')`;
		const { result } = await session.send('Runtime.evaluate', {
			...{ expression, contextId: ours[0]!, awaitPromise: true, returnByValue: true },
		});
		expect(result.value).toBe('refused');
	}
	expect(await inside.evaluate(() => chrome.storage.local.get('probe'))).toEqual({ probe: 1 });
});

test('after document.write we listen to the new document, keys included', async ({ forum, badge }) => {
	await forum.evaluate(() => {
		document.open();
		document.write('<!doctype html><form><textarea id="reply" cols="80"></textarea></form>');
		document.close();
	});
	await forum.locator('#reply').click();
	await write(forum, DRAFT);
	await expect.poll(badge).not.toBe('');
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	await forum.keyboard.press('Alt+Shift+R');
	await expect.poll(() => cardOf(forum)).not.toBeNull();
});
