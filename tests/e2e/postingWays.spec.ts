/** Ways to post that the markup does not show, and others that look like them. */
import type { Page } from '@playwright/test';
import { test as base, DRAFT, expect } from './fixtures.ts';
import { type KeptPersona, keptHistory } from './history.ts';

const test = base.extend<{ kept: () => Promise<KeptPersona[]> }>({
	site: 'posting',
	forumUrl: async ({ sites }, use) => use(`${sites.posting}ways.html`),
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
});

const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];
const filmsOf = (kept: KeptPersona[]) => kept.flatMap(({ posts }) => posts.map(({ films }) => films));
const press = (forum: Page, name: string) => forum.getByRole('button', { name, exact: true }).click();

/** Has the page say that it could not send. */
const refuse = (forum: Page) => forum.evaluate('window.refuse()');

const WAYS: [string, box: string, (forum: Page) => Promise<void>][] = [
	[
		'a button beside the box that is no form’s, and the box goes',
		'#create textarea',
		(forum) => press(forum, 'Create Topic'),
	],
	['one that shows the text and leaves it in the box', '#edit textarea', (forum) => press(forum, 'Save changes')],
	[
		'a button that opens a dialog, and one in there',
		'#wiki [role=textbox]',
		async (forum) => {
			await press(forum, 'Publish page…');
			await forum.getByLabel('Summary').pressSequentially('A word');
			await press(forum, 'Publish changes');
		},
	],
	[
		'a button in a language that is not known, and the page shows the text once its composer is gone',
		'#composer [role=textbox]',
		(forum) => press(forum, 'Julkaise'),
	],
	['Shift+Enter where it sends', '#lines', (forum) => forum.locator('#lines').press('Shift+Enter')],
	['a form that is sent with its address', '#old textarea', (forum) => forum.locator('#old button').click()],
];

/** Posts another film: what was to be kept before is kept by then. */
async function postAnother(forum: Page, forumUrl: string, hasRead: (text: string) => Promise<void>): Promise<void> {
	await forum.goto(forumUrl);
	await forum.locator('#keypress').fill('The film "Heat" (1995)');
	await hasRead('The film "Heat" (1995)');
	await forum.locator('#keypress').press('Enter');
}

test('a post is kept once, in whatever way', async ({ forum, forumUrl, hasRead, kept }) => {
	const wanted: string[][] = [];
	const keptFilms = async () => filmsOf(await kept()).toSorted();
	for (const [way, box, post] of WAYS)
		await test.step(way, async () => {
			await forum.goto(forumUrl);
			await forum.locator(box).fill(DRAFT);
			await hasRead(DRAFT);
			await post(forum);
			wanted.push(FILMS);
			await expect.poll(keptFilms).toEqual(wanted.toSorted());
			await postAnother(forum, forumUrl, hasRead);
			wanted.push(['Heat']);
			await expect.poll(keptFilms).toEqual(wanted.toSorted());
		});
});

const NONE: [string, box: string, (forum: Page) => Promise<void>][] = [
	['taken away by a button that opens a menu', '#share textarea', (forum) => press(forum, 'Share')],
	[
		'given up in the dialog of its button',
		'#wiki [role=textbox]',
		async (forum) => {
			await press(forum, 'Publish page…');
			await press(forum, 'Cancel');
		},
	],
	['given up in a language that is not known', '#composer [role=textbox]', (forum) => press(forum, 'Loobu')],
];

test('no post is kept of a draft that is left in another way', async ({ forum, forumUrl, hasRead, kept }) => {
	const wanted: string[][] = [];
	for (const [how, box, leave] of NONE)
		await test.step(how, async () => {
			await forum.goto(forumUrl);
			await forum.locator(box).fill(DRAFT);
			await hasRead(DRAFT);
			await leave(forum);
			await postAnother(forum, forumUrl, hasRead);
			wanted.push(['Heat']);
			await expect.poll(async () => filmsOf(await kept())).toEqual(wanted);
		});
});

test('a post that its site refuses is taken back when the text is put back into the box', async ({
	forum,
	hasRead,
	kept,
}) => {
	await forum.locator('#hasty').fill(DRAFT);
	await hasRead(DRAFT);
	await forum.locator('#hasty').press('Enter');
	await expect.poll(async () => filmsOf(await kept())).toEqual([FILMS]);
	await refuse(forum);
	await expect.poll(async () => filmsOf(await kept())).toEqual([]);
});
