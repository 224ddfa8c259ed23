import { chromium, type Page, type Request } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browser.ts';
import { isThere } from '../../scripts/drawn.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { write } from './typing.ts';

test('a page is the same as without the extension, before and after a box is used', {
	tag: '@smoke',
}, async ({ browserWithExtension, forumUrl, inside }) => {
	const watch = () => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver((records) => {
			for (const { type, target, attributeName } of records) seen.push(`${type} ${target.nodeName} ${attributeName}`);
		}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		for (const type of ['message', 'wxt:content-script-started'])
			for (const target of [window, document]) target.addEventListener(type, () => seen.push(type));
	};
	const look = async (page: Page) => {
		await page.addInitScript(watch);
		await page.goto(forumUrl);
		await page.locator('h1').click();
		const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		return { content: await page.content(), before: [...new Set(await seen())].sort(), seen };
	};
	const plain = await chromium.launch(chromiumOptions());
	const without = await look(await plain.newPage());
	await plain.close();
	const page = await browserWithExtension.context.newPage();
	const withIt = await look(page);
	expect(withIt.content).toBe(without.content);
	expect(withIt.before).toEqual(without.before);

	const already = (await withIt.seen()).length;
	await page.locator('#reply').click();
	await write(page, DRAFT);
	const badges = () =>
		inside.evaluate(async () => {
			const tabs = await chrome.tabs.query({});
			return (await Promise.all(tabs.map((tab) => chrome.action.getBadgeText({ tabId: tab.id! })))).join('');
		});
	await expect.poll(badges).not.toBe('');
	// Something draws over the page while its box has the focus; nothing else has changed.
	await expect.poll(() => isThere(page)).toBe(true);
	expect([...new Set((await withIt.seen()).slice(already))]).toEqual(['childList HTML null']);
	await page.locator('h1').click();
	await expect.poll(() => isThere(page)).toBe(false);
	expect(await page.content()).toBe(without.content);

	for (const file of [
		'films.pack',
		'page.js',
		'box.js',
		'overlay.js',
		'posts.js',
		'unreadable.js',
		'popup.html',
		'manifest.json',
	]) {
		const url = browserWithExtension.base + file;
		expect(
			await page.evaluate(
				(u) =>
					fetch(u).then(
						() => 'read',
						() => 'refused',
					),
				url,
			),
		).toBe('refused');
	}
});

test('only the page’s own requests leave', { tag: '@smoke' }, async ({ browserWithExtension, forumUrl }) => {
	const asked: string[] = [];
	const note = (request: Request) => void asked.push(request.url());
	browserWithExtension.context.on('request', note);
	const page = await browserWithExtension.context.newPage();
	await page.goto(forumUrl);
	await page.locator('#reply').fill(DRAFT);
	const popup = await browserWithExtension.context.newPage();
	await popup.goto(`${browserWithExtension.base}popup.html`);
	await expect(popup.locator('main')).toHaveAttribute('aria-busy', 'false');
	browserWithExtension.context.off('request', note);
	const outside = asked.filter((url) => !url.startsWith(browserWithExtension.base) && !url.startsWith('data:'));
	expect(outside.sort()).toEqual([forumUrl, `${forumUrl}forum.css`]);
	const blocked = await popup.evaluate(
		(url) =>
			fetch(url).then(
				() => 'sent',
				() => 'blocked',
			),
		forumUrl,
	);
	expect(blocked).toBe('blocked');
});

test('a site that is switched off is left alone', async ({ forum, forumUrl, badge, openPopup, settings }) => {
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	const popup = await openPopup();
	await popup.getByRole('switch', { name: /^On for / }).click();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Off on this site');
	await expect.poll(badge).toBe('');

	await settings.reload();
	await expect(settings.locator('#allowed')).toContainText('127.0.0.1');
	// Every message of the page reaches the extension's own pages as well: one says that it was asked, none has text.
	await settings.evaluate(() => {
		Object.assign(window, { messages: [] });
		chrome.runtime.onMessage.addListener(
			(message) => void (window as unknown as { messages: unknown[] }).messages.push(message),
		);
	});
	const messages = () => settings.evaluate(() => (window as unknown as { messages: { kind: string }[] }).messages);
	await forum.locator('#reply').fill(`${DRAFT} again`);
	await expect.poll(messages).toContainEqual({ kind: 'watching' });
	expect((await messages()).filter((message) => message.kind === 'check')).toEqual([]);
	expect(await badge()).toBe('');

	await popup.getByRole('switch', { name: 'Off for 127.0.0.1' }).click();
	await expect(popup.locator('main')).toContainText('Werckmeister Harmonies');
	await expect.poll(badge).not.toBe('');

	// A tab that moves to a site that is switched off is left alone there.
	const elsewhere = forumUrl.replace('127.0.0.1', 'localhost');
	await settings.evaluate(() =>
		chrome.runtime.sendMessage({ kind: 'switchSite', site: 'localhost', off: true, tab: null }),
	);
	await forum.goto(elsewhere);
	await forum.locator('#reply').fill(DRAFT);
	await popup.reload();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Off on this site');
	expect(await badge()).toBe('');
	await forum.goto(forumUrl);
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
});

test('a box emptied by the page, or another box, clears the badge', async ({ forum, badge }) => {
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await forum.locator('#reply').evaluate((box: HTMLTextAreaElement) => {
		box.value = '';
	});
	await forum.getByRole('button', { name: 'Post reply' }).focus();
	await expect.poll(badge).toBe('');
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await forum
		.locator('main')
		.evaluate((main) => main.insertAdjacentHTML('beforeend', '<div><textarea id="chat"></textarea></div>'));
	await forum.locator('#chat').focus();
	await expect.poll(badge).toBe('');
	await forum.locator('#reply').focus();
	await expect.poll(badge).not.toBe('');
});

test('boxes for secrets are never read, however they look', { tag: '@smoke' }, async ({ forum, badge, openPopup }) => {
	await forum.locator('#password').fill('Koyaanisqatsi');
	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Nothing to check yet');
	expect(await badge()).toBe('');
	await forum.bringToFront();
	await forum.locator('form').evaluate((form) => {
		form.insertAdjacentHTML(
			'beforeend',
			'<input id="card" autocomplete="CC-Number"><input id="given" autocomplete="section-a given-name"><input id="shown" type="password"><textarea id="ok"></textarea>',
		);
	});
	for (const id of ['card', 'given']) await forum.locator(`#${id}`).fill('Koyaanisqatsi');
	await forum.locator('#shown').fill('Koyaanisqatsi');
	await forum.locator('#shown').evaluate((box: HTMLInputElement) => {
		box.type = 'text';
		box.blur();
	});
	await forum.locator('#shown').focus();
	await popup.reload();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('This field isn’t read');
	expect(await badge()).toBe('');

	// A box that turns into a password while it is written in falls silent.
	await forum.locator('#title').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await forum.locator('#title').evaluate((box: HTMLInputElement) => {
		box.type = 'password';
	});
	await forum.locator('#title').pressSequentially('!');
	await expect.poll(badge).toBe('');
});

test('a page’s own events make us read and show nothing', async ({ forum, badge, openPopup }) => {
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	const before = await badge();
	await forum.evaluate(() => {
		document.body.insertAdjacentHTML('beforeend', '<textarea id="fake">I adored Titanic (1997)</textarea>');
		const fake = document.querySelector('#fake')!;
		fake.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
		fake.dispatchEvent(new InputEvent('input', { bubbles: true }));
	});
	await forum.locator('#reply').pressSequentially(' I said so.');
	const popup = await openPopup();
	await expect(popup.locator('main')).toContainText('Werckmeister Harmonies');
	expect(await badge()).toBe(before);
});
