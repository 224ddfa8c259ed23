import type { Arm, StudyFile } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect, launchRedHerring, type RedHerring, test } from './fixtures.ts';
import type { Page } from './page.ts';

const SHORT = 'Anyone into slow cinema? I adored The Matrix';

/** The settings, with a study joined in them by hand. */
async function join(firefox: RedHerring, study: StudyFile): Promise<Page> {
	const page = await firefox.openOwn('options.html');
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
	await page.waitFor(() => document.querySelector('.study-mark') !== null);
	return page;
}

const recorded =
	({ inside }: RedHerring) =>
	() =>
		inside.evaluate(async () => {
			const db = await new Promise<IDBDatabase>((resolve) => {
				const request = indexedDB.open('red-herring');
				request.onsuccess = () => resolve(request.result);
			});
			const events = await new Promise<{ kind: string; plan: string | null }[]>((resolve) => {
				const request = db.transaction('studyLog').objectStore('studyLog').getAll();
				request.onsuccess = () => resolve(request.result);
			});
			db.close();
			return events.map(({ kind, plan }) => (plan === null ? kind : `${kind} ${plan}`));
		});

/** Writes another text in the box that has the focus. */
async function rewrite(page: Page, text: string): Promise<void> {
	await page.activate();
	await page.press('Control+a');
	await page.type(text);
}

test('a study is lived through from joining to leaving, and leaves nothing behind', async ({ firefox, serve }) => {
	const url = await serve('boxes');
	const page = await firefox.open(url);
	const tab = await firefox.tabOf(url);
	const kinds = recorded(firefox);
	const settings = await join(firefox, aStudy());
	await page.activate();
	await page.click('#plain');
	await page.type(DRAFT);
	await expect.poll(kinds).toEqual(['draft', 'advice']);

	const popup = await firefox.openPopup(tab);
	await popup.waitFor(() => document.querySelector('.question') !== null);
	await popup.click('.question label:nth-of-type(2) input');
	await popup.click('.question button[type=submit]');
	await expect.poll(kinds).toEqual(['draft', 'advice', 'opened', 'answered']);

	await rewrite(page, SHORT);
	await expect.poll(async () => (await kinds()).at(-1)).toBe('followed drop');
	await firefox.stopBackground();
	await rewrite(page, DRAFT);
	await expect.poll(async () => (await kinds()).at(-1)).toBe('undone drop');
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

	await settings.click('.study [aria-label="Delete day 0"]');
	await settings.click('.study .sure .danger');
	await expect.poll(kinds).toEqual([]);
	await settings.click('.leave > button');
	await settings.click('.leave .danger');
	await settings.waitFor(() => document.querySelector('.study-mark') === null);
	const stored = await firefox.stored();
	expect(stored).not.toContain('do-people-follow');
	expect(stored).not.toContain(head.participant);
	expect(await firefox.errors()).toEqual([]);
});

const ARMS: [shows: Arm['shows'], badge: boolean, tabs: string[]][] = [
	['nothing', false, []],
	['badge', true, []],
	['drop', true, ['Only leave out']],
	['add', true, ['Only mention']],
	['placebo', true, []],
];

// Each in a Firefox of its own: drafts left open by another would be drafts of this study too.
for (const [shows, told, tabs] of ARMS)
	test(`the arm that shows ${shows} obeys in button and popup`, async ({ serve, onTestFinished }) => {
		const firefox = await launchRedHerring();
		onTestFinished(firefox.close);
		const url = await serve('boxes');
		const page = await firefox.open(url);
		const tab = await firefox.tabOf(url);
		const kinds = recorded(firefox);
		await join(firefox, aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows }], questions: [] }));
		await page.activate();
		await page.click('#plain');
		await page.type(DRAFT);
		await expect.poll(kinds).toEqual(['draft', 'advice']);
		expect((await firefox.badge(tab)) !== '').toBe(told);
		const popup = await firefox.openPopup(tab);
		await popup.waitFor(() => document.querySelector('.study-mark') !== null);
		const shown = await popup.evaluate(() =>
			[...document.querySelectorAll('[role=tab]')].map((one) => one.textContent),
		);
		expect(shown).toEqual(tabs);
		expect(await firefox.errors()).toEqual([]);
	});
