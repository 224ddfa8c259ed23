import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, EXTENSION, expect, launchRedHerring, type RedHerring, tabOf, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

const SHORT = 'Anyone into slow cinema? I adored The Matrix';

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

test(
	'a study runs from joining to leaving and leaves nothing behind',
	nightly(true),
	async ({ firefox, boxesUrl: url }) => {
		const page = await firefox.open(url);
		const tab = await firefox.tabOf(url);
		const kinds = recorded(firefox);
		const settings = firefox.inside;
		await join(firefox, aStudy());
		await page.activate();
		await page.click('#plain');
		await page.type(DRAFT);
		await expect.poll(kinds).toEqual(['draft', 'advice']);

		const popup = await firefox.openPopup(tab);
		await popup.waitFor(() => document.querySelector('.question') !== null);
		await popup.click('.question label:nth-of-type(2) input');
		await popup.click('.question button[type=submit]');
		await expect.poll(kinds).toEqual(['draft', 'advice', 'opened', 'answered']);

		// What is done by hand counts when it is still so some seconds later, while someone writes on.
		const onWriting = async () => {
			await page.type(' ');
			return (await kinds()).at(-1);
		};
		await rewrite(page, SHORT);
		await expect.poll(onWriting, { timeout: 60_000 }).toBe('followed drop');
		await firefox.stopBackground();
		await rewrite(page, DRAFT);
		await expect.poll(onWriting, { timeout: 60_000 }).toBe('undone drop');
		await page.click('#plain + button');
		await expect.poll(async () => (await kinds()).at(-1)).toBe('posted');

		await popup.activate();
		await popup.reload();
		await popup.click('.study-mark button', 'Pause');
		await expect
			.poll(kinds)
			.toEqual(['draft', 'advice', 'opened', 'answered', 'followed drop', 'undone drop', 'posted', 'paused']);
		await popup.click('.study-mark button', 'Go on');
		await expect.poll(async () => (await kinds()).at(-1)).toBe('resumed');

		await settings.activate();
		await settings.reload();
		await settings.waitFor(() => document.querySelectorAll('.hand-over tbody tr').length === 9);
		await settings.evaluate(() => {
			const make = URL.createObjectURL;
			URL.createObjectURL = (blob) => {
				void (blob as Blob).text().then((text) => {
					document.body.dataset.saved = text;
				});
				return make.call(URL, blob);
			};
		});
		await settings.click('.hand-over button', 'Save the file');
		const file = await settings.waitFor(() => document.body.dataset.saved);
		const [head, ...rows] = file!
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(head).toMatchObject({ study: 'do-people-follow', rows: 9, struck: 0 });
		expect(rows).toHaveLength(9);

		await settings.click('.study [aria-label="Delete this day: The day you joined"]');
		await settings.click('.study .sure .danger');
		await expect.poll(kinds).toEqual([]);
		// What stood above the button goes when the page has read that nothing is recorded.
		await settings.waitFor(() => document.querySelector('.hand-over') === null);
		await settings.click('.leave > button');
		await settings.click('.leave .danger');
		await settings.waitFor(() => document.querySelector('.study-mark') === null);
		const stored = await firefox.stored();
		expect(stored).not.toContain('do-people-follow');
		expect(stored).not.toContain(head.participant);
		expect(await firefox.errors()).toEqual([]);
	},
);

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

test('delayed advice appears by itself', nightly(true), async ({ firefox, boxesUrl: url }) => {
	const page = await firefox.open(url);
	const tab = await firefox.tabOf(url);
	const kinds = recorded(firefox);
	const arm = {
		id: 'late',
		about: 'Sees advice late.',
		weight: 100,
		shows: 'all' as const,
		hides: ['question' as const],
		delay: 20,
	};
	await join(firefox, aStudy({ arms: [arm], questions: [] }));
	await page.activate();
	await page.click('#plain');
	await page.type(DRAFT);
	// Together, as the advice may come between two looks.
	await expect.poll(async () => [await kinds(), await firefox.badge(tab)]).toEqual([['draft'], '']);
	await expect.poll(kinds, { timeout: 60_000 }).toEqual(['draft', 'advice']);
	// The badge follows what is recorded.
	await expect.poll(() => firefox.badge(tab)).not.toBe('');
	const popup = await firefox.openPopup(tab);
	const shown = () => popup.evaluate(() => [...document.querySelectorAll('.primary')].map((one) => one.textContent));
	await expect.poll(shown).toEqual(['Make both changes']);
	expect(await firefox.errors()).toEqual([]);
});
