/** What an arm shows. Each is proved by itself in `ui/studyArms.test.ts` and `worker/studyShowing.test.ts`. */
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { about } from '../../src/strings/counts.ts';
import type { Arm } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { test, typeDraft } from './studyScene.ts';

const OUT = /^Take out 1 film$/;
const BOTH = /^Take out (1|2), mention \d$/;
const SUGGESTS = 'Mention one you never rated';
const ARMS: {
	shows: Arm['shows'];
	badge: boolean;
	/** What the popup has to do, by its headings. */
	does: (string | RegExp)[];
	heading: RegExp;
	/** Boxes to take films out. */
	boxes: number;
	/** Whether films to mention are a click away. */
	mentions: boolean;
	marks: number;
}[] = [
	{ shows: 'nothing', badge: false, does: [], heading: /^No advice/, boxes: 0, mentions: false, marks: 0 },
	{ shows: 'badge', badge: true, does: [], heading: /^No advice/, boxes: 0, mentions: false, marks: 0 },
	{ shows: 'drop', badge: true, does: [OUT], heading: /^About 3\d people/, boxes: 3, mentions: false, marks: 2 },
	{ shows: 'add', badge: true, does: [SUGGESTS], heading: /^About 3\d people/, boxes: 0, mentions: false, marks: 0 },
	{ shows: 'all', badge: true, does: [OUT], heading: /^About 3\d people/, boxes: 3, mentions: true, marks: 2 },
	{
		shows: 'placebo',
		badge: true,
		does: [/^Write the year behind each title/],
		heading: /^About 3\d people/,
		boxes: 0,
		mentions: false,
		marks: 2,
	},
];

for (const { shows, badge: told, does, heading, boxes, mentions, marks } of ARMS)
	test(
		`the arm that shows ${shows} shows only that on the button, in the page and in the popup`,
		nightly(shows !== 'drop'),
		async ({ forum, badge, openPopup, enrolIn, recorded }) => {
			await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows }], questions: [] }));
			await typeDraft(forum);
			await expect.poll(recorded).toEqual(['draft', 'advice']);
			// The badge follows what is recorded.
			await expect.poll(async () => (await badge()) !== '').toBe(told);
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
			await expect(popup.getByRole('heading', { level: 2 })).toHaveText(does);
			await expect(popup.getByRole('checkbox', { name: /^Take out/ })).toHaveCount(boxes);
			await expect(popup.locator('.primary')).toHaveCount(boxes > 0 ? 1 : 0);
			await expect(popup.getByRole('button', { name: 'Mention a film too' })).toHaveCount(mentions ? 1 : 0);
			const suggestions = popup.locator('.suggestion');
			if (shows === 'add') await expect(suggestions.first()).toBeVisible();
			await expect(popup.getByRole('button', { name: /^Add .+ \(\d{4}\)$/ })).toHaveCount(await suggestions.count());
			// What films cost alone is hidden behind their titles too.
			if (marks > 0 || shows === 'add') {
				await popup.getByRole('button', { name: /^(All 3 films|Films in this post)/ }).click();
				await popup.getByRole('button', { name: 'About Koyaanisqatsi' }).click();
				await expect(popup.locator('.film', { hasText: 'Koyaanisqatsi' })).toContainText('of 52,000 members rated it');
				await expect(popup.getByText(/Without it alone/)).toHaveCount(boxes > 0 ? 1 : 0);
				await expect(popup.getByText(/^(and )?then [\d,]+$/)).toHaveCount(boxes);
				await popup.getByRole('button', { name: 'Back', exact: true }).click();
			}
			await expect(popup.getByRole('button', { name: /with its year$/ })).toHaveCount(shows === 'placebo' ? 3 : 0);
			await expect.poll(recorded).toEqual(['draft', 'advice', 'opened']);
		},
	);

test(
	'the mixed arm marks what its only plan leaves out',
	nightly(true),
	async ({ forum, badge, openPopup, enrolIn, recorded }) => {
		await enrolIn(
			aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows: 'mixed' }], questions: [] }),
		);
		await typeDraft(forum);
		await expect.poll(recorded).toEqual(['draft', 'advice']);
		await expect.poll(badge).not.toBe('');
		const popup = await openPopup();
		const does = popup.getByRole('heading', { level: 2 });
		await expect(does).toHaveText([BOTH]);
		const [, out, mention] = /Take out (\d), mention (\d)/.exec((await does.textContent())!)!.map(Number);
		await expect(popup.getByRole('checkbox', { checked: true })).toHaveCount(out!);
		// Where the plan of the arm ends, not a part of it.
		const { mixed } = await popup.evaluate(async () => {
			const tab = Number(new URLSearchParams(location.search).get('tab'));
			return (await chrome.runtime.sendMessage({ kind: 'view', tab })).advice.plans.ends;
		});
		await expect(popup.locator('.scale .then')).toHaveText(`then ${about(mixed.crowd)}`);
		await popup.getByRole('button', { name: RegExp(`^Mention ${mention} films?$`) }).click();
		await expect(popup.locator('.suggestion')).toHaveCount(mention!);
		await forum.bringToFront();
		await expect.poll(async () => (await marksOf(forum)).length).toBe(out!);
	},
);

for (const [wording, lead, cost, told] of [
	[
		'gain',
		/^With the plan below you are hidden among about \d+ more/,
		/\d+ more without it/,
		/Taking this film out hides you among about \d+ more/,
	],
	[
		'loss',
		/^Without the plan below you give up about \d+ who would hide you/,
		/takes \d+ from you/,
		/Naming this film takes away about \d+ who would hide you/,
	],
] as const)
	test(`advice is worded as ${wording} in page and popup`, nightly(true), async ({ forum, openPopup, enrolIn }) => {
		await enrolIn(aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows: 'all', wording }] }));
		await typeDraft(forum);
		await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
		await forum.keyboard.press('Alt+Shift+R');
		await expect.poll(async () => (await cardOf(forum))?.words).toMatch(told);
		const popup = await openPopup();
		await expect(popup.getByText(lead)).toBeVisible();
		await expect(popup.getByText(cost)).toHaveCount(3);
	});

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
	await forum.keyboard.type(' I adored Koyaanisqatsi and Werckmeister Harmonies.');
	await expect.poll(recorded).toEqual(['draft', 'advice']);
});
