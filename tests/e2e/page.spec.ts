import { DRAFT, expect, test } from './fixtures.ts';

test('a page sees nothing: no change before a box is focused, none while writing, no file to fetch', async ({
	browserWithExtension,
	forumUrl,
	inside,
}) => {
	const { context, base } = browserWithExtension;
	const page = await context.newPage();
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		const note = (what: string) => seen.push(what);
		new MutationObserver((records) => {
			if (document.readyState === 'complete') note(`${records.length} mutations`);
		}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		addEventListener('message', () => note('message'));
		const dispatch = EventTarget.prototype.dispatchEvent;
		EventTarget.prototype.dispatchEvent = function (event) {
			note(`event ${event.type}`);
			return dispatch.call(this, event);
		};
		for (const type of ['wxt:content-script-started']) document.addEventListener(type, () => note(type));
	});
	await page.goto(forumUrl);
	const html = await page.content();
	await page.locator('h1').click();
	await expect(page.locator('#reply')).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
	expect(await page.content()).toBe(html);

	await page.locator('#reply').click();
	await page.keyboard.type(DRAFT);
	const badges = () =>
		inside.evaluate(async () => {
			const tabs = await chrome.tabs.query({});
			return (await Promise.all(tabs.map((tab) => chrome.action.getBadgeText({ tabId: tab.id! })))).join('');
		});
	await expect.poll(badges).not.toBe('');
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
	expect(await page.content()).toBe(html);

	for (const file of ['films.pack', 'page.js', 'popup.html', 'manifest.json'])
		expect(
			await page.evaluate(
				(url) =>
					fetch(url).then(
						() => 'read',
						() => 'refused',
					),
				base + file,
			),
		).toBe('refused');
});

test('no request leaves but the page’s own', async ({ browserWithExtension, forumUrl, inside }) => {
	const asked: string[] = [];
	browserWithExtension.context.on('request', (request) => asked.push(request.url()));
	const page = await browserWithExtension.context.newPage();
	await page.goto(forumUrl);
	await page.locator('#reply').fill(DRAFT);
	await inside.goto(`${browserWithExtension.base}popup.html`);
	await expect(inside.locator('main')).toHaveAttribute('aria-busy', 'false');
	const outside = asked.filter((url) => !url.startsWith(browserWithExtension.base) && !url.startsWith('data:'));
	expect(outside.sort()).toEqual([forumUrl, `${forumUrl}forum.css`]);
	const blocked = await inside.evaluate(
		(url) =>
			fetch(url).then(
				() => 'sent',
				() => 'blocked',
			),
		forumUrl,
	);
	expect(blocked).toBe('blocked');
});

test('a site that is switched off is left alone until it is switched on', async ({
	forum,
	badge,
	openPopup,
	inside,
}) => {
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	const popup = await openPopup();
	await popup.getByRole('button', { name: 'Off on this site' }).click();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Switched off on this site.');
	await expect.poll(badge).toBe('');

	await inside.reload();
	await expect(inside.locator('.sites')).toContainText('127.0.0.1');
	await forum.locator('#reply').fill(`${DRAFT} again`);
	const answer = () => forum.locator('#reply').evaluate(() => document.activeElement?.id);
	expect(await answer()).toBe('reply');
	await popup.reload();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Switched off on this site.');
	expect(await badge()).toBe('');

	await popup.getByRole('button', { name: 'Switch on' }).click();
	await expect(popup.locator('.mention')).toHaveCount(3);
	await expect.poll(badge).not.toBe('');
});

test('a password is never read', async ({ forum, badge, openPopup }) => {
	await forum.locator('#password').fill('Koyaanisqatsi');
	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('No draft here yet.');
	expect(await badge()).toBe('');
});

test('a megabyte in the box is answered with a plain sentence, and typing goes on', async ({ forum, openPopup }) => {
	await forum.locator('#reply').fill(`I saw "Koyaanisqatsi". ${'word '.repeat(200_000)}`);
	const popup = await openPopup();
	await expect(popup.locator('main')).toContainText('only its first 200,000 characters were read');
	await forum.bringToFront();
	await forum.locator('#reply').press('End');
	await forum.keyboard.type('still here');
	await expect(forum.locator('#reply')).toHaveValue(/still here/);
});
