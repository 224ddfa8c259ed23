import type { Page } from '@playwright/test';
import { test as base, DRAFT, expect } from './fixtures.ts';
import { type KeptPersona, keptHistory } from './history.ts';

const test = base.extend<{ kept: () => Promise<KeptPersona[]>; write: (box: string, text?: string) => Promise<void> }>({
	site: 'posting',
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
	write: async ({ forum, hasRead }, use) =>
		use(async (box, text = DRAFT) => {
			await forum.locator(box).fill(text);
			await hasRead(text);
		}),
});

const THREE = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];
const entries = (count: number, films = THREE) => [
	{ name: '127.0.0.1', posts: Array(count).fill({ site: '127.0.0.1', source: 'posted', films, decoys: [] }) },
];
const oneEntry = (films = THREE) => entries(1, films);

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
	['Ctrl+Enter in a rich box', '#rich', (forum) => forum.locator('#rich').press('Control+Enter')],
	['Enter in a chat', '#chat', (forum) => forum.locator('#chat').press('Enter')],
];

test('each way of posting makes one entry', async ({ forum, forumUrl, write, kept }) => {
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

test('a post is kept where a page writes a document again before it is left', async ({
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
			await expect.poll(badge).not.toBe('');
			await forum.evaluate(rewrite);
			await forum.getByRole('button', { name: button, exact: true }).click();
			await forum.waitForURL(/posted/);
			await expect.poll(kept).toEqual(entries(at + 1));
		});
});

test('words typed right before posting count, and a title and a body are one post', { tag: '@smoke' }, async ({
	forum,
	kept,
	write,
}) => {
	await write('#topic', 'The film "Heat" (1995)');
	await forum.locator('#reply').pressSequentially('I adored Koyaanisqatsi');
	await forum.getByRole('button', { name: 'Post reply' }).click();
	await expect.poll(kept).toEqual(oneEntry(['Heat', 'Koyaanisqatsi']));
});

test('a film that the popup put in counts like one that was typed, posted at once', async ({
	forum,
	inside,
	write,
	kept,
}) => {
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

test('a draft posted within a frame counts', { tag: '@smoke' }, async ({ forum, kept, badge }) => {
	const framed = forum.frameLocator('iframe[title=Comments]');
	await framed.locator('#framed').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await framed.getByRole('button', { name: 'Submit comment' }).click();
	await expect.poll(kept).toEqual(oneEntry());
});

test('an editor in a frame is posted with the button outside', async ({ forum, kept, badge }) => {
	await forum.frameLocator('iframe[title=Editor]').locator('body').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await forum.getByRole('button', { name: 'Publish' }).click();
	await expect.poll(kept).toEqual(oneEntry());
});

test('a worker that was stopped meanwhile still learns of it', async ({ forum, inside, write, kept, stopWorker }) => {
	await write('#reply');
	await stopWorker();
	// No server far away answers before a worker has started.
	await forum.route('**/posted.html', async (route) => {
		await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'settings' }));
		await route.continue();
	});
	await forum.getByRole('button', { name: 'Post reply' }).click();
	await expect.poll(kept).toEqual(oneEntry());
});

/** Presses an element that empties the box. */
async function emptiedBy(forum: Page, html: string): Promise<void> {
	await forum.locator('#script').evaluate((script, added) => {
		script.insertAdjacentHTML('beforeend', added);
		script.lastElementChild!.addEventListener('click', () => {
			script.querySelector('textarea')!.value = '';
		});
	}, html);
	await forum.locator('#script > :last-child > *').click();
	await expect(forum.locator('#box')).toHaveValue('');
}

/** Each is followed by a post of another film: when that has arrived, anything before it would have, too. */
const LEAVES_NONE: [string, string, (forum: Page) => Promise<void>][] = [
	['abandoned', '#box', async (forum) => void (await forum.getByRole('link', { name: 'Another thread' }).click())],
	['emptied by hand', '#box', (forum) => forum.locator('#box').fill('')],
	['cancelled with a button', '#box', (forum) => forum.getByRole('button', { name: 'Cancel', exact: true }).click()],
	[
		'refused by the site, then left',
		'#strict',
		async (forum) => {
			await forum.getByRole('button', { name: 'Send', exact: true }).click();
			await expect(forum.getByRole('alert')).toHaveText('You are posting too fast.');
			await forum.getByRole('link', { name: 'Another thread' }).click();
		},
	],
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
	[
		'cleared with what is no button but says so',
		'#box',
		(forum) => emptiedBy(forum, '<div aria-label="Clear"><i>\u2298</i></div>'),
	],
	[
		'left for another place of the page, where the box is empty',
		'#box',
		(forum) => emptiedBy(forum, '<div role="listitem"><b>Somebody else</b></div>'),
	],
	['only previewed', '#reply', (forum) => forum.getByRole('button', { name: 'Preview' }).click()],
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

test('a draft that is left in another way makes no entry', async ({ forum, forumUrl, write, kept }) => {
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

test('text that a page fills in and submits itself on a click leaves no entry', async ({
	forum,
	forumUrl,
	kept,
	write,
	isWatched,
}) => {
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

test('what the user types into a hidden box that the page has steered the focus to is not read', async ({
	forum,
	forumUrl,
	kept,
	write,
	badge,
}) => {
	await forum.goto(`${forumUrl}hostile.html#hidden`);
	await forum.getByRole('heading').click();
	await forum.keyboard.type('Also The Matrix');
	await expect(forum.locator('#planted')).toHaveValue(/Koyaanisqatsi.*Also The Matrix|Also The Matrix.*Koyaanisqatsi/);
	await forum.getByRole('heading').click();
	await expect(forum.getByRole('status')).toHaveText('Submitted by the browser: true');
	expect(await badge()).toBe('');
	await forum.goto(forumUrl);
	await write('#chat', 'I adored "Heat" (1995)');
	await forum.locator('#chat').press('Enter');
	await expect.poll(kept).toEqual(oneEntry(['Heat']));
});

test('of a prefilled text, what the user adds is kept once they post it', async ({
	forum,
	forumUrl,
	kept,
	hasRead,
	isWatched,
}) => {
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

test('a draft that is pasted counts, also where the editor pastes by itself', { tag: '@smoke' }, async ({
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

test('a draft without films, and one on a site that is switched off, leave no entry', async ({
	forum,
	kept,
	inside,
	write,
	badge,
}) => {
	await forum.locator('#chat').fill('Good evening, everybody.');
	await forum.locator('#chat').press('Enter');
	await inside.evaluate(() =>
		chrome.runtime.sendMessage({ kind: 'switchSite', site: '127.0.0.1', off: true, tab: null }),
	);
	await forum.locator('#chat').fill(DRAFT);
	await forum.locator('#chat').press('Enter');
	await inside.evaluate(() =>
		chrome.runtime.sendMessage({ kind: 'switchSite', site: '127.0.0.1', off: false, tab: null }),
	);
	await write('#chat', 'I adored "Heat" (1995)');
	await expect.poll(badge).not.toBe('');
	await forum.locator('#chat').press('Enter');
	await expect.poll(kept).toEqual(oneEntry(['Heat']));
});
