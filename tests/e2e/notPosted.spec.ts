import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { entries, test } from './postingScene.ts';

/** Each is followed by a post of another film: when that has arrived, anything before it would have, too. */
const LEAVES_NONE: [string, string, (forum: Page) => Promise<void>][] = [
	['abandoned', '#box', async (forum) => void (await forum.getByRole('link', { name: 'Another thread' }).click())],
	['canceled with a button', '#box', (forum) => forum.getByRole('button', { name: 'Cancel', exact: true }).click()],
	[
		'refused by the site, then deleted by hand',
		'#strict',
		async (forum) => {
			await forum.getByRole('button', { name: 'Send', exact: true }).click();
			await forum.locator('#strict').fill('');
		},
	],
	[
		'refused by a form that is drawn again',
		'#redrawn textarea',
		async (forum) => {
			await forum.getByRole('button', { name: 'Submit', exact: true }).click();
			await expect(forum.getByText('Try again.')).toBeVisible();
		},
	],
	['a search', '#words', (forum) => forum.locator('#words').press('Enter')],
	[
		'submitted by events that the page made',
		'#box',
		(forum) =>
			forum.evaluate(() => {
				const box = document.querySelector<HTMLTextAreaElement>('#box')!;
				box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true }));
				document.querySelector<HTMLButtonElement>('#script button')!.click();
				box.value = '';
			}),
	],
];

test('a draft that is left unposted makes no entry', async ({ forum, forumUrl, write, kept }) => {
	for (const [at, [how, box, leave]] of LEAVES_NONE.entries())
		await test.step(how, async () => {
			await forum.goto(forumUrl);
			await write(box);
			await leave(forum);
			await forum.goto(forumUrl);
			await write('#chat', 'I adored "Heat" (1995)');
			await forum.locator('#chat').press('Enter');
			await expect.poll(kept).toEqual(entries(at + 1, ['Heat']));
		});
});

/** What a page does to its own hidden form once the user clicks anywhere. */
const HOSTILE = ['prefilled', 'inserted', 'refilled'];

test('text that a page submits by itself makes no entry', async ({ forum, forumUrl, kept, write, isWatched }) => {
	const films = async () => (await kept()).flatMap(({ posts }) => posts.flatMap((post) => post.films)).sort();
	const wanted: string[] = [];
	for (const how of HOSTILE) {
		await forum.goto(`${forumUrl}hostile.html#${how}`);
		await forum.reload();
		if (how === 'refilled') {
			await write('#planted', 'I adored "Heat" (1995)');
			await forum.getByRole('button', { name: 'Post', exact: true }).click();
			wanted.unshift('Heat');
			await expect.poll(films).toEqual(wanted);
		}
		// The first click has the page focus its box; the second has it submitted.
		await forum.getByRole('heading').click();
		await forum.keyboard.press('End');
		await expect.poll(isWatched).toBe(true);
		await forum.getByRole('heading').click();
		await expect(forum.getByRole('status')).toHaveText('Submitted by the browser: true');
		await expect(forum.locator('#planted')).toHaveValue('');
		await forum.goto(forumUrl);
		await write('#chat', 'I adored "The Matrix" (1999)');
		await forum.locator('#chat').press('Enter');
		wanted.push('The Matrix');
		await expect.poll(films, how).toEqual(wanted);
	}
});
