/** Records of earlier versions of the extension, and of a newer one, met by today's. Unit tests upgrade those of all. */
import {
	backupOf,
	FORMATS,
	IN_BROWSERS,
	recordsAfter,
	restoreBackup,
	savedBackup,
	storedByNewer,
	storedIn,
	wordsOf,
	wordsShown,
} from '../fixtures/storage/formats.ts';
import { putStored, readStored, type Stored } from '../fixtures/storage/stored.ts';
import { DRAFT, expect, freshTest } from './fixtures.ts';
import { nightly } from './nightly.ts';

const test = freshTest.extend<{ startWith: (stored: Stored) => Promise<void> }>({
	startWith: async ({ inside, stopWorker }, use) =>
		use(async (stored) => {
			// Pages that were opened before have asked the worker for all that they show, and it no longer opens the database.
			const pages = inside
				.context()
				.pages()
				.filter((page) => page.url().endsWith('.html'));
			for (const page of pages) await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
			await stopWorker();
			await inside.evaluate(putStored, stored);
			await stopWorker();
		}),
});

for (const format of IN_BROWSERS)
	test(
		`every record of format ${format} is there after the update`,
		nightly(format !== IN_BROWSERS.at(-1)),
		async ({ browserWithExtension, inside, startWith }) => {
			const stored = storedIn(format);
			await startWith(stored);
			for (const [path, words] of Object.entries(wordsOf(stored))) {
				const page = await browserWithExtension.context.newPage();
				await page.goto(browserWithExtension.base + path);
				for (const word of words) await expect.poll(() => page.evaluate(wordsShown), word).toContain(word);
				if (path !== 'options.html') continue;
				expect(await page.evaluate(savedBackup)).toEqual({ ...backupOf(stored), date: expect.any(String) });
				const after = await inside.evaluate(readStored);
				expect(Object.keys(after.stores)).toEqual(Object.keys(storedIn(FORMATS.at(-1)!).stores));
				for (const [name, { records }] of Object.entries(after.stores)) {
					const values = records.map(({ value }) => value);
					// Another build unpacks its own list of films.
					if (name === 'packs') expect(records.map(({ key }) => key)).toEqual(['built-in']);
					else if (name !== 'profiles' || name in stored.stores)
						expect.soft(values, name).toEqual(recordsAfter(stored, name));
				}
				expect(after.local.settings).toEqual(stored.local.settings);
				expect(after.sync).toEqual(stored.sync);
			}
		},
	);

test(
	'data of a newer version is left alone, and the user learns why',
	nightly(true),
	async ({ browserWithExtension: { base }, forum, badge, inside, openPopup, settings, startWith }) => {
		test.slow();
		const stored = storedByNewer();
		await startWith(stored);
		await settings.reload();
		await expect(settings.getByText('What is kept here was written by a newer version')).toBeVisible();
		await expect(settings.getByText('Your settings were written by a newer version')).toBeVisible();
		await expect(settings.locator('#study')).toContainText('Whether you take part in a study cannot be read.');

		// Drafts are advised on all the same.
		await forum.bringToFront();
		await forum.locator('#reply').fill(DRAFT);
		await expect.poll(badge).not.toBe('');
		const popup = await openPopup();
		await expect(popup.getByText('What is kept here was written by a newer version')).toBeVisible();
		await forum.locator('#reply').press('Enter');
		await popup.goto(`${base}personas.html`);
		await expect(popup.getByText('If a newer version of Red Herring has written them, update.')).toBeVisible();

		// Neither an account, nor a setting, nor a study, nor a backup takes its place.
		const ask = (request: object) =>
			inside.evaluate((asked) => chrome.runtime.sendMessage(asked).catch(() => 'refused'), request);
		expect(await ask({ kind: 'newPersona', name: 'another' })).toEqual({ refused: 'notStored' });
		expect(await ask({ kind: 'changeSettings', change: { tolerance: 5 } })).toMatchObject({
			tolerance: 100,
			problem: 'newer',
		});
		const backup = JSON.stringify({ ...backupOf(storedIn(6)), date: '2026-11-21' });
		await settings.goto(`${base}options.html#data`);
		expect(await settings.evaluate(restoreBackup, [backup, 'replace'] as const)).toMatch(
			/^Nothing was changed. What is kept here was written by a newer version/,
		);
		expect(await inside.evaluate(readStored)).toEqual(stored);

		// Only who wants it all deleted gets it deleted.
		await settings.getByRole('button', { name: 'Delete everything' }).click();
		await settings.getByRole('button', { name: 'Delete', exact: true }).click();
		await expect(settings.getByText('Everything is deleted')).toBeVisible({ timeout: 60_000 });
		expect((await inside.evaluate(readStored)).stores).not.toHaveProperty('later');
	},
);
