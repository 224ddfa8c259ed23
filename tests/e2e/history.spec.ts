import { readFile, writeFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { DRAFT, expect } from './fixtures.ts';
import { everythingStored } from './history.ts';
import { test } from './historyScene.ts';
import { nightly } from './nightly.ts';

test('entries can be corrected, moved, and forgotten', async ({ post, openHistory, kept, inside }) => {
	await post(DRAFT);
	await post('I adored "Heat" (1995)');
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	const page = await openHistory();
	const entries = page.locator('.post');
	await expect(entries).toHaveCount(2);
	await expect(page.locator('.timeline')).toHaveAttribute(
		'aria-label',
		/^How many people could have written the posts: .+ (people|person) at first, /,
	);
	await page.getByLabel('Day of the post on 127.0.0.1').nth(1).fill('2026-01-05');
	await expect(page.locator('.timeline circle')).toHaveCount(2);
	await page.getByText('The figures').click();
	await expect(page.locator('tbody tr').first()).toContainText('January 5, 2026');

	await page.getByRole('button', { name: /Remove Koyaanisqatsi \(1982\) from the post of January 5, 2026/ }).click();
	await expect(entries.nth(1).locator('.chips li')).toHaveCount(2);
	await expect(entries.first().locator('.gives')).toHaveText(/^then \d+ without it$/);
	await expect(entries.nth(1).locator('.gives')).toContainText('gives away most');
	await entries.first().getByRole('combobox').selectOption({ label: 'reelgone' });
	await expect(entries).toHaveCount(1);
	await expect.poll(kept).toMatchObject([
		{ name: '127.0.0.1', posts: [{ films: ['Werckmeister Harmonies', 'The Matrix'] }] },
		{ name: 'reelgone', posts: [{ films: ['Heat'] }] },
	]);
	await page.getByRole('button', { name: /^Forget the post/ }).click();
	await expect(entries).toHaveText(/^Forgotten here, not on its site\./);
	await page.reload();
	await expect(page.getByText('Nothing yet.')).toBeVisible();
	await expect(entries).toHaveCount(0);
	await expect.poll(kept).toMatchObject([{ name: '127.0.0.1', posts: [] }, { name: 'reelgone' }]);
});

test('a forgotten post or film comes back as it was, by the keyboard', async ({ post, openHistory, inside }) => {
	for (const text of ['I adored "Heat" (1995)', DRAFT, 'I adored "Fight Club" (1999)']) await post(text);
	const page = await openHistory();
	const entries = page.locator('.post');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('could have written');
	const headline = await page.getByRole('heading', { level: 1 }).textContent();
	const records = () =>
		inside.evaluate(async () => {
			const { personas } = await chrome.runtime.sendMessage({ kind: 'personas' });
			return chrome.runtime.sendMessage({ kind: 'posts', persona: personas[0].persona.id });
		});
	const stored = await records();
	const forget = entries.nth(1).getByRole('button', { name: /^Forget the post on 127\.0\.0\.1/ });
	const undo = page.getByRole('button', { name: /^Undo: the post on 127\.0\.0\.1/ });
	await forget.press('Enter');
	await expect(undo).toBeFocused();
	await expect(entries).toHaveCount(3);
	await expect(entries.nth(1)).toHaveText(/^Forgotten here, not on its site\./);
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline!);
	expect(await everythingStored(inside)).not.toContain('Koyaanisqatsi');
	await page.keyboard.press('Enter');
	await expect(forget).toBeFocused();
	await expect(entries.nth(1).locator('.chips li')).toHaveCount(3);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline!);
	expect(await records()).toEqual(stored);

	await page.getByRole('button', { name: /^Remove Koyaanisqatsi/ }).press('Enter');
	await expect(undo).toBeFocused();
	await expect(entries.nth(1)).toContainText('Koyaanisqatsi (1982) removed.');
	await page.keyboard.press('Enter');
	await expect(forget).toBeFocused();
	expect(await records()).toEqual(stored);

	// The last film of a post takes the post with it. What is deleted with its account stays deleted.
	await page.getByRole('button', { name: /^Remove Heat/ }).press('Enter');
	await expect(undo).toBeFocused();
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'deleteEverything' }));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('status').filter({ hasText: 'This is no longer there' })).toBeVisible();
	expect(await everythingStored(inside)).toBe('[]');
});

test('an account’s name, sites and goal are saved', nightly(true), async ({ post, openHistory }) => {
	await post(DRAFT);
	const page = await openHistory();
	await expect(page.getByText('Named after its site until you rename it.')).toBeVisible();
	await page.getByLabel('Name', { exact: true }).fill('quietcinephile');
	await page.getByLabel('Name', { exact: true }).blur();
	await expect(page.locator('.account select')).toContainText('quietcinephile');
	await expect(page.getByText('Named after its site')).toHaveCount(0);
	await page.getByLabel('User name on 127.0.0.1').fill('qc');
	await page.getByLabel('Add a site').fill('https://forum.example/thread');
	await page.keyboard.press('Enter');
	await expect(page.locator('.site b')).toHaveText(['127.0.0.1', 'forum.example']);
	await page.getByLabel(/^Relaxed: 10 people/).check();
	await expect(page.locator('.timeline')).toHaveAttribute('aria-label', /Your goal is 10\.$/);
	await page.reload();
	await expect(page.getByLabel('User name on 127.0.0.1')).toHaveValue('qc');
	await expect(page.getByLabel(/^Relaxed: 10 people/)).toBeChecked();
	await page.getByLabel('Another number').check();
	await page.getByLabel('Number of people').fill('none');
	await page.getByLabel('Number of people').blur();
	await expect(page.getByText('Enter a whole number of people from 1 to 1,000,000.')).toBeVisible();
});

test('the settings choose adversaries and the members of a site', nightly(true), async ({ post, settings }) => {
	await settings.locator('#link-advanced').click();
	await expect(settings.getByText('Once you have an account')).toBeVisible();
	await post(DRAFT);
	await settings.reload();
	await expect(settings.getByLabel('All but those that need how or when you rated')).toBeDisabled();
	const saved = settings.getByText('Saved.').filter({ visible: true });
	await settings.getByLabel(/As above, ignoring popular films/).uncheck();
	await expect(saved).toBeVisible();
	// "Saved" is said of every change, not of the one before.
	await settings.evaluate(() => {
		const send = chrome.runtime.sendMessage.bind(chrome.runtime) as (request: unknown) => Promise<unknown>;
		const released = new Promise((release) => addEventListener('release', release));
		chrome.runtime.sendMessage = ((request: unknown) => released.then(() => send(request))) as typeof send;
	});
	const members = settings.getByLabel('How many members does your film site have?');
	await members.fill('1,000,000');
	await members.blur();
	await expect(saved).toHaveCount(0);
	await settings.evaluate(() => dispatchEvent(new Event('release')));
	await expect(saved).toBeVisible();
	await settings.reload();
	await expect(settings.getByLabel(/As above, ignoring popular films/)).not.toBeChecked();
	await expect(members).toHaveValue('1,000,000');
});

test('everything can be exported, deleted and restored', async ({ post, settings, kept, inside }) => {
	await post(DRAFT);
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { tolerance: 77 } }));
	const before = await kept();
	const page = settings;
	await page.goto(new URL('#data', page.url()).href);
	await page.reload();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save a backup' }).click(),
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
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Go to the settings' }).click();
	await expect(page.getByText('No account yet')).toBeVisible();

	await page.getByLabel('Backup file').setInputFiles({
		name: 'other.json',
		mimeType: 'application/json',
		buffer: Buffer.from('{"format":"red-herring","version":1,"date":"2026-11-31"}'),
	});
	await expect(page.getByText('Nothing was changed. At “date” the file is not as Red Herring saves it.')).toBeVisible();
	expect(await kept()).toEqual([]);

	await page.getByLabel('Backup file').setInputFiles(file);
	await expect(page.getByText('Everything in the file is restored.')).toBeVisible();
	expect(await kept()).toEqual(before);
});

test(
	'a backup too large for one browser message is restored',
	nightly(true),
	async ({ settings, inside }, testInfo) => {
		test.slow();
		const tolerance = (number: number) =>
			inside.evaluate(
				(to) => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { tolerance: to } }),
				number,
			);
		await tolerance(77);
		await settings.goto(new URL('#data', settings.url()).href);
		await settings.reload();
		const [download] = await Promise.all([
			settings.waitForEvent('download'),
			settings.getByRole('button', { name: 'Save a backup' }).click(),
		]);
		await tolerance(5);
		await settings.getByLabel('Delete it, and put in its place').check();
		// Browsers refuse messages of more than 64 MiB.
		const large = testInfo.outputPath('large.json');
		await writeFile(large, `${await readFile(await download.path(), 'utf8')}${' '.repeat(70_000_000)}`);
		await settings.getByLabel('Backup file').setInputFiles(large);
		await expect
			.poll(() => inside.evaluate(() => chrome.storage.local.get('settings')), { timeout: 60_000 })
			.toMatchObject({ settings: { tolerance: 77 } });
	},
);

test('a draft’s films are stored, but never its words', { tag: '@smoke' }, async ({
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
	await expectAccessible(popup);
	await expectNoWords();
});
