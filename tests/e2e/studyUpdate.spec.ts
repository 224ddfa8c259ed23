import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTENSION } from '../../scripts/browser.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect, freshTest } from './fixtures.ts';
import { joinIn, openStudyIn } from './joinStudy.ts';

const test = freshTest.extend({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	extension: async ({}, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'red-herring-update-'));
		await cp(EXTENSION, folder, { recursive: true });
		await use(folder);
		await rm(folder, { recursive: true });
	},
});

test('a study continues after an update of the extension', async ({
	browserWithExtension,
	extension,
	forum,
	settings,
}) => {
	const { context, base: own } = browserWithExtension;
	await openStudyIn(settings, aStudy({ questions: [] }));
	await joinIn(settings);
	const box = forum.locator('textarea').first();
	await forum.bringToFront();
	await box.fill(DRAFT);
	await expect.poll(() => settings.evaluate(recordedEvents)).toEqual(['draft', 'advice']);

	// Only developers may reload an extension from its folder.
	const extensions = await context.newPage();
	await extensions.goto('chrome://extensions');
	await extensions.evaluate(() =>
		(
			chrome as unknown as { developerPrivate: { updateProfileConfiguration: (to: object) => Promise<void> } }
		).developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }),
	);
	const errors: Error[] = [];
	forum.on('pageerror', (error) => errors.push(error));
	const manifest = JSON.parse(await readFile(join(extension, 'manifest.json'), 'utf8'));
	await writeFile(join(extension, 'manifest.json'), JSON.stringify({ ...manifest, version: '99.0' }));
	const closed = settings.waitForEvent('close');
	await settings.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
	await closed;

	const after = await context.newPage();
	await expect
		.poll(async () => {
			await after.goto(`${own}options.html`).catch(() => undefined);
			return after.evaluate(() => chrome.runtime?.getManifest?.().version).catch(() => null);
		})
		.toBe('99.0');
	await expect(after.getByText('You are in a study.')).toBeVisible();
	// What was written before the update hears of no advice any more, and does not mind.
	await forum.bringToFront();
	await box.fill(`${DRAFT} and`);
	await forum.reload();
	await box.fill(DRAFT);
	await expect.poll(() => after.evaluate(recordedEvents)).toEqual(['draft', 'advice', 'draft', 'advice']);
	expect(errors).toEqual([]);
});
