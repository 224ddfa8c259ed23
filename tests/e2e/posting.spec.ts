import type { Locator, Page } from '@playwright/test';
import { DRAFT, expect } from './fixtures.ts';
import { entries, oneEntry, test } from './postingScene.ts';

const WAYS: [string, string, (forum: Page) => Promise<void>][] = [
	[
		'the submit button, and the page is left',
		'#reply',
		(forum) => forum.getByRole('button', { name: 'Post reply' }).click(),
	],
	['Enter in a box of one line, and the page is left', '#topic', (forum) => forum.locator('#topic').press('Enter')],
	[
		'a button, and the page empties the box',
		'#box',
		(forum) => forum.getByRole('button', { name: 'Comment', exact: true }).click(),
	],
	['Ctrl+Enter, and the page empties the box', '#box', (forum) => forum.locator('#box').press('Control+Enter')],
	['Enter in a chat', '#chat', (forum) => forum.locator('#chat').press('Enter')],
];

/** A draft within a frame, and an editor in one with its button outside. */
const FRAMED: [string, frame: string, box: string, (forum: Page) => Locator][] = [
	[
		'a draft in a frame',
		'Comments',
		'#framed',
		(forum) => forum.frameLocator('iframe[title=Comments]').getByRole('button', { name: 'Submit comment' }),
	],
	['an editor in a frame', 'Editor', 'body', (forum) => forum.getByRole('button', { name: 'Publish' })],
];

test('each way of posting makes one entry', { tag: '@smoke' }, async ({ forum, forumUrl, write, kept, badge }) => {
	for (const [at, [way, box, post]] of WAYS.entries())
		await test.step(way, async () => {
			await forum.goto(forumUrl);
			await write(box);
			await post(forum);
			await expect.poll(kept).toEqual(entries(at + 1));
			// Whatever else the page does, it stays one.
			await forum.goto(forumUrl);
			await forum.locator('#chat').focus();
			expect(await kept()).toEqual(entries(at + 1));
		});
	for (const [at, [way, frame, box, button]] of FRAMED.entries())
		await test.step(way, async () => {
			await forum.goto(forumUrl);
			await expect.poll(badge).toBe('');
			await forum.frameLocator(`iframe[title=${frame}]`).locator(box).fill(DRAFT);
			await expect.poll(badge).not.toBe('');
			await button(forum).click();
			await expect.poll(kept).toEqual(entries(WAYS.length + at + 1));
		});
});

/** What a page does when its button is pressed, and where it has what is posted. */
const REWRITING: Record<string, [box: string, button: string, () => void]> = {
	'that of the frame with its editor': [
		'#around iframe',
		'Publish',
		() => {
			const frame = document.querySelector<HTMLIFrameElement>('#around iframe')!;
			document.querySelector('#around button')!.addEventListener('pointerdown', () => frame.contentDocument!.open());
		},
	],
	'its own': [
		'#box',
		'Comment',
		() => {
			document.querySelector('#script button')!.addEventListener('click', () => {
				document.open();
				document.write('Thank you');
				location.assign('posted.html');
			});
		},
	],
};

test('a post is kept if its page rewrites the document and then leaves it', async ({
	forum,
	forumUrl,
	badge,
	kept,
}) => {
	for (const [at, [which, [box, button, rewrite]]] of Object.entries(REWRITING).entries())
		await test.step(which, async () => {
			await forum.goto(forumUrl);
			await expect.poll(badge).toBe('');
			await forum.locator(box).click();
			await forum.keyboard.type(DRAFT);
			// The number of the whole draft; of a part, the button asks a question.
			await expect.poll(badge).toMatch(/^\d\d$/);
			await forum.evaluate(rewrite);
			await forum.getByRole('button', { name: button, exact: true }).click();
			await forum.waitForURL(/posted/);
			await expect.poll(kept).toEqual(entries(at + 1));
		});
});

test('words typed right before posting count', { tag: '@smoke' }, async ({ forum, kept, write }) => {
	await write('#topic', 'The film "Heat" (1995)');
	await forum.locator('#reply').pressSequentially('I adored Koyaanisqatsi');
	await forum.getByRole('button', { name: 'Post reply' }).click();
	await expect.poll(kept).toEqual(oneEntry(['Heat', 'Koyaanisqatsi']));
});

test('a film from the popup counts like a typed one', async ({ forum, inside, write, kept }) => {
	await write('#box', 'I adored Koyaanisqatsi');
	await inside.evaluate(
		async (url) => {
			const [tab] = await chrome.tabs.query({ url: `${url}*` });
			await chrome.tabs.sendMessage(tab!.id!, { kind: 'insert', text: 'The Matrix' }, { frameId: 0 });
		},
		new URL('/', forum.url()).href.replace(/:\d+/, ''),
	);
	await expect(forum.locator('#box')).toHaveValue(/The Matrix/);
	await forum.getByRole('button', { name: 'Comment', exact: true }).click();
	await expect.poll(kept).toEqual(oneEntry(['Koyaanisqatsi', 'The Matrix']));
});

test('what the user adds to a prefilled text is kept', async ({ forum, forumUrl, kept, hasRead, isWatched }) => {
	const open = async () => {
		await forum.goto(`${forumUrl}prefilled.html`);
		await forum.locator('#reply').press('Home');
		await expect.poll(isWatched).toBe(true);
	};
	await open();
	await forum.getByRole('button', { name: 'Post reply' }).click();
	await expect(forum.getByRole('heading', { name: 'Thank you' })).toBeVisible();
	await open();
	await forum.locator('#reply').press('End');
	await forum.locator('#reply').pressSequentially(', and "Heat" (1995)');
	// That a box was watched may have been on the page before.
	await hasRead(await forum.locator('#reply').inputValue());
	await forum.getByRole('button', { name: 'Post reply' }).click();
	await expect.poll(kept).toEqual(oneEntry(['Heat']));
});

test('a pasted draft counts, even if the editor handles the paste', { tag: '@smoke' }, async ({
	browserWithExtension,
	forum,
	forumUrl,
	kept,
	badge,
}) => {
	await browserWithExtension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await forum.goto(`${forumUrl}prefilled.html`);
	await forum.evaluate((text) => navigator.clipboard.writeText(text), DRAFT);
	await forum.locator('#pasting').focus();
	await forum.keyboard.press('ControlOrMeta+v');
	await expect(forum.locator('#pasting')).toHaveValue(DRAFT);
	await forum.locator('#pasting').blur();
	await expect.poll(badge).not.toBe('');
	await forum.getByRole('button', { name: 'Send', exact: true }).click();
	await expect.poll(kept).toEqual(oneEntry());
});
