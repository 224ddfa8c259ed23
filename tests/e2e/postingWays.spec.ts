/** Ways to post that the markup does not show, and others that look like them. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { THREE, test } from './postingScene.ts';

test.use({ path: 'ways.html' });

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
async function postAnother(
	forum: Page,
	forumUrl: string,
	write: (box: string, text: string) => Promise<void>,
): Promise<void> {
	await forum.goto(forumUrl);
	await write('#keypress', 'The film "Heat" (1995)');
	await forum.locator('#keypress').press('Enter');
}

test('a post is kept once, in whatever way', async ({ forum, forumUrl, write, films }) => {
	const wanted: string[][] = [];
	const sorted = async () => (await films()).toSorted();
	for (const [way, box, post] of WAYS)
		await test.step(way, async () => {
			await forum.goto(forumUrl);
			await write(box);
			await post(forum);
			wanted.push(THREE);
			await expect.poll(sorted).toEqual(wanted.toSorted());
			await postAnother(forum, forumUrl, write);
			wanted.push(['Heat']);
			await expect.poll(sorted).toEqual(wanted.toSorted());
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

test(
	'no post is kept of a draft that is left in another way',
	nightly(true),
	async ({ forum, forumUrl, write, films }) => {
		const wanted: string[][] = [];
		for (const [how, box, leave] of NONE)
			await test.step(how, async () => {
				await forum.goto(forumUrl);
				await write(box);
				await leave(forum);
				await postAnother(forum, forumUrl, write);
				wanted.push(['Heat']);
				await expect.poll(films).toEqual(wanted);
			});
	},
);

test('a refused post is taken back when its text is back in the box', async ({ forum, write, films }) => {
	await write('#hasty');
	await forum.locator('#hasty').press('Enter');
	await expect.poll(films).toEqual([THREE]);
	await refuse(forum);
	await expect.poll(films).toEqual([]);
});
