/** Two accounts of one person: the popup's line, what leads away from it, and that it can be switched off. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { restore } from './history.ts';
import { nightly } from './nightly.ts';
import { looks, POPUP, readDraft } from './popupLooks.ts';

test.use({ site: 'posting', room: 'accounts' });

const FILMS = [
	{ title: 'Sátántangó', year: 1994 },
	{ title: 'Werckmeister Harmonies', year: 2000 },
	{ title: 'Marketa Lazarová', year: 1967 },
	{ title: 'Noroi: The Curse', year: 2005 },
	{ title: 'Lake Mungo', year: 2008 },
];

/** Another account, which has named these films elsewhere. */
const addOther = async (inside: Page) => {
	const file = {
		...{ format: 'red-herring', version: 1, date: '2026-11-21', ratings: [], imports: [] },
		settings: { version: 1, tolerance: 100, sitesOff: [], quiet: 'marks', notFilms: [] },
		personas: [
			{ id: 'other', name: 'cinegeek', sites: [], tolerance: null, guard: null, members: null },
			{
				...{ id: 'own', name: 'quietcinephile', sites: [{ site: '127.0.0.1', user: '' }] },
				...{ tolerance: null, guard: null, members: null },
			},
		],
		posts: [
			{
				...{ id: 1, persona: 'other', date: '2026-11-20', site: 'board.example', films: FILMS, decoys: [] },
				source: 'posted',
			},
		],
	};
	await restore(inside, file);
};

test.use({ answered: true });

test('the popup warns of a draft that links two accounts', async ({ forum, badge, inside, openPopup, settings }) => {
	await addOther(inside);
	await forum.bringToFront();
	await forum.locator('#reply').fill(readDraft('slow-cinema'));
	await expect.poll(badge).not.toBe('');
	const popup = await openPopup();
	await popup.setViewportSize(POPUP);
	const line = popup.locator('#to-link');
	await expect(line).toContainText('This post links quietcinephile with cinegeek');
	await expect(line).toContainText(/look as much alike/);
	await expectAccessible(popup);

	await line.press('Enter');
	await expect(popup.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
	await expectAccessible(popup);
	const named = popup.locator('.step .name');
	const out = (await named.allTextContents()).map((name) => name.replace(/ \d{4}.*$/, ''));
	expect(out.length).toBeGreaterThan(0);
	await popup.getByRole('button', { name: /^Take out \d films?$/ }).click();
	for (const title of out) await expect(forum.locator('#reply')).not.toHaveValue(new RegExp(title));
	await expect(popup.locator('.verdict')).toBeVisible();
	await expect(line).toHaveCount(0);
	await popup.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(line).toBeVisible();

	await line.click();
	await popup.getByRole('button', { name: 'I don’t mind' }).click();
	await expect(popup.locator('.verdict')).toBeVisible();
	await expect(line).toHaveCount(0);
	await settings.reload();
	await settings.getByRole('button', { name: 'Warn me again of what links cinegeek with quietcinephile' }).click();
	await expect(settings.getByText('Accounts you don’t mind being linked')).toHaveCount(0);
	await popup.reload();
	await expect(line).toBeVisible();
});

test(
	'the warning fits into popups that are already full',
	nightly(true),
	async ({ forum, badge, inside, openPopup }) => {
		await addOther(inside);
		await forum.bringToFront();
		for (const name of ['horror', 'slow-cinema']) {
			await forum.locator('#reply').fill(readDraft(name));
			await expect.poll(badge).not.toBe('');
			const popup = await openPopup();
			await popup.setViewportSize(POPUP);
			await expect(popup.locator('#to-link')).toBeVisible();
			await expect(popup.locator('.leads')).not.toHaveText('');
			const { height, words } = await looks(popup);
			process.stdout.write(`${name}, linked: ${height} px high, ${words} words\n`);
			expect(height).toBeLessThanOrEqual(POPUP.height);
			expect(words).toBeLessThanOrEqual(190);
			await popup.close();
		}
	},
);
