/** The page that checks what old posts have given away. */
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { everythingStored, keptHistory, restore } from './history.ts';
import { nightly } from './nightly.ts';

const test = base.extend<{ audit: Page }>({
	audit: async ({ browserWithExtension: { context, base: origin } }, use) => {
		const page = await context.newPage();
		await page.goto(`${origin}audit.html`);
		await expect(page.locator('.drop')).toBeVisible();
		await use(page);
	},
});

const HEAD = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';
const comment = (id: string, day: string, body: string) =>
	`${id},https://www.reddit.com/r/movies/comments/p1/best/${id}/,${day} 12:00:00 UTC,,movies,0,,,"${body}",\n`;
const COMMENTS = [
	comment('c1', '2021-03-14', 'We saw Werckmeister Harmonies at the club and I liked the quizzicality'),
	comment('c2', '2021-06-02', 'Koyaanisqatsi (1982) is worth it'),
	comment('c3', '2022-02-08', 'We watched The Matrix (1999) again'),
	comment('c4', '2022-03-08', 'Nothing here'),
];
const archive = (...rows: string[]) =>
	Buffer.from(
		zipSync({ 'comments.csv': strToU8(HEAD + rows.join('')), 'messages.csv': strToU8('id,body\nm1,"never closed') }),
	);
const choose = (page: Page, name: string, buffer: Buffer) =>
	page.locator('.drop input').setInputFiles({ name, mimeType: '', buffer });

test('an export is read, posts to take down are listed and checked off, and the rest is added and undone', {
	tag: '@smoke',
}, async ({ audit: page, inside }) => {
	await choose(page, 'export_quietcinephile.zip', archive(...COMMENTS));
	const headline = page.getByRole('heading', { level: 1 });
	await expect(headline).toHaveText(/^\d old posts? gives? you away\.$/, { timeout: 60_000 });
	const about = page.locator('.verdict .about');
	await expect(about).toHaveText(
		/^About .+ could have written all your posts\. With (this one|these \d) edited: about /,
	);
	const now = await about.locator('b').textContent();
	await expect(page.getByText('3 of 4 posts name 3 films.')).toBeVisible();
	const first = page.locator('.hit').first();
	await expect(first).toContainText('Werckmeister Harmonies');
	await expect(first).toContainText('r/movies, March 14, 2021');
	await expect(first.locator('del')).toContainText('Werckmeister Harmonies');
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const asked = page.context().waitForEvent('request', (request) => request.url().includes('reddit.com'));
	const opening = page.context().waitForEvent('page');
	await first.getByRole('button', { name: 'Copy and open' }).click();
	expect((await asked).url()).toBe('https://www.reddit.com/r/movies/comments/p1/best/c1/');
	await (await opening).close();
	await expect(first.getByRole('status')).toHaveText('Copied');
	const words = await page.evaluate(() => navigator.clipboard.readText());
	expect(words).toContain('at the club and I liked the quizzicality');
	expect(words).not.toContain('Werckmeister');
	await expectAccessible(page);
	await expect(page.locator('.years li')).toHaveText([/^2021/, /^2022/]);

	await first.getByRole('button', { name: 'Keep it: Werckmeister Harmonies' }).click();
	await expect(first.locator('del')).toHaveCount(0);
	await expect(first.getByRole('button', { name: 'Change it after all: Werckmeister Harmonies' })).toBeFocused();
	await page.keyboard.press('Enter');

	await first.getByRole('checkbox').check();
	await expect(about).toHaveText(/^About .+ could have written what’s left, once the old text is gone\./);
	await expect(about.locator('b')).not.toHaveText(now!);
	await expect(page.getByRole('heading', { name: /^1 of \d posts? done$/ })).toBeVisible();
	// The check is kept with what was ticked off, without what was written.
	await expect
		.poll(() => inside.evaluate(() => chrome.storage.local.get('checkDone')))
		.toMatchObject({ checkDone: { done: [expect.any(Number)] } });
	await page.reload();
	await expect(about).toContainText('what’s left', { timeout: 60_000 });
	await expect(first.getByRole('checkbox')).toBeChecked();
	expect(await everythingStored(inside)).not.toContain('quizzicality');
	// After that the file is asked for again.
	await first.getByRole('checkbox').uncheck();
	await page.getByLabel('For the new words, choose the file again').setInputFiles({
		...{ name: 'again.zip', mimeType: '', buffer: archive(...COMMENTS) },
	});
	await expect(first.locator('ins').first()).toBeVisible({ timeout: 60_000 });
	await first.getByRole('checkbox').check();
	await expect(about).toContainText('what’s left');

	await page.getByRole('button', { name: 'New file' }).click();
	await choose(page, 'later.zip', archive(...COMMENTS));
	await expect(page.getByText('1 post that you ticked off is in this export as before.')).toBeVisible();
	await first.getByRole('checkbox').check();
	await expect(about).toContainText('what’s left');

	await page.getByLabel('Name of the account').fill('quietcinephile');
	await page.getByRole('button', { name: 'Add to quietcinephile' }).click();
	await expect(page.getByText('2 posts added to quietcinephile.')).toBeVisible();
	expect(await keptHistory(inside)).toMatchObject([
		{ name: 'quietcinephile', posts: [{ films: ['The Matrix'] }, { films: ['Koyaanisqatsi'] }] },
	]);
	await page.getByRole('button', { name: 'Add to quietcinephile' }).click();
	await expect(page.getByText('0 posts added to quietcinephile. It had 2 posts already.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('The import is undone.')).toBeVisible();
	expect(await keptHistory(inside)).toMatchObject([{ name: 'quietcinephile', posts: [] }]);

	await page.getByRole('button', { name: 'Delete this check' }).click();
	await expect(page.locator('.drop')).toBeVisible();
	expect(await everythingStored(inside)).not.toContain('Werckmeister');
});

test(
	'checking off a post reports that another tab has deleted the check',
	nightly(true),
	async ({ audit: page, browserWithExtension: { context } }) => {
		await choose(page, 'export.zip', archive(...COMMENTS));
		const tick = page.locator('.hit').first().getByRole('checkbox');
		await expect(tick).toBeVisible({ timeout: 60_000 });
		const other = await context.newPage();
		await other.goto(page.url());
		await other.getByRole('button', { name: 'Delete this check' }).click({ timeout: 60_000 });
		await expect(other.locator('.drop')).toBeVisible();
		await page.bringToFront();
		await tick.check();
		await expect(page.getByText('Another tab has replaced or deleted this check')).toBeVisible();
	},
);

test('an import is removed from the history as a whole', nightly(true), async ({ audit: page, inside }) => {
	const post = (id: number, title: string, year: number) => ({
		...{ id, persona: 'own', date: '2021-03-14', site: 'www.reddit.com', films: [{ title, year }], decoys: [] },
		...{ source: 'imported', imported: { key: String(id), batch: 'one' } },
	});
	const own = { id: 'own', name: 'quietcinephile', sites: [], tolerance: null, guard: null, members: null };
	await restore(inside, {
		...{ format: 'red-herring', version: 1, date: '2026-11-21', ratings: [], imports: [] },
		settings: { version: 1, tolerance: 100, sitesOff: [], quiet: 'marks', notFilms: [] },
		personas: [own],
		posts: [post(1, 'Heat', 1995), post(2, 'The Matrix', 1999)],
	});
	await page.bringToFront();
	await page.getByRole('link', { name: 'Accounts' }).click();
	await expect(page.locator('.post')).toHaveCount(2);
	await page.getByRole('button', { name: /^Remove 2 posts of www\.reddit\.com/ }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(page.locator('.post')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Posts from exports' })).toHaveCount(0);
	expect(await keptHistory(inside)).toMatchObject([{ name: 'quietcinephile', posts: [] }]);
});

test('reading shows progress, can be canceled, and leaves nothing behind', async ({ audit: page, inside }) => {
	// A worker that reads as long as it is let.
	await page.addInitScript(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		window.Worker = class extends EventTarget {
			postMessage({ kind, number }: { kind: string; number: number }) {
				said.push(kind);
				const reading = { share: 0.6, read: 1240 };
				if (kind === 'read') this.dispatchEvent(new MessageEvent('message', { data: { number, reading } }));
			}
			terminate() {
				said.push('terminate');
			}
		} as unknown as typeof Worker;
	});
	await page.reload();
	await expect(page.locator('.drop')).toBeVisible();
	const before = await everythingStored(inside);
	await choose(page, 'export.zip', archive(...COMMENTS));
	await expect(page.getByText('Looking for films… 1,240 posts read')).toBeVisible();
	await expect(page.getByRole('progressbar', { name: 'Share of the files that was read' })).toHaveJSProperty(
		'value',
		0.6,
	);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.locator('.drop')).toBeVisible();
	expect(await page.evaluate(() => (window as never as { said: string[] }).said)).toEqual(['read', 'terminate']);
	expect(await everythingStored(inside)).toBe(before);
});
