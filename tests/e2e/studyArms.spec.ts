/** What an arm shows. Each is proved by itself in `ui/studyArms.test.ts` and `worker/studyShowing.test.ts`. */
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import type { Arm } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { test, typeDraft } from './studyScene.ts';

interface Row {
	shows: Arm['shows'];
	badge: boolean;
	/** What the popup has to do, by its button or heading. */
	does: RegExp[];
	heading: RegExp;
	/** Films to change. */
	changes: number;
	marks: number;
}
const ARMS: Row[] = [
	{ shows: 'nothing', badge: false, does: [], heading: /^No advice/, changes: 0, marks: 0 },
	{ shows: 'drop', badge: true, does: [/^Make both changes$/], heading: /^This post could/, changes: 1, marks: 2 },
	{ shows: 'placebo', badge: true, does: [/^Write the year/], heading: /^This post could/, changes: 0, marks: 2 },
];

for (const { shows, badge: badgeText, does, heading, changes, marks } of ARMS)
	test(
		`the arm that shows ${shows} shows only that on the button, in the page, and in the popup`,
		nightly(shows === 'placebo'),
		async ({ forum, badge, openPopup, enrolIn, recorded }) => {
			await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows }], questions: [] }));
			await typeDraft(forum);
			await expect.poll(recorded).toEqual(['draft', 'advice']);
			// The badge follows what is recorded.
			await expect.poll(async () => (await badge()) !== '').toBe(badgeText);
			await expect.poll(async () => (await marksOf(forum)).length).toBe(marks);
			if (marks > 0) {
				await forum.keyboard.press('Alt+Shift+R');
				await expect.poll(async () => (await cardOf(forum)) !== null).toBe(true);
				expect((await cardOf(forum))!.words.includes('Choose a sentence:')).toBe(shows !== 'placebo');
				await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
			}
			const popup = await openPopup();
			await expect(popup.getByRole('region', { name: 'Study', exact: true })).toBeVisible();
			await expect(popup.locator('h1')).toHaveText(heading);
			await expect(popup.locator('h2, .primary')).toHaveText(does);
			await expect(popup.locator('.fix')).toHaveCount(changes);
			await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
		},
	);

test('delayed advice appears by itself', nightly(true), async ({ forum, badge, enrolIn, recorded }) => {
	test.slow();
	const arm = { id: 'late', about: 'Sees advice late.', weight: 100, shows: 'all' as const, delay: 30 };
	await enrolIn(aStudy({ arms: [arm] }));
	await typeDraft(forum);
	// Together, as the advice may come between two looks.
	await expect.poll(async () => [await recorded(), await badge()]).toEqual([['draft'], '']);
	await expect.poll(recorded, { timeout: 60_000 }).toEqual(['draft', 'advice']);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	expect(await badge()).not.toBe('');
});

test('a page’s text in its box is not a draft', { tag: '@smoke' }, async ({ forum, isWatched, enrolIn, recorded }) => {
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
	await forum.keyboard.type(' I adored Koyaanisqatsi and Werckmeister Harmonies.');
	await expect.poll(recorded).toEqual(['draft', 'advice']);
});
