import { DRAFT, expect } from './fixtures.ts';
import { heldPosts } from './history.ts';
import { test } from './historyScene.ts';
import { nightly } from './nightly.ts';

test('the popup shows a post and takes it back', { tag: '@smoke' }, async ({ post, openPopup, kept }) => {
	await post(DRAFT);
	const popup = await openPopup();
	await expect(popup.locator('.toast')).toContainText('Remembered 3 films for 127.0.0.1.');
	await popup.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(popup.getByRole('status').filter({ hasText: 'Forgotten.' })).toBeVisible();
	await expect(popup.locator('.toast')).toBeEmpty();
	expect((await kept()).flatMap(({ posts }) => posts)).toEqual([]);
});

test('the account chosen in the popup becomes the site’s, and “nobody” keeps no history', async ({
	forum,
	post,
	openPopup,
	kept,
	postsAs,
	badge,
	inside,
	stopWorker,
}) => {
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	const popup = await openPopup();
	const who = popup.getByLabel('Posting as');
	await expect(who.locator('option:checked')).toHaveText('my account on 127.0.0.1');
	await who.selectOption({ label: 'Another account…' });
	await popup.getByLabel('Name of the other account').fill('reelgone');
	await popup.keyboard.press('Enter');
	await expect(popup.getByText('Another account has this name.')).toBeVisible();
	await popup.getByLabel('Name of the other account').fill('quietcinephile');
	await popup.getByRole('button', { name: 'OK', exact: true }).click();
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await expect.poll(postsAs).toBe('quietcinephile');
	await stopWorker();
	await popup.reload();
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await post(DRAFT);
	const posts = async () => (await kept()).find(({ name }) => name === 'quietcinephile')!.posts;
	expect(await posts()).toMatchObject([{ films: { length: 3 } }]);

	await who.selectOption({ label: 'Don’t remember my posts here' });
	await expect(who).toHaveValue('nobody');
	await expect.poll(postsAs).toBe('nobody');
	await forum.bringToFront();
	await expect.poll(badge).toBe('');
	await forum.locator('#chat').fill('I adored "Heat" (1995)');
	await expect.poll(badge).not.toBe('');
	await forum.locator('#chat').press('Enter');
	// A post is reported before its box is found empty, and is held until it is decided whether to keep it.
	await expect.poll(badge).toBe('');
	await expect.poll(() => heldPosts(inside)).toEqual([]);
	await popup.reload();
	await who.selectOption({ label: 'quietcinephile' });
	await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	await expect.poll(postsAs).toBe('quietcinephile');
	await post('I adored "Fight Club" (1999)');
	expect((await posts()).map(({ films }) => films)).toEqual([
		['Fight Club'],
		['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'],
	]);
});

test(
	'films in earlier posts on the page are added on confirmation',
	nightly(true),
	async ({ forum, openPopup, kept }) => {
		const popup = await openPopup();
		await popup.getByRole('button', { name: 'Add what I posted before' }).click();
		await expect(popup.locator('.scan label')).toHaveText([
			'Koyaanisqatsi (1982)',
			'Werckmeister Harmonies (2000)',
			'Fight Club (1999)',
			'Heat (1995)',
		]);
		await popup.getByRole('button', { name: 'Cancel', exact: true }).click();

		await forum.bringToFront();
		await forum.locator('#mine p').selectText();
		await popup.getByRole('button', { name: 'Add what I posted before' }).click();
		await expect(popup.locator('.scan')).toContainText('2 films in what you selected');
		expect(await kept()).toEqual([]);
		await popup.getByLabel('Koyaanisqatsi (1982)').uncheck();
		await popup.getByRole('button', { name: 'Add 1 film to my account here' }).click();
		await expect(popup.getByText('Remembered.', { exact: true })).toBeVisible();
		expect(await kept()).toMatchObject([
			{ name: '127.0.0.1', posts: [{ source: 'scanned', films: ['Werckmeister Harmonies'] }] },
		]);
	},
);

test('earlier posts count, and their films cannot be left out', async ({ forum, post, openPopup }) => {
	await post(DRAFT);
	await forum.locator('#chat').fill('The Matrix again, and the film "Heat" (1995)');
	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('This post is fine. Your old posts aren’t.');
	await expect(popup.locator('.verdict .about')).toHaveText(
		/^About 2\d people could have written all the posts of this account\.$/,
	);
	await expect(popup.getByRole('heading', { name: 'What helps' })).toBeVisible();
	await expect(popup.getByRole('button', { name: 'Show my old post' })).toBeVisible();
	await expect(popup.getByText('Or start a new account')).toBeVisible();
	// Nothing is offered that cannot help.
	await expect(popup.locator('.fix, #to-mention')).toHaveCount(0);
	await popup.getByRole('button', { name: 'Why films give you away' }).click();
	await popup.getByText('How the number is found').click();
	await expect(popup.locator('main')).toContainText('this post and the 3 films of earlier ones');
	await popup.getByRole('button', { name: 'Back', exact: true }).click();
	await popup.locator('#to-films').click();
	await expect(popup.locator('.found li', { hasText: 'The Matrix' })).toContainText('in your old posts');
	await expect(popup.locator('.found li', { hasText: 'Heat' })).not.toContainText('in your old posts');
});

test(
	'only a user who logs in to another account switches accounts',
	nightly(true),
	async ({ post, openPopup, inside }) => {
		await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'quietcinephile' }));
		await post(DRAFT);
		const popup = await openPopup();
		const who = popup.getByLabel('Posting as');
		await expect(who.locator('option:checked')).toHaveText('127.0.0.1');
		const asked = popup.getByRole('group', { name: 'Are you logged in as someone else here?' });
		await who.selectOption({ label: 'quietcinephile' });
		await asked.getByRole('button', { name: 'No, as 127.0.0.1' }).click();
		await expect(asked).toHaveCount(0);
		await expect(who.locator('option:checked')).toHaveText('127.0.0.1');
		const sites = () =>
			inside.evaluate(async () => {
				const { personas } = await chrome.runtime.sendMessage({ kind: 'personas' });
				return personas.map(({ persona }: { persona: { name: string; sites: unknown[] } }) => [
					persona.name,
					persona.sites.length,
				]);
			});
		expect(new Map(await sites())).toEqual(
			new Map([
				['127.0.0.1', 1],
				['quietcinephile', 0],
			]),
		);
		await who.selectOption({ label: 'quietcinephile' });
		await asked.getByRole('button', { name: 'Yes, as quietcinephile' }).click();
		await expect(asked).toHaveCount(0);
		await expect.poll(async () => new Map(await sites()).get('quietcinephile')).toBe(1);
		await expect(who.locator('option:checked')).toHaveText('quietcinephile');
	},
);
