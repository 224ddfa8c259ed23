import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, EXTENSION, expect, launchRedHerring, type RedHerring, tabOf, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

/** Joins a study by hand in the page that is open all the time, and goes back to the settings. */
async function join({ inside: page }: RedHerring, study: StudyFile): Promise<void> {
	await page.activate();
	await page.evaluate(() => location.assign('/consent.html'));
	await page.waitFor(() => document.querySelector('#study-file') !== null);
	await page.evaluate((text) => {
		const files = new DataTransfer();
		files.items.add(new File([text], 'study.json', { type: 'application/json' }));
		const input = document.querySelector<HTMLInputElement>('#study-file')!;
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	}, JSON.stringify(study));
	await page.waitFor(() => document.querySelector('.join') !== null);
	for (let i = 0; i < study.eligibility.length + 1; i++) await page.click(`.join label:nth-of-type(${i + 1}) input`);
	await page.click('.join button[type=submit]');
	await page.waitFor(() => document.querySelector('a[href="/options.html#study"]') !== null);
	await page.evaluate(() => location.assign('/options.html#study'));
	await page.waitFor(() => document.querySelector('.study-mark') !== null);
}

const recorded =
	({ inside }: RedHerring) =>
	() =>
		inside.evaluate(recordedEvents);

/** Writes another text in the box that has the focus. */
async function rewrite(page: Page, text: string): Promise<void> {
	await page.activate();
	await page.press('Control+a');
	await page.type(text);
}

test('a study continues after an update of the extension', nightly(true), async ({ boxesUrl: url, onTestFinished }) => {
	const firefox = await launchRedHerring();
	onTestFinished(firefox.close);
	const page = await firefox.open(url);
	await join(firefox, aStudy({ questions: [] }));
	await page.activate();
	await page.click('#plain');
	await page.type(DRAFT);
	await expect.poll(recorded(firefox)).toEqual(['draft', 'advice']);

	const folder = await mkdtemp(`${tmpdir()}/red-herring-update-`);
	onTestFinished(() => rm(folder, { recursive: true }));
	await cp(EXTENSION, folder, { recursive: true });
	const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
	await writeFile(`${folder}/manifest.json`, JSON.stringify({ ...manifest, version: '99.0' }));
	await firefox.install(folder);
	const inside = await firefox.openOwn('options.html#study');
	expect(await inside.evaluate(() => chrome.runtime.getManifest().version)).toBe('99.0');
	await inside.waitFor(() => document.querySelector('.study-mark') !== null);
	const kinds = recorded({ ...firefox, inside });
	expect(await kinds()).toEqual(['draft', 'advice']);
	await inside.waitFor(tabOf, url);
	// Firefox puts the updated scripts into open pages: what is written there is a new draft.
	await rewrite(page, `${DRAFT}!`);
	await expect.poll(kinds).toEqual(['draft', 'advice', 'draft', 'advice']);
	expect(await firefox.errors()).toEqual([]);
});
