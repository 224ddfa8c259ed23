import { storedIn } from '../fixtures/storage/formats.ts';
import { putStored, readStored } from '../fixtures/storage/stored.ts';
import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, freshTest as test } from './fixtures.ts';
import { nightly } from './nightly.ts';

test.use({ room: 'about' });

test(
	'every record of every store is shown as it is stored',
	nightly(true),
	async ({ badge, forum, inside, settings, stopWorker }) => {
		await inside.evaluate(putStored, storedIn(6));
		await stopWorker();
		await forum.bringToFront();
		await forum.locator('#reply').fill(DRAFT);
		await expect.poll(badge).not.toBe('');
		await settings.bringToFront();
		await settings.reload();
		const panel = settings.locator('#stored');
		await expect(panel).toHaveAttribute('aria-busy', 'false');

		const { stores, local } = await inside.evaluate(readStored);
		const areas = await inside.evaluate(() =>
			Object.entries(chrome.storage).flatMap(([name, area]) =>
				// What an administrator has set is the browser's, and the extension declares none.
				name !== 'managed' && typeof (area as chrome.storage.StorageArea)?.set === 'function' ? [name] : [],
			),
		);
		expect(areas).toEqual(expect.arrayContaining(['local', 'session', 'sync']));
		const places = panel.locator('details');
		for (const summary of await places.locator('summary').all()) await summary.click();
		await expect(panel.locator('.in .soft')).toHaveText([
			...Object.keys(stores).map((name) => `In the database, under “${name}”`),
			...['local', 'sync', 'session'].map((name) => `In storage.${name}`),
		]);
		expect(areas.toSorted()).toEqual(['local', 'session', 'sync']);

		/** Text without the spaces that JSON may have anywhere between its parts. */
		const bare = (text: string) => text.replace(/\s/g, '');
		const shown = async (i: number) => bare((await places.nth(i).locator('pre').textContent()) ?? '');
		for (const [i, [name, { records }]] of Object.entries(stores).entries()) {
			await expect(places.nth(i).locator('summary'), name).toContainText(`${records.length} record`);
			for (const { value } of records) {
				if (name === 'packs') await expect.poll(() => shown(i)).toMatch(/"bytes":"\d+bytes"/);
				else {
					const plain = JSON.stringify(value).replace(/\{"Int32Array":(\[[^\]]*\])\}/g, '$1');
					await expect.poll(() => shown(i), name).toContain(bare(plain));
				}
			}
		}
		const count = Object.keys(stores).length;
		for (const [key, value] of Object.entries(local))
			await expect.poll(() => shown(count)).toContain(bare(`${key}: ${JSON.stringify(value)}`));
		await expect.poll(() => shown(count + 2)).toContain('drafts:');
		// It is to be looked at: nothing there can be changed.
		await expect(panel.locator('input, textarea, select, [contenteditable]')).toHaveCount(0);
		await expectAccessible(settings);
		for (const word of ['slow cinema', 'Anyone into']) expect(await panel.textContent()).not.toContain(word);
	},
);
