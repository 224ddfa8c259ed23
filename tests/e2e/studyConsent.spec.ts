import { readFile } from 'node:fs/promises';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { everythingStored } from './history.ts';
import { confirm } from './joinStudy.ts';
import { nightly } from './nightly.ts';
import { SHORT, test } from './studyScene.ts';

test('invalid and hostile study files are refused with the reason', async ({ inside, openStudy }) => {
	const refused = [
		['{', 'The file is not JSON'],
		[JSON.stringify({ ...aStudy(), arms: [{ ...aStudy().arms[0], weight: 60 }] }), 'the weights add up to 60'],
	];
	for (const [text, reason] of refused) {
		const page = await openStudy(text!);
		await expect(page.getByRole('alert').filter({ hasText: reason! })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Join the study' })).toHaveCount(0);
	}
	const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
	const page = await openStudy(aStudy({ title: markup, procedures: [markup] }));
	await expect(page.locator('.who')).toContainText(markup);
	await page.getByRole('button', { name: 'Open all' }).click();
	await expect(page.locator('#consent-procedures')).toContainText(markup);
	await expect(page.locator('.consent img, .study b, .who b')).toHaveCount(0);
	expect(await everythingStored(inside)).not.toContain('study');
});

test(
	'a changed study file asks for consent again',
	nightly(true),
	async ({ openStudy, join, inside, forum, recorded }) => {
		let page = await join();
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		await expect.poll(recorded).toEqual(['draft', 'advice']);
		// Whoever comes back sees what was recorded meanwhile.
		await page.bringToFront();
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await expect(page.getByText('All 2 rows will be in the file.')).toBeVisible();
		page = await openStudy(aStudy());
		await expect(page.getByText('Nothing has changed.')).toBeVisible();
		page = await openStudy(aStudy({ id: 'another', title: 'Another study' }));
		await expect(page.getByText('You take part in “Do people follow advice?”.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Join the study' })).toHaveCount(0);
		page = await openStudy(aStudy({ version: 2, risks: ['Other risks.'] }));
		await expect(page.getByText('This study has changed from version 1 to version 2.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Agree to the changed study' })).toBeDisabled();
		await confirm(page);
		await page.getByRole('button', { name: 'Agree to the changed study' }).click();
		await page.getByRole('link', { name: 'Go to the settings' }).click();
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
	},
);

test('the consent page is complete on one screen, zoomed, and printed', nightly(true), async ({ openStudy }) => {
	await test.step('what matters for the decision fits on one screen in few words, with the details folded', async () => {
		const page = await openStudy(await readFile('assets/studies/does-advice-help.json', 'utf8'));
		await page.setViewportSize({ width: 1280, height: 800 });
		const join = page.getByRole('button', { name: 'Join the study' });
		await expect(join).toBeVisible();
		const { y, height } = (await join.boundingBox())!;
		const words = (await page.locator('.columns > div').innerText()).split(/\s+/).length;
		const all = await page.evaluate(() => document.documentElement.scrollHeight);
		process.stdout.write(`Consent: ${words} words, button to join at ${Math.ceil(y + height)} px, ${all} px in all\n`);
		expect(y + height).toBeLessThanOrEqual(800);
		await expect(page.locator('.fold[open]')).toHaveCount(0);
		await join.press('Enter');
		await expect(page.getByText('Tick the other 3 first, if they are true.')).toBeVisible();
		const [yes, no] = [await join.boundingBox(), await page.getByRole('button', { name: 'Do not join' }).boundingBox()];
		expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height]);
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
		await expect(page.locator('.fold:not([open])')).toHaveCount(0);
	});
	await test.step('the live example shows the typed draft and what is recorded', async () => {
		const page = await openStudy(aStudy());
		const live = page.locator('#consent-live');
		const said = live.getByRole('status');
		await expect(said).toHaveText(/^This would be recorded if you opened the advice, did what it says/);
		const rows = () => live.locator('pre').textContent();
		const happened = async () => [...(await rows())!.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
		await expect(live.locator('.record li')).toHaveCount(6);
		await live.getByRole('button', { name: 'As in the file' }).click();
		expect(await happened()).toEqual(['draft', 'advice', 'opened', 'followed', 'posted', 'answered']);
		await page.getByLabel('Made-up draft', { exact: true }).fill('I like The Matrix.');
		await expect(said).toHaveText(
			'There is no advice on this draft: it is fine. This would be recorded if you posted the draft and answered a question:',
		);
		expect(await happened()).toEqual(['draft', 'posted', 'answered']);
		await page.getByLabel('Made-up draft', { exact: true }).fill('Nothing.');
		await expect(said).toHaveText('A draft that names no film is not recorded.');
		await expect(live.locator('pre')).toHaveCount(0);
	});
	await test.step('complete when zoomed, printed, or on a narrow screen', async () => {
		const word = 'x'.repeat(2000);
		const page = await openStudy(
			aStudy({
				procedures: [word],
				risks: ['Some.', word],
				title: word.slice(0, 200),
				arms: [{ ...aStudy().arms[0]!, about: word.slice(0, 500) }],
			}),
		);
		await expect(page.locator('#consent-live .record li').first()).toBeVisible();
		await page.getByRole('button', { name: 'Open all' }).click();
		const narrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
		const whole = () =>
			page.evaluate(() =>
				[...document.querySelectorAll('.consent .wide')]
					.filter(
						({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
							scrollHeight > clientHeight || scrollWidth > clientWidth,
					)
					.map((wide) => wide.getAttribute('aria-label')),
			);
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 700 });
			await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
			expect(await narrow()).toBe(true);
			expect(await whole()).toEqual([]);
		}
		await page.emulateMedia({ media: 'print' });
		expect(await whole()).toEqual([]);
	});
});

test(
	'participants can review contacts, consent, and the log after their export',
	nightly(true),
	async ({ forum, join, recorded }) => {
		const coarse = {
			privacy: { level: 'coarse' as const },
			recorded: aStudy().recorded.filter((name) => name !== 'site' && name !== 'quarter'),
		};
		const page = await join(aStudy({ ...coarse, questions: [], schedule: { days: 28, questionsPerWeek: 0 } }));
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		await expect.poll(recorded).toEqual(['draft', 'advice']);
		await page.bringToFront();
		await page.reload();
		await page.getByText('What you agreed to').click();
		const agreed = page.locator('.agreed');
		await expect(agreed.locator('h4').first()).toHaveText('Whom to ask');
		await expect(agreed.getByText('ada@university.example')).toBeVisible();
		await expect(agreed.getByText('You can ask for your file to be destroyed.')).toBeVisible();
		await page.getByText('The log itself').click();
		const log = page.getByRole('region', { name: 'The log itself' });
		await expect(log.locator('tbody tr')).toHaveCount(2);
		await expect(log.locator('tbody tr').first()).toContainText('draft');
		await expect(page.locator('.hand-over tbody th').first()).toHaveText('1');

		// A day that could not be deleted is not taken for deleted.
		await page.evaluate(() => {
			IDBDatabase.prototype.transaction = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		});
		await page.getByRole('button', { name: 'Delete this day' }).click();
		await page.getByRole('button', { name: 'Delete', exact: true }).click();
		await expect(page.getByRole('alert').filter({ hasText: 'This could not be deleted.' })).toBeVisible();
		expect(await recorded()).toEqual(['draft', 'advice']);
	},
);

test('a broken database does not hide a study', async ({ settings }) => {
	await settings.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('No room.', 'UnknownError');
		};
	});
	await settings.goto(new URL('#study', settings.url()).href);
	await settings.reload();
	await expect(settings.locator('#study')).toContainText('Whether you take part in a study cannot be read.');
});
