import type { Arm } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { cardOf, marksOf } from './marks.ts';
import { test, typeDraft } from './studyScene.ts';

/** Which films are suggested is drawn, and so how many are to be left out. */
const MIXED = /^(One|Two) out, \w+ in$/;
const ARMS: {
	shows: Arm['shows'];
	badge: boolean;
	tabs: (string | RegExp)[];
	heading: RegExp;
	leave: number;
	marks: number;
}[] = [
	{ shows: 'nothing', badge: false, tabs: [], heading: /^No advice is shown here/, leave: 0, marks: 0 },
	{ shows: 'badge', badge: true, tabs: [], heading: /^No advice is shown here/, leave: 0, marks: 0 },
	{ shows: 'drop', badge: true, tabs: ['Only leave out'], heading: /^About 3\d people/, leave: 3, marks: 2 },
	{ shows: 'add', badge: true, tabs: ['Only mention'], heading: /^About 3\d people/, leave: 0, marks: 0 },
	{
		shows: 'all',
		badge: true,
		tabs: [MIXED, 'Only leave out', 'Only mention'],
		heading: /^About 3\d people/,
		leave: 3,
		marks: 2,
	},
	{ shows: 'placebo', badge: true, tabs: [], heading: /^About 3\d people/, leave: 0, marks: 2 },
];

for (const { shows, badge: told, tabs, heading, leave, marks } of ARMS)
	test(`the arm that shows ${shows} shows only that on the button, in the page and in the popup`, async ({
		forum,
		badge,
		openPopup,
		enrolIn,
		recorded,
	}) => {
		await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows }], questions: [] }));
		await typeDraft(forum);
		await expect.poll(recorded).toEqual(['draft', 'advice']);
		expect((await badge()) !== '').toBe(told);
		await expect.poll(async () => (await marksOf(forum)).length).toBe(marks);
		if (marks > 0) {
			await forum.keyboard.press('Alt+Shift+R');
			await expect.poll(async () => (await cardOf(forum)) !== null).toBe(true);
			const names = (await cardOf(forum))!.buttons.map(({ name }) => name);
			expect(names.includes('Take it out')).toBe(shows !== 'placebo');
			await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
		}
		const popup = await openPopup();
		await expect(popup.getByRole('region', { name: 'Study', exact: true })).toBeVisible();
		await expect(popup.locator('h1')).toHaveText(heading);
		await expect(popup.getByRole('tab')).toHaveText(tabs);
		await expect(popup.getByRole('button', { name: /^Leave out/ })).toHaveCount(leave);
		await expect(popup.getByRole('button', { name: /with its year$/ })).toHaveCount(shows === 'placebo' ? 3 : 0);
		await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
	});

test('the mixed arm marks what its only plan leaves out', async ({ forum, badge, openPopup, enrolIn, recorded }) => {
	await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows: 'mixed' }], questions: [] }));
	await typeDraft(forum);
	await expect.poll(recorded).toEqual(['draft', 'advice']);
	expect(await badge()).not.toBe('');
	const popup = await openPopup();
	await expect(popup.getByRole('tab')).toHaveText([MIXED]);
	const out = (await popup.getByRole('tab').textContent())!.startsWith('One') ? 1 : 2;
	await forum.bringToFront();
	await expect.poll(async () => (await marksOf(forum)).length).toBe(out);
});

for (const [wording, lead, cost, told] of [
	[
		'gain',
		/^With the plan below you are hidden among about \d+ more/,
		/\d+ more without it/,
		/Leaving this film out hides you among about \d+ more/,
	],
	[
		'loss',
		/^Without the plan below you give up about \d+ who would hide you/,
		/takes \d+ from you/,
		/Naming this film takes away about \d+ who would hide you/,
	],
] as const)
	test(`advice is worded as ${wording} in page and popup`, async ({ forum, openPopup, enrolIn }) => {
		await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows: 'all', wording }] }));
		await typeDraft(forum);
		await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
		await forum.keyboard.press('Alt+Shift+R');
		await expect.poll(async () => (await cardOf(forum))?.words).toMatch(told);
		const popup = await openPopup();
		await expect(popup.getByText(lead)).toBeVisible();
		await expect(popup.getByText(cost)).toHaveCount(3);
	});

test('delayed advice appears by itself', async ({ forum, badge, enrolIn, recorded }) => {
	const arm = { id: 'late', about: 'Sees advice late.', weight: 100, shows: 'all' as const, delay: 6 };
	await enrolIn(aStudy({ arms: [arm] }));
	await typeDraft(forum);
	await expect.poll(recorded).toEqual(['draft']);
	expect(await badge()).toBe('');
	await expect.poll(recorded, { timeout: 20_000 }).toEqual(['draft', 'advice']);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	expect(await badge()).not.toBe('');
});

test('text that a page puts into its boxes is not recorded as a draft', { tag: '@smoke' }, async ({
	forum,
	isWatched,
	enrolIn,
	recorded,
}) => {
	await enrolIn();
	await forum.bringToFront();
	await forum.locator('#box').click();
	await forum.evaluate((draft) => {
		for (const id of ['chat', 'box']) {
			const box = document.getElementById(id) as HTMLTextAreaElement;
			box.value = draft;
			box.dispatchEvent(new InputEvent('input', { bubbles: true }));
			box.focus();
		}
	}, DRAFT);
	await expect.poll(isWatched).toBe(true);
	expect(await recorded()).toEqual([]);
	await forum.keyboard.type('! And what else?');
	await expect.poll(recorded).toEqual(['draft', 'advice']);
});
