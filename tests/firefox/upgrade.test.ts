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
import { expect, type RedHerring, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

async function startWith({ inside, stopBackground }: RedHerring, stored: Stored): Promise<void> {
	await inside.evaluate(putStored, stored);
	await stopBackground();
}

for (const format of IN_BROWSERS)
	test(
		`every record of format ${format} is there after the update`,
		nightly(format !== IN_BROWSERS.at(-1)),
		async ({ firefox }) => {
			const stored = storedIn(format);
			await startWith(firefox, stored);
			for (const [path, words] of Object.entries(wordsOf(stored))) {
				const page = await firefox.openOwn(path);
				for (const word of words) await expect.poll(() => page.evaluate(wordsShown)).toContain(word);
				if (path !== 'options.html') continue;
				expect(await page.evaluate(savedBackup)).toEqual({ ...backupOf(stored), date: expect.any(String) });
				const after = await firefox.inside.evaluate(readStored);
				expect(Object.keys(after.stores)).toEqual(Object.keys(storedIn(FORMATS.at(-1)!).stores));
				for (const [name, { records }] of Object.entries(after.stores))
					if (name !== 'packs' && (name !== 'profiles' || name in stored.stores))
						expect
							.soft(
								records.map(({ value }) => value),
								name,
							)
							.toEqual(recordsAfter(stored, name));
				expect(after.local.settings).toEqual(stored.local.settings);
				expect(after.sync).toEqual(stored.sync);
			}
			expect(await firefox.errors()).toEqual([]);
		},
	);

test('data of a newer version is left alone, and the user learns why', async ({ firefox }) => {
	const stored = storedByNewer();
	await startWith(firefox, stored);
	const settings = await firefox.openOwn('options.html#data');
	for (const notice of ['What is kept here was written', 'Your settings were written'])
		await expect.poll(() => settings.evaluate(wordsShown)).toContain(`${notice} by a newer version`);
	const ask = (request: object) => firefox.inside.evaluate((asked) => chrome.runtime.sendMessage(asked), request);
	expect(await ask({ kind: 'newPersona', name: 'another' })).toEqual({ refused: 'notStored' });
	expect(await ask({ kind: 'changeSettings', change: { tolerance: 5 } })).toMatchObject({
		tolerance: 100,
		problem: 'newer',
	});
	const backup = JSON.stringify({ ...backupOf(storedIn(6)), date: '2026-11-21' });
	expect(await settings.evaluate(restoreBackup, [backup, 'replace'] as const)).toMatch(
		/^Nothing was changed. What is kept here was written by a newer version/,
	);
	expect(await firefox.inside.evaluate(readStored)).toEqual(stored);
});
