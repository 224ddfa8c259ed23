/** Hostile pages against the extension as it ships: what runs before the overlay and next to it. */
import type { Page } from '@playwright/test';
import { cardOf, isThere, marksOf } from '../../scripts/drawn.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { armPaints, paintsReported } from './paints.ts';
import { write } from './typing.ts';

declare global {
	interface Window {
		seen: unknown[];
	}
}

const seen = (page: Page) => page.evaluate(() => window.seen);

test('a page does not get ahead of us by adding a comment to its document', async ({ forum }) => {
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

test('nothing is drawn before the user presses something: until then browsers tell pages what is painted', {
	tag: '@smoke',
}, async ({ forum, badge }) => {
	// As dictation does it: words without a key.
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	expect(await isThere(forum)).toBe(false);
	await forum.keyboard.press('Shift');
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
});

test('a page does not learn the size of the notice and the card after a press', async ({ forum, inside }) => {
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { quiet: 'notice' } }));
	await armPaints(forum);
	await forum.locator('#rich').click();
	await forum.keyboard.type(DRAFT);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	const [mark] = await marksOf(forum);
	await forum.mouse.click(mark!.left + 3, mark!.top + 3);
	await expect.poll(() => cardOf(forum)).not.toBeNull();
	expect(await paintsReported(forum)).toEqual([]);
});

test('a box whose letters are drawn as dots is never read', async ({ forum, badge }) => {
	await forum.locator('#rich').evaluate((box) => {
		box.style.setProperty('-webkit-text-security', 'disc');
	});
	await forum.locator('#rich').click();
	await write(forum, DRAFT);
	await forum.locator('#rich').evaluate((box) => box.style.removeProperty('-webkit-text-security'));
	expect(await badge()).toBe('');
	await forum.locator('#reply').click();
	await forum.locator('#rich').click();
	// What was written unseen is not known to be the user's.
	await forum.keyboard.type(' The film "Heat" (1995).');
	await expect.poll(badge).not.toBe('');
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

test('after document.write the new document is listened to, keys included', async ({ forum, badge }) => {
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
