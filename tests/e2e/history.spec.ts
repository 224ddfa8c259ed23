import { readFile, writeFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { test as base, DRAFT, expect } from './fixtures.ts';
import { everythingStored, type KeptPersona, keptHistory } from './history.ts';

const test = base.extend<{
	kept: () => Promise<KeptPersona[]>;
	/** Posts a draft in the page's chat. */
	post: (text: string) => Promise<void>;
	openHistory: () => Promise<import('@playwright/test').Page>;
}>({
	site: 'posting',
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
	post: async ({ forum, badge, kept }, use) =>
		use(async (text) => {
			const count = async () => (await kept()).reduce((sum, { posts }) => sum + posts.length, 0);
			const before = await count();
			await forum.bringToFront();
			await forum.locator('#chat').fill(text);
			await expect.poll(badge).not.toBe('');
			await forum.locator('#chat').press('Enter');
			await expect.poll(count).toBe(before + 1);
		}),
	openHistory: async ({ browserWithExtension }, use) =>
		use(async () => {
			const page = await browserWithExtension.context.newPage();
			await page.goto(`${browserWithExtension.base}personas.html`);
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
			return page;
		}),
});

test('the popup shows what was posted, and it can be taken back', { tag: '@smoke' }, async ({
	post,
	openPopup,
	kept,
}) => {
	await post(DRAFT);
	const popup = await openPopup();
	await expect(popup.locator('.toast')).toContainText('Remembered 3 films for 127.0.0.1.');
	await popup.getByRole('button', { name: 'Undo' }).click();
	await expect(popup.getByRole('status').filter({ hasText: 'Forgotten.' })).toBeVisible();
	await expect(popup.locator('.toast')).toBeEmpty();
	expect((await kept()).flatMap(({ posts }) => posts)).toEqual([]);
});

test('the persona chosen in the popup becomes the site’s, and “nobody” keeps no history', async ({
	forum,
	post,
	openPopup,
	kept,
	stopWorker,
}) => {
	const popup = await openPopup();
	const who = popup.getByLabel('Posting as');
	await expect(who.locator('option:checked')).toHaveText('my account on 127.0.0.1');
	await who.selectOption({ label: 'Another account…' });
	await popup.getByLabel('Name of the other account').fill('quietcinephile');
	await popup.getByRole('button', { name: 'OK' }).click();
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await stopWorker();
	await popup.reload();
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await post(DRAFT);
	expect(await kept()).toMatchObject([{ name: 'quietcinephile', posts: [{ films: { length: 3 } }] }]);

	await who.selectOption({ label: 'Do not remember my posts here' });
	await expect(who).toHaveValue('nobody');
	await forum.bringToFront();
	await forum.locator('#chat').fill('I adored "Heat" (1995)');
	await forum.locator('#chat').press('Enter');
	await popup.reload();
	await who.selectOption({ label: 'quietcinephile' });
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await post('I adored "Fight Club" (1999)');
	expect((await kept())[0]!.posts.map(({ films }) => films)).toEqual([
		['Fight Club'],
		['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'],
	]);
});

test('a duplicate name is refused with a message', async ({ openPopup, inside }) => {
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	const popup = await openPopup();
	await popup.getByLabel('Posting as').selectOption({ label: 'Another account…' });
	await popup.getByLabel('Name of the other account').fill('reelgone');
	await popup.keyboard.press('Enter');
	await expect(popup.getByText('Another account has this name.')).toBeVisible();
});

test('films in earlier posts on the page are shown first and added on confirmation', async ({
	forum,
	openPopup,
	kept,
}) => {
	const popup = await openPopup();
	await popup.getByRole('button', { name: 'Add what I posted before' }).click();
	await expect(popup.locator('.scan label')).toHaveText([
		'Koyaanisqatsi (1982)',
		'Werckmeister Harmonies (2000)',
		'Fight Club (1999)',
		'Heat (1995)',
	]);
	await popup.getByRole('button', { name: 'Cancel' }).click();

	await forum.bringToFront();
	await forum.locator('#mine p').selectText();
	await popup.getByRole('button', { name: 'Add what I posted before' }).click();
	await expect(popup.locator('.scan legend')).toContainText('2 films in what you selected');
	expect(await kept()).toEqual([]);
	await popup.getByLabel('Koyaanisqatsi (1982)').uncheck();
	await popup.getByRole('button', { name: 'Add 1 film to my account here' }).click();
	await expect(popup.getByText('Remembered.', { exact: true })).toBeVisible();
	expect(await kept()).toMatchObject([
		{ name: '127.0.0.1', posts: [{ source: 'scanned', films: ['Werckmeister Harmonies'] }] },
	]);
});

test('entries can be corrected, moved and deleted, and the crowd is plotted', async ({
	post,
	openHistory,
	kept,
	inside,
}) => {
	await post(DRAFT);
	await post('I adored "Heat" (1995)');
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	const page = await openHistory();
	const entries = page.locator('.post');
	await expect(entries).toHaveCount(2);
	await expect(page.getByRole('img')).toHaveAttribute(
		'aria-label',
		/^The crowd over time: from .+ people? at first to/,
	);
	await page.getByLabel('Day of the post on 127.0.0.1').nth(1).fill('2026-01-05');
	await expect(page.locator('.timeline circle')).toHaveCount(2);
	await page.getByText('The figures').click();
	await expect(page.locator('tbody tr').first()).toContainText('5 January 2026');

	await page.getByRole('button', { name: /Remove Koyaanisqatsi \(1982\) from the post of 5 January 2026/ }).click();
	await expect(entries.nth(1).locator('.chips li')).toHaveCount(2);
	await entries.first().getByRole('combobox').selectOption({ label: 'reelgone' });
	await expect(entries).toHaveCount(1);
	await expect.poll(kept).toMatchObject([
		{ name: '127.0.0.1', posts: [{ films: ['Werckmeister Harmonies', 'The Matrix'] }] },
		{ name: 'reelgone', posts: [{ films: ['Heat'] }] },
	]);
	await page.getByRole('button', { name: /^Delete the post/ }).click();
	await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(entries).toHaveCount(0);
});

test('a persona’s name, sites, tolerance, adversaries and service are saved', async ({ post, openHistory }) => {
	await post(DRAFT);
	const page = await openHistory();
	await page.getByLabel('Name', { exact: true }).fill('quietcinephile');
	await page.getByLabel('Name', { exact: true }).blur();
	await expect(page.locator('.persona-name')).toHaveText('quietcinephile');
	await page.getByLabel('User name on 127.0.0.1').fill('qc');
	await page.getByLabel('Add a site').fill('https://forum.example/thread');
	await page.keyboard.press('Enter');
	await expect(page.locator('.site b')).toHaveText(['127.0.0.1', 'forum.example']);
	await page.getByLabel(/At least 10 people/).check();
	await expect(page.getByLabel('Everybody but those who know how or when you rated')).toBeDisabled();
	await page.getByLabel(/same, leaving popular films out/).uncheck();
	await page.getByLabel('My film site has about').fill('1,000,000');
	await page.getByLabel('My film site has about').blur();
	await expect(page.getByRole('img')).toHaveAttribute('aria-label', /asked for: 10\.$/);
	await page.reload();
	await expect(page.getByLabel('User name on 127.0.0.1')).toHaveValue('qc');
	await expect(page.getByLabel(/At least 10 people/)).toBeChecked();
	await expect(page.getByLabel(/same, leaving popular films out/)).not.toBeChecked();
	await expect(page.getByLabel('My film site has about')).toHaveValue('1,000,000');
	await page.getByLabel('Another number').check();
	await page.getByLabel('Number of people').fill('none');
	await page.getByLabel('Number of people').blur();
	await expect(page.getByText('Enter a whole number of people from 1 to 1,000,000.')).toBeVisible();
});

test('everything can be exported, deleted and restored', async ({ post, openHistory, kept, inside }, testInfo) => {
	await post(DRAFT);
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'setTolerance', tolerance: 77 }));
	const before = await kept();
	const page = await openHistory();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save everything as a file' }).click(),
	]);
	const file = await download.path();
	expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
		format: 'red-herring',
		settings: { tolerance: 77 },
	});

	await page.getByRole('button', { name: 'Delete everything' }).click();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByText('Everything is deleted')).toBeVisible();
	expect(await everythingStored(inside)).toBe('[]');
	await expect(page.getByText('No history yet.')).toBeVisible();

	await page.getByLabel('File to bring back').setInputFiles({
		name: 'other.json',
		mimeType: 'application/json',
		buffer: Buffer.from('{"format":"red-herring","version":1,"date":"2026-11-31"}'),
	});
	await expect(page.getByText('Nothing was changed. date must be a day such as 2026-11-21.')).toBeVisible();
	expect(await kept()).toEqual([]);

	await page.getByLabel('File to bring back').setInputFiles(file);
	await expect(page.getByText('Everything in the file is back.')).toBeVisible();
	expect(await kept()).toEqual(before);
	await page.getByLabel('Delete it, and put in its place').check();
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'setTolerance', tolerance: 5 }));
	// Browsers refuse messages of more than 64 MiB.
	const large = testInfo.outputPath('large.json');
	await writeFile(large, `${await readFile(file, 'utf8')}${' '.repeat(70_000_000)}`);
	await page.getByLabel('File to bring back').setInputFiles(large);
	await expect
		.poll(() => inside.evaluate(() => chrome.storage.local.get('settings')))
		.toMatchObject({
			settings: { tolerance: 77 },
		});
	expect(await kept()).toEqual(before);
});

test('only the films of a draft are stored, never its words', { tag: '@smoke' }, async ({
	forum,
	post,
	inside,
	openPopup,
}) => {
	await post(`${DRAFT}, said the quizzicality`);
	await forum.locator('#reply').fill(`${DRAFT}, wrote the quizzicality`);
	const popup = await openPopup();
	const expectNoWords = async () => {
		const stored = await everythingStored(inside);
		expect(stored).toContain('Koyaanisqatsi');
		for (const word of ['quizzicality', 'adored', 'slow cinema']) expect(stored).not.toContain(word);
	};
	await expect(popup.locator('.verdict')).toBeVisible();
	await expectNoWords();
	await forum.locator('#reply').fill('');
	await popup.getByRole('button', { name: 'Add what I posted before' }).click();
	await expect(popup.locator('.scan label').first()).toBeVisible();
	await expectNoWords();
});

test('a damaged record is left out and reported', async ({ post, inside, openHistory }) => {
	await post(DRAFT);
	await inside.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const open = indexedDB.open('red-herring');
				open.onsuccess = () => {
					const tx = open.result.transaction('personas', 'readwrite');
					tx.objectStore('personas').put({ id: 'broken', name: 7 });
					tx.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			}),
	);
	const page = await openHistory();
	await expect(page.locator('.notice')).toHaveText('One stored record is damaged and has been left out.');
	await expect(page.locator('.post')).toHaveCount(1);
});

test('the crowd that earlier posts leave is shown, and their films cannot be left out', async ({
	forum,
	post,
	openPopup,
}) => {
	await post(DRAFT);
	await forum.locator('#chat').fill('The Matrix again, and the film "Heat" (1995)');
	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Your earlier posts stand out, not this one');
	await expect(popup.locator('.verdict .about')).toHaveText(
		/^About 2\d people could have written all of them\. Naming Heat changes little\.$/,
	);
	await expect(popup.getByRole('heading', { name: 'What would help' })).toBeVisible();
	await expect(popup.getByRole('button', { name: '1 post' })).toBeVisible();
	await expect(popup.getByText('Start a new account')).toBeVisible();
	// Nothing is offered that cannot help.
	await expect(popup.locator('.primary, .film, .scale, #to-mention')).toHaveCount(0);
	await popup.getByRole('button', { name: 'How sure is this?' }).click();
	await expect(popup.locator('main')).toContainText('this post and the 3 films of earlier ones');
	await popup.getByRole('button', { name: 'Back' }).click();
	await popup.getByRole('button', { name: 'Films in this post' }).click();
	const matrix = popup.locator('.film', { hasText: 'The Matrix' });
	await expect(matrix).toContainText('in your earlier posts');
	await expect(matrix.getByRole('checkbox')).toHaveCount(0);
	await expect(popup.getByRole('checkbox', { name: 'Take out Heat' })).toBeVisible();
});

test('if earlier posts already identify one person, the popup says that no change to the draft helps', async ({
	forum,
	post,
	openPopup,
}) => {
	await post(
		`${DRAFT}. Lately Marketa Lazarová (1967), Hard to Be a God (2013), The Asthenic Syndrome (1989), From What Is Before (2014), Sátántangó (1994), Damnation (1988), Norte, the End of History (2013), Evolution of a Filipino Family (2004) and Khrustalyov, My Car! (1998)`,
	);
	await forum.locator('#chat').fill('I adored the film "Heat" (1995)');
	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Your earlier posts stand out, not this one');
	await expect(popup.locator('.verdict .about')).toHaveText(
		'About 1 person could have written all of them. Naming Heat changes nothing.',
	);
	await expect(popup.locator('.primary, #to-mention')).toHaveCount(0);
	await popup.getByRole('button', { name: 'Films in this post' }).click();
	await popup.getByRole('checkbox', { name: 'Take out Heat' }).check();
	await expect(popup.locator('.film', { hasText: 'Heat' }).locator('.then')).toHaveText('then 1');
});

test('another account is chosen only by somebody who logged in as somebody else', async ({
	post,
	openPopup,
	inside,
}) => {
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'quietcinephile' }));
	await post(DRAFT);
	const popup = await openPopup();
	const who = popup.getByLabel('Posting as');
	await expect(who.locator('option:checked')).toHaveText('127.0.0.1');
	const asked = popup.getByRole('group', { name: 'Did you also log in as somebody else?' });
	await who.selectOption({ label: 'quietcinephile' });
	await asked.getByRole('button', { name: 'No, still 127.0.0.1' }).click();
	await expect(asked).toHaveCount(0);
	await expect(who.locator('option:checked')).toHaveText('127.0.0.1');
	const sites = () =>
		inside.evaluate(async () => {
			const { personas } = await chrome.runtime.sendMessage({ kind: 'personas' });
			return personas.map(({ persona }: { persona: { name: string; sites: unknown[] } }) => [
				persona.name,
				persona.sites.length,
			]);
		});
	expect(new Map(await sites())).toEqual(
		new Map([
			['127.0.0.1', 1],
			['quietcinephile', 0],
		]),
	);
	await who.selectOption({ label: 'quietcinephile' });
	await asked.getByRole('button', { name: 'Yes, as quietcinephile' }).click();
	await expect(asked).toHaveCount(0);
	await expect.poll(async () => new Map(await sites()).get('quietcinephile')).toBe(1);
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
});

test('the history page and the scan meet WCAG 2.2 AA', async ({ post, openHistory, openPopup }) => {
	await post(DRAFT);
	const page = await openHistory();
	const popup = await openPopup();
	await page.getByText('The figures').click();
	await page.getByRole('button', { name: 'Delete everything' }).click();
	await popup.getByRole('button', { name: 'Add what I posted before' }).click();
	await expect(popup.locator('.scan fieldset')).toBeVisible();
	for (const each of [page, popup]) await expectAccessible(each);
});
