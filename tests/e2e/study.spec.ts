import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serveFixture } from '../../scripts/forum.ts';
import type { ExportHead } from '../../src/study/exportFile.ts';
import type { Arm, StudyFile } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { test as base, DRAFT, expect } from './fixtures.ts';
import { everythingStored } from './history.ts';
import { cardOf, marksOf } from './marks.ts';

/** The draft without the films that cost most. */
const SHORT = 'Anyone into slow cinema? I adored The Matrix';

/** Ticks every statement of the consent page. */
async function confirm(page: Page): Promise<void> {
	await expect(page.locator('.join')).toBeVisible();
	for (const statement of await page.locator('.join input').all()) await statement.check();
}

const test = base.extend<{
	/** The settings, with a study file opened in them. */
	openStudy: (study: StudyFile | string) => Promise<Page>;
	join: (study?: StudyFile) => Promise<Page>;
	/** What the study has recorded. */
	recorded: () => Promise<string[]>;
}>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	forumUrl: async ({}, use) => {
		const { url, server } = await serveFixture('posting');
		await use(url);
		server.close();
	},
	openStudy: async ({ browserWithExtension }, use) => {
		let page: Page | null = null;
		await use(async (study) => {
			page ??= await browserWithExtension.context.newPage();
			await page.bringToFront();
			await page.goto(`${browserWithExtension.base}options.html#study`);
			const text = typeof study === 'string' ? study : JSON.stringify(study);
			await page.getByLabel('Open a study file').setInputFiles({
				name: 'study.json',
				mimeType: 'application/json',
				buffer: Buffer.from(text),
			});
			return page;
		});
	},
	join: async ({ openStudy }, use) => {
		await use(async (study = aStudy()) => {
			const page = await openStudy(study);
			await confirm(page);
			await page.getByRole('button', { name: 'Join the study' }).click();
			await expect(page.getByText('You are in a study.')).toBeVisible();
			return page;
		});
	},
	recorded: async ({ inside }, use) => {
		await use(() =>
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
			}),
		);
	},
});

test('a study is lived through from consent to leaving, and leaves nothing behind', async ({
	forum,
	inside,
	badge,
	openPopup,
	openStudy,
	join,
	recorded,
	stopWorker,
}) => {
	// Looking at a study, and saying no, leaves no trace.
	const settings = await openStudy(aStudy());
	await expect(settings.locator('.consent h4')).toHaveText([
		'About this study',
		'Who can take part',
		'What will happen',
		'The groups',
		'How long',
		'Questions you may be asked',
		'What is recorded: the whole list',
		'How your privacy is kept',
		'An example: the record of a made-up draft',
		'What is never recorded',
		'How the data is protected',
		'Risks',
		'Your rights',
		'Compensation',
		'Whom to ask',
		'When it is over',
		'Try it: what would be recorded of this?',
		'Its record',
		'Do you want to take part?',
	]);
	await settings.getByLabel('Made-up draft').fill(SHORT);
	await expect(settings.locator('#consent-live tbody tr').first()).toContainText('draft');
	const joining = settings.getByRole('button', { name: 'Join the study' });
	await expect(joining).toBeDisabled();
	await expect(settings.locator('.join input:checked')).toHaveCount(0);
	await settings.getByRole('button', { name: 'Do not join' }).click();
	await expect(settings.getByText('Nothing was changed.')).toBeVisible();
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	expect(await everythingStored(inside)).not.toMatch(/do-people-follow|study/);
	expect(await recorded()).toEqual([]);
	await forum.locator('#chat').fill('');

	await join();
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(recorded).toEqual(['draft', 'advice']);

	// The popup tells of the study, asks, and sorts the site.
	let popup = await openPopup();
	const mark = popup.getByRole('region', { name: 'Study' });
	await expect(mark).toContainText('You are in a study. Do people follow advice?');
	await popup.getByLabel('This site is').selectOption({ label: 'a forum' });
	await expect(mark.getByRole('group', { name: 'Did the advice help you?' })).toBeVisible();
	await expect(mark.getByRole('button', { name: 'Answer' })).toBeDisabled();
	await mark.getByLabel('Yes').check();
	await mark.getByRole('button', { name: 'Answer' }).click();
	await expect(mark.getByRole('group', { name: 'Did the advice help you?' })).toHaveCount(0);
	await expect.poll(recorded).toEqual(['draft', 'advice', 'opened', 'answered']);
	await popup.close();

	// Advice is followed, undone and followed again, by a worker that is stopped in between.
	await forum.bringToFront();
	await forum.locator('#chat').fill(SHORT);
	await expect.poll(async () => (await recorded()).at(-1)).toBe('followed drop');
	await stopWorker();
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(async () => (await recorded()).at(-1)).toBe('undone drop');
	await stopWorker();
	await forum.bringToFront();
	await forum.locator('#chat').fill(SHORT);
	await expect.poll(async () => (await recorded()).at(-1)).toBe('followed drop');
	await forum.locator('#chat').press('Enter');
	await expect.poll(async () => (await recorded()).at(-1)).toBe('posted');

	popup = await openPopup();
	await popup.getByRole('button', { name: 'Pause' }).click();
	await expect(popup.getByRole('region', { name: 'Study' })).toContainText('Your study is paused');
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await popup.bringToFront();
	await popup.getByRole('button', { name: 'Go on' }).click();
	await expect(popup.getByText('You are in a study.')).toBeVisible();
	const all = ['draft', 'advice', 'opened', 'answered', 'followed drop', 'undone drop', 'followed drop', 'posted'];
	await expect.poll(recorded).toEqual(expect.arrayContaining([...all, 'paused', 'resumed']));
	const kinds = await recorded();
	expect(kinds.slice(0, 10)).toEqual([...all, 'paused', 'resumed']);

	// What is handed over is looked through, rows are struck, and the same file comes out twice.
	await settings.bringToFront();
	await settings.reload();
	const rows = settings.locator('.hand-over tbody tr');
	await expect(rows).toHaveCount(kinds.length);
	await expect(settings.getByText('The file will be marked as complete.')).toBeVisible();
	await expect(settings.locator('#gives-away li')).toHaveText([
		/^Your participant code/,
		/^The one post in it, .* would be left with about/,
		/^It tells that a draft of yours once had a crowd of about/,
		/^It also tells on which days/,
	]);
	const save = async () => {
		const [download] = await Promise.all([
			settings.waitForEvent('download'),
			settings.getByRole('button', { name: 'Save the file' }).click(),
		]);
		return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
	};
	const whole = await save();
	expect(whole).toEqual(await save());
	const [head, ...lines] = whole.text
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line)) as [ExportHead];
	expect(head).toMatchObject({ study: 'do-people-follow', arm: 'everything', rows: kinds.length, struck: 0 });
	expect(lines).toHaveLength(kinds.length);
	expect(whole.text).not.toMatch(/Koyaanisqatsi|Matrix|127\.0\.0\.1/);
	await settings.getByLabel('Strike row 4').check();
	await expect(settings.getByText('The file will be marked as incomplete: 1 row missing.')).toBeVisible();
	await settings.getByLabel('As a table (CSV), for a spreadsheet').check();
	const struck = await save();
	expect(struck.name).toMatch(/^do-people-follow-[0-9a-f]{8}\.csv$/);
	expect(JSON.parse(struck.text.split('\n')[0]!.slice(2))).toMatchObject({ rows: kinds.length - 1, struck: 1 });
	expect(struck.text.split('\n').slice(1).join()).not.toContain('answered');
	await settings.reload();
	await expect(settings.getByLabel('Strike row 4')).toBeChecked();

	await settings.getByRole('button', { name: 'Delete day 0' }).click();
	await settings.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(settings.getByText('Nothing was recorded yet.')).toBeVisible();
	expect(await recorded()).toEqual([]);

	await expect(settings.getByLabel('Delete it', { exact: true })).toBeChecked();
	await settings.getByRole('button', { name: 'Leave the study' }).click();
	await expect(settings.getByRole('button', { name: 'Stay' })).toBeFocused();
	await settings.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(settings.getByText(/Thank you for trying\. Everything of the study is deleted/)).toBeVisible();
	await forum.bringToFront();
	await forum.locator('#chat').fill('');
	await forum.locator('#chat').fill(SHORT);
	await expect.poll(badge).not.toBe('');
	expect(await everythingStored(inside)).not.toMatch(new RegExp(`do-people-follow|"study"|${head.participant}`));
	expect(await recorded()).toEqual([]);
	await popup.bringToFront();
	await popup.reload();
	await expect(popup.getByRole('region', { name: 'Study' })).toHaveCount(0);
});

const ARMS: { shows: Arm['shows']; badge: boolean; tabs: string[]; heading: RegExp; leave: number; marks: number }[] = [
	{ shows: 'nothing', badge: false, tabs: [], heading: /^No advice is shown here/, leave: 0, marks: 0 },
	{ shows: 'badge', badge: true, tabs: [], heading: /^No advice is shown here/, leave: 0, marks: 0 },
	{ shows: 'drop', badge: true, tabs: ['Only leave out'], heading: /^About 3\d people/, leave: 3, marks: 2 },
	{ shows: 'add', badge: true, tabs: ['Only mention'], heading: /^About 3\d people/, leave: 0, marks: 0 },
	{ shows: 'placebo', badge: true, tabs: [], heading: /^About 3\d people/, leave: 0, marks: 2 },
];

for (const { shows, badge: told, tabs, heading, leave, marks } of ARMS)
	test(`the arm that shows ${shows} obeys in button, page and popup`, async ({
		forum,
		badge,
		openPopup,
		join,
		recorded,
	}) => {
		await join(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows }], questions: [] }));
		await forum.bringToFront();
		await forum.locator('#box').click();
		await forum.keyboard.type(DRAFT);
		await expect.poll(recorded).toEqual(['draft', 'advice']);
		expect((await badge()) !== '').toBe(told);
		await expect.poll(async () => (await marksOf(forum)).length).toBe(marks);
		if (marks > 0) {
			await forum.keyboard.press('Alt+Shift+R');
			await expect.poll(async () => (await cardOf(forum)) !== null).toBe(true);
			const names = (await cardOf(forum))!.buttons.map(({ name }) => name);
			expect(names.includes('Delete it')).toBe(shows !== 'placebo');
			await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
		}
		const popup = await openPopup();
		await expect(popup.getByRole('region', { name: 'Study' })).toBeVisible();
		await expect(popup.locator('h1')).toHaveText(heading);
		await expect(popup.getByRole('tab')).toHaveText(tabs);
		await expect(popup.getByRole('button', { name: /^Leave out/ })).toHaveCount(leave);
		await expect(popup.getByRole('button', { name: /with its year$/ })).toHaveCount(shows === 'placebo' ? 3 : 0);
		await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
	});

test('advice that is held back comes by itself', async ({ forum, badge, join, recorded }) => {
	const arm = { id: 'late', about: 'Sees advice late.', weight: 100, shows: 'all' as const, delay: 6 };
	await join(aStudy({ arms: [arm] }));
	await forum.bringToFront();
	await forum.locator('#box').click();
	await forum.keyboard.type(DRAFT);
	await expect.poll(recorded).toEqual(['draft']);
	expect(await badge()).toBe('');
	await expect.poll(recorded, { timeout: 20_000 }).toEqual(['draft', 'advice']);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	expect(await badge()).not.toBe('');
});

test('files that are no study, or hostile, are refused with the reason, and nothing is changed', async ({
	inside,
	openStudy,
}) => {
	const refused = [
		['{', 'The file is not JSON'],
		[JSON.stringify({ format: 'red-herring-study/2' }), 'Update Red Herring to take part.'],
		[JSON.stringify(aStudy({ id: 'dо-people' })), 'id: '],
		[JSON.stringify({ ...aStudy(), arms: [{ ...aStudy().arms[0], weight: 60 }] }), 'the weights add up to 60'],
		[
			JSON.stringify({ ...aStudy(), dates: { collectionEnds: '2026-02-30', dataDestroyed: '2027-01-01' } }),
			'no such day',
		],
	];
	for (const [text, reason] of refused) {
		const page = await openStudy(text!);
		await expect(page.getByRole('alert').filter({ hasText: reason! })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Join the study' })).toHaveCount(0);
	}
	const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
	const page = await openStudy(aStudy({ title: markup, procedures: [markup] }));
	await expect(page.getByRole('heading', { name: markup })).toBeVisible();
	await expect(page.locator('.consent img, .consent b')).toHaveCount(0);
	expect(await everythingStored(inside)).not.toContain('study');
});

test('a changed file asks again, another study waits, and a study that was left can be kept to save', async ({
	openStudy,
	join,
	inside,
	forum,
	recorded,
}) => {
	await join();
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(recorded).toEqual(['draft', 'advice']);
	let page = await openStudy(aStudy());
	await expect(page.getByText('Nothing has changed.')).toBeVisible();
	page = await openStudy(aStudy({ id: 'another', title: 'Another study' }));
	await expect(page.getByText('You take part in “Do people follow advice?”.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Join the study' })).toHaveCount(0);
	page = await openStudy(aStudy({ version: 2, risks: ['Other risks.'] }));
	await expect(page.getByText('This study has changed from version 1 to version 2.')).toBeVisible();
	await expect(page.getByText('You agreed to version 1.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Agree to the changed study' })).toBeDisabled();
	await confirm(page);
	await page.getByRole('button', { name: 'Agree to the changed study' }).click();
	await expect(page.getByText('You agreed to version 2.')).toBeVisible();
	expect(await recorded()).toEqual(['draft', 'advice']);

	await page.getByLabel('Keep it here').check();
	await page.getByRole('button', { name: 'Leave the study' }).click();
	await page.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Save the file' })).toBeVisible();
	await forum.bringToFront();
	await forum.locator('#chat').fill(SHORT);
	await page.bringToFront();
	await page.getByRole('button', { name: 'Delete what was recorded' }).click();
	await page.getByRole('button', { name: 'Delete what was recorded' }).click();
	await expect(page.getByText('Everything of the study is deleted')).toBeVisible();
	expect(await recorded()).toEqual([]);
	expect(await everythingStored(inside)).not.toMatch(/do-people-follow|"study"/);
});

for (const colorScheme of ['light', 'dark'] as const)
	test(`consent, part and mark meet WCAG 2.2 AA in ${colorScheme}`, async ({ forum, openStudy, join, openPopup }) => {
		const axe = async (page: Page) => {
			await page.emulateMedia({ colorScheme });
			const { violations } = await new AxeBuilder({ page })
				.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
				.analyze();
			expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
		};
		const settings = await openStudy(aStudy());
		await expect(settings.getByRole('button', { name: 'Join the study' })).toBeVisible();
		await axe(settings);
		await join();
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		const popup = await openPopup();
		await expect(popup.getByRole('group', { name: 'Did the advice help you?' })).toBeVisible();
		await axe(popup);
		await settings.bringToFront();
		await settings.reload();
		await expect(settings.getByRole('button', { name: 'Save the file' })).toBeVisible();
		await settings.getByLabel('Strike row 1').check();
		await axe(settings);
	});
