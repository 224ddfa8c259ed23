import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cardOf } from '../../scripts/drawn.ts';
import type { ExportHead } from '../../src/study/exportFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { everythingStored } from './history.ts';
import { SHORT, test } from './studyScene.ts';

test('a study runs from consent to leaving and leaves nothing behind', async ({
	forum,
	inside,
	badge,
	openPopup,
	openStudy,
	join,
	recorded,
	stopWorker,
}) => {
	// A whole life, in which a change by hand has to hold twice.
	test.slow();
	const settings = await openStudy(aStudy());
	// Looking at a study and declining leaves no trace.
	await lookAndDecline(settings);
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	expect(await everythingStored(inside)).not.toMatch(/do-people-follow|study/);
	expect(await recorded()).toEqual([]);
	await forum.locator('#chat').fill('');
	await expect.poll(badge).toBe('');

	await join();
	await forum.bringToFront();
	await forum.locator('#chat').fill(DRAFT);
	await expect.poll(recorded).toEqual(['draft', 'advice']);

	let popup = await openPopup();
	await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
	await sortSiteAndAnswer(popup);
	await expect.poll(recorded).toEqual(['draft', 'advice', 'opened', 'answered']);
	await popup.close();

	await followAndUndo(forum, recorded, stopWorker);
	await forum.locator('#chat').press('Enter');
	await expect.poll(async () => (await recorded()).at(-1)).toBe('posted');

	popup = await openPopup();
	await popup.getByRole('button', { name: 'Pause' }).click();
	await expect(popup.getByRole('region', { name: 'Study', exact: true })).toContainText('Your study is paused');
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

	const { participant } = await handOver(settings, kinds.length);
	await settings.getByRole('button', { name: 'Delete this day: The day you joined' }).click();
	await settings.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(settings.getByText('Nothing was recorded yet.')).toBeVisible();
	expect(await recorded()).toEqual([]);

	await leave(settings);
	await forum.bringToFront();
	await forum.locator('#chat').fill('');
	await forum.locator('#chat').fill(SHORT);
	await expect.poll(badge).not.toBe('');
	expect(await everythingStored(inside)).not.toMatch(new RegExp(`do-people-follow|"study"|${participant}`));
	expect(await recorded()).toEqual([]);
	await popup.bringToFront();
	await popup.reload();
	await expect(popup.getByRole('region', { name: 'Study', exact: true })).toHaveCount(0);
});

async function lookAndDecline(settings: Page): Promise<void> {
	await expect(settings.locator('.in-short b')).toHaveText([
		'What is recorded',
		'How long',
		'What is handed over',
		'How to leave',
		'What you risk',
		'What you get',
	]);
	await settings.getByRole('button', { name: 'Open all' }).click();
	await expect(settings.locator('.fold h3')).toHaveText([
		'Who can take part',
		'What will happen',
		'How long',
		'When it is over',
		'What is recorded: the whole list',
		'Everything that can be recorded as having happened',
		'An example: the record of a made-up draft',
		'What is never recorded',
		'The groups',
		'Questions you may be asked',
		'How your privacy is kept',
		'How the data is protected',
		'Risks',
		'Your rights',
		'Compensation',
		'Whom to ask',
		'About this study',
	]);
	await settings.getByLabel('Made-up draft', { exact: true }).fill(SHORT);
	await expect(settings.locator('#consent-live .record')).toContainText('Films named: 1');
	const joining = settings.getByRole('button', { name: 'Join the study' });
	await expect(joining).toBeDisabled();
	await expect(settings.locator('.join input:checked')).toHaveCount(0);
	await settings.getByRole('button', { name: 'Do not join' }).click();
	await expect(settings.getByText('Nothing was changed.')).toBeVisible();
}

/** The popup shows the study, asks its question below the advice, and sorts the site. */
async function sortSiteAndAnswer(popup: Page): Promise<void> {
	const mark = popup.getByRole('region', { name: 'Study', exact: true });
	await expect(mark).toContainText('You are in a study. “Do people follow advice?”');
	await popup.getByLabel('This site is').selectOption({ label: 'a forum' });
	const asked = popup.getByRole('region', { name: 'Question of the study' });
	await expect(asked.getByRole('group', { name: 'Did the advice help you?' })).toBeVisible();
	// It is about the advice, and stands below it.
	const [question, headline] = [await asked.boundingBox(), await popup.locator('h1').boundingBox()];
	expect(question!.y).toBeGreaterThan(headline!.y);
	await expect(asked.getByRole('button', { name: 'Answer', exact: true })).toBeDisabled();
	await asked.getByLabel('Yes').check();
	await asked.getByRole('button', { name: 'Answer', exact: true }).click();
	await expect(asked).toHaveCount(0);
	await expect(mark).toBeFocused();
}

/** Follows advice by a button, undoes it by hand and follows it by hand, stopping the worker in between. */
async function followAndUndo(
	forum: Page,
	recorded: () => Promise<string[]>,
	stopWorker: () => Promise<void>,
): Promise<void> {
	await forum.bringToFront();
	// The next card, until it is of the film that every plan leaves out.
	await expect
		.poll(async () => {
			await forum.locator('#chat').press('Alt+Shift+R');
			return (await cardOf(forum))?.words;
		})
		.toContain('Werckmeister Harmonies');
	await forum.keyboard.press('Enter');
	await expect.poll(async () => (await recorded()).at(-1)).toBe('followed drop');
	await stopWorker();
	await forum.bringToFront();
	await forum.locator('#chat').press('Control+z');
	await expect(forum.locator('#chat')).toHaveValue(DRAFT);
	// What is done by hand counts when it is still so some seconds later, while someone writes on.
	const onWriting = async () => {
		await forum.locator('#chat').press('End');
		await forum.locator('#chat').pressSequentially(' ');
		return (await recorded()).at(-1);
	};
	await expect.poll(onWriting, { timeout: 60_000 }).toBe('undone drop');
	await stopWorker();
	await forum.bringToFront();
	await forum.locator('#chat').fill(SHORT);
	await expect.poll(onWriting, { timeout: 60_000 }).toBe('followed drop');
}

/** Reviews what is handed over and strikes a row. The same file is saved twice. */
async function handOver(settings: Page, events: number): Promise<ExportHead> {
	await settings.bringToFront();
	await settings.reload();
	const rows = settings.locator('.hand-over tbody tr');
	await expect(rows).toHaveCount(events);
	await expect(settings.getByText('The file will be marked as complete.')).toBeVisible();
	await expect(settings.locator('#gives-away li')).toHaveText([
		/^Your participant code/,
		/^The one post in it, by days, times of day, kinds of site, .* would be left with about/,
		/^It tells that about .+ could have written a draft of yours/,
		/^Numbers of people before and after are not counted/,
		/^Your answers are not counted/,
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
	expect(head).toMatchObject({ study: 'do-people-follow', arm: 'everything', rows: events, struck: 0 });
	expect(lines).toHaveLength(events);
	expect(whole.text).not.toMatch(/Koyaanisqatsi|Matrix|127\.0\.0\.1/);
	await settings.getByLabel('Remove row 4').check();
	await expect(settings.getByText('The file will be marked as incomplete: 1 row missing.')).toBeVisible();
	await settings.getByLabel('As a table (CSV), for a spreadsheet').check();
	const struck = await save();
	expect(struck.name).toMatch(/^do-people-follow-[0-9a-f]{8}\.csv$/);
	expect(JSON.parse(struck.text.split('\n')[0]!.slice(2))).toMatchObject({ rows: events - 1, struck: 1 });
	expect(struck.text.split('\n').slice(1).join()).not.toContain('answered');
	await settings.reload();
	await expect(settings.getByLabel('Remove row 4')).toBeChecked();
	return head;
}

async function leave(settings: Page): Promise<void> {
	await expect(settings.getByLabel('Delete it', { exact: true })).toBeChecked();
	await settings.getByRole('button', { name: 'Leave the study' }).click();
	await expect(settings.getByRole('button', { name: 'Stay' })).toBeFocused();
	await settings.keyboard.press('Escape');
	await expect(settings.getByRole('button', { name: 'Leave the study' })).toBeFocused();
	await settings.keyboard.press('Enter');
	await settings.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(settings.getByText(/Thank you for trying\. Everything of the study is deleted/)).toBeVisible();
}
