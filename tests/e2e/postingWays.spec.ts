/** Ways to post that the markup does not show. What looks like them is in `postingTable.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
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

test('a post is kept once, however it is sent', async ({ forum, forumUrl, write, films }) => {
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

test('a refused post is taken back when its text is back in the box', async ({ forum, write, films }) => {
	await write('#hasty');
	await forum.locator('#hasty').press('Enter');
	await expect.poll(films).toEqual([THREE]);
	await refuse(forum);
	await expect.poll(films).toEqual([]);
});
