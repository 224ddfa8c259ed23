/** Texts that come back in the boxes of the page that follows: previews, and posts that their site refuses. */
import type { Page } from '@playwright/test';
import { DRAFT, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { test as base, THREE } from './postingScene.ts';

const OTHER = 'I adored "Fight Club" (1999) and "Heat" (1995) and more films than anybody wrote here.';

const test = base.extend<{
	/** The draft as the page reports it. No box is read before its user does something there. */
	read: () => Promise<string>;
	/** Sends the form with one of its buttons; resolves when the worker has seen what has come back. */
	send: (button: string) => Promise<void>;
}>({
	path: 'wiki.html',
	read: async ({ inside, tab }, use) =>
		use(() =>
			inside.evaluate(
				(of) =>
					chrome.tabs.sendMessage<object, { text: string } | null>(of, { kind: 'draft' }).then(
						(draft) => draft?.text ?? '',
						() => '',
					),
				tab,
			),
		),
	send: async ({ forum, inside, tab }, use) => {
		const key = `carried:${tab}`;
		await use(async (button) => {
			const seen = await inside.evaluateHandle((of) => {
				const forgotten = new Promise<void>((resolve) => {
					chrome.storage.session.onChanged.addListener((changes) => {
						if (of in changes && changes[of]!.newValue === undefined) resolve();
					});
				});
				return { forgotten };
			}, key);
			await forum.getByRole('button', { name: button, exact: true }).click();
			await seen.evaluate(({ forgotten }) => forgotten);
		});
	},
});

const how = (forum: Page, what: object) =>
	forum.evaluate((said) => sessionStorage.setItem('how', said), JSON.stringify(what));
const save = (forum: Page) => forum.getByRole('button', { name: 'Save', exact: true }).click();

/** Posts another film in another form: what was to be kept before is kept by then. */
async function postAnother(
	forum: Page,
	forumUrl: string,
	write: (box: string, text: string) => Promise<void>,
): Promise<void> {
	await forum.goto(forumUrl);
	await write('#other', 'The film "Alien" (1979)');
	await forum.getByRole('button', { name: 'Post', exact: true }).click();
	await forum.waitForURL(/posted/);
}

test('a draft is kept once it is saved after previews', async ({ forum, forumUrl, write, send, films }) => {
	await write('#wikitext');
	await send('Show changes');
	await send('Preview');
	await save(forum);
	await expect.poll(films).toEqual([THREE]);
	await postAnother(forum, forumUrl, write);
	await expect.poll(films).toEqual([['Alien'], THREE]);

	await forum.goto(forumUrl);
	await write('#wikitext');
	await send('Preview');
	await forum.locator('#wikitext').press('Home');
	await forum.keyboard.type('"Heat" (1995) ');
	await save(forum);
	await expect.poll(films).toEqual([[...THREE, 'Heat'], ['Alien'], THREE]);
});

test(
	'another text shown in place of a preview is not kept',
	nightly(true),
	async ({ forum, forumUrl, write, send, films }) => {
		for (const text of [OTHER, `${DRAFT} and "Heat" (1995)`]) {
			await forum.goto(forumUrl);
			await how(forum, { text });
			await forum.reload();
			await write('#wikitext');
			await send('Preview');
			await expect(forum.locator('#wikitext')).toHaveValue(text);
			await save(forum);
			await forum.waitForURL(/posted/);
		}
		await postAnother(forum, forumUrl, write);
		await expect.poll(films).toEqual([['Alien']]);
	},
);

test('swapping the text after a preview adds nothing else', async ({ forum, write, send, films }) => {
	await write('#wikitext');
	await send('Preview');
	await forum.evaluate((text) => {
		const box = document.querySelector<HTMLTextAreaElement>('#wikitext')!;
		document.querySelector('[name=save]')!.addEventListener('pointerdown', () => {
			box.value = text;
		});
	}, OTHER);
	await save(forum);
	await expect.poll(films).toEqual([THREE]);
});

test(
	'nothing is advised on a preview before its user does something',
	nightly(true),
	async ({ forum, write, read, send, badge }) => {
		await how(forum, { focuses: true });
		await forum.reload();
		await write('#wikitext');
		await expect.poll(badge).not.toBe('');
		const advised = await badge();
		await send('Preview');
		await expect(forum.locator('#wikitext')).toBeFocused();
		await forum.getByRole('heading').click();
		await forum.evaluate(() => document.querySelector<HTMLElement>('#wikitext')!.focus());
		const drawn = () => forum.evaluate(() => document.documentElement.childElementCount);
		expect([await read(), await drawn()]).toEqual(['', 2]);
		await forum.locator('#wikitext').press('ArrowLeft');
		await expect.poll(read).toBe(`${DRAFT}\n`);
		await expect.poll(badge).toBe(advised);

		await send('Preview');
		expect(await read()).toBe('');
		await forum.getByRole('button', { name: 'Bold' }).click();
		await expect.poll(read).toBe(`${DRAFT}\n\n`);
		await expect.poll(badge).toBe(advised);
	},
);

test('a post that its site refuses is kept once it is sent again', async ({ forum, forumUrl, write, send, films }) => {
	await how(forum, { refuses: true });
	await forum.reload();
	await write('#wikitext');
	await send('Save');
	await expect(forum.getByText('Not saved.')).toBeVisible();
	await expect.poll(films).toEqual([]);
	await save(forum);
	await forum.waitForURL(/posted/);
	await postAnother(forum, forumUrl, write);
	await expect.poll(films).toEqual([['Alien'], THREE]);
});

test('a post that is answered with an error is not kept', async ({ forum, write, send, films }) => {
	await forum.route('**/posted.html', (route) =>
		route.fulfill({ status: 403, contentType: 'text/html', body: 'Spam.' }),
	);
	await write('#wikitext');
	await send('Save');
	await expect(forum.getByText('Spam.')).toBeVisible();
	await expect.poll(films).toEqual([]);
});
