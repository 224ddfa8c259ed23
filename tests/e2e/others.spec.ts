/** Of a text that others wrote too, only what the user adds or touches counts. */
import { expect } from './fixtures.ts';
import { test as base } from './historyScene.ts';

const test = base.extend({
	forum: async ({ forum, forumUrl }, use) => {
		await forum.goto(`${forumUrl}shared.html`);
		await use(forum);
	},
});

test.use({ answered: true });

test('on a page of others, only what the user adds or edits counts', { tag: '@smoke' }, async ({
	forum,
	forumUrl,
	openPopup,
	hasRead,
	films,
}) => {
	await test.step('a quotation and a signature from the page', async () => {
		const box = forum.locator('#quoting');
		await box.evaluate((area: HTMLTextAreaElement) => {
			const at = area.value.indexOf('\n') + 1;
			area.setSelectionRange(at, at);
		});
		await box.focus();
		await forum.keyboard.type('Me too, and the film The Matrix');
		await hasRead(await box.inputValue());
		const popup = await openPopup();
		await expect(popup.locator('main')).toContainText('Not counted: 2 films in text you didn’t write');
		await forum.getByRole('button', { name: 'Post reply' }).click();
		await expect.poll(films).toEqual([['The Matrix']]);
	});
	await test.step('a corrected typo puts no film into the history, an added film does', async () => {
		await forum.goto(`${forumUrl}shared.html`);
		const wiki = forum.locator('#wiki');
		const correct = async () => {
			await wiki.evaluate((box: HTMLTextAreaElement) => {
				const at = box.value.indexOf('wich') + 1;
				box.setSelectionRange(at, at);
			});
			await wiki.focus();
			await forum.keyboard.type('h');
			await hasRead(await wiki.inputValue());
		};
		await correct();
		const popup = await openPopup();
		await expect(popup.getByRole('heading', { level: 1 })).toHaveText('You haven’t named any films yet');
		await expect(popup.locator('main')).toContainText('Not counted: 2 films in text you didn’t write.');
		await forum.getByRole('button', { name: 'Save page' }).click();
		await forum.goto(`${forumUrl}shared.html`);
		await correct();
		await forum.keyboard.press('ControlOrMeta+End');
		await forum.keyboard.type(' I adored "Heat" (1995).');
		await hasRead(await wiki.inputValue());
		await popup.reload();
		await expect(popup.locator('.verdict h1')).toBeVisible();
		await expect(popup.locator('main')).toContainText('Not counted: 2 films in text you didn’t write');
		await forum.getByRole('button', { name: 'Save page' }).click();
		await expect.poll(films).toEqual([['Heat'], ['The Matrix']]);
	});
});

test('text by others in the same box does not count', async ({ forum, hasRead, films, openPopup }) => {
	const pad = forum.locator('#pad');
	const says = (where: 'append' | 'prepend', text: string) =>
		forum.evaluate(([at, line]) => (window as unknown as { others: (...a: unknown[]) => void }).others(at, line), [
			where,
			text,
		] as const);
	await pad.click();
	await forum.keyboard.type('I adored Koyaanisqatsi');
	// Of what others write before anybody reads along, less is known.
	await hasRead('I adored Koyaanisqatsi');
	await says('append', 'Bob: and I the film "Heat" (1995)');
	await forum.keyboard.type(' so');
	await says('prepend', 'Cy: for me it is Werckmeister Harmonies.');
	await forum.keyboard.type(' much');
	await hasRead(`${(await pad.innerText()).replace(/\n+/g, '\n')}`);
	const popup = await openPopup();
	await expect(popup.locator('main')).toContainText('Not counted: 2 films in text you didn’t write');
	await forum.getByRole('button', { name: 'Send', exact: true }).click();
	await expect.poll(films).toEqual([['Koyaanisqatsi']]);
});

test('a post edited on its page keeps its place in the history', async ({ forum, forumUrl, hasRead, films }) => {
	const first = 'I adored Koyaanisqatsi, the film "Heat" (1995) and Werckmeister Harmonies';
	await forum.locator('#comment').fill(first);
	await hasRead(first);
	await forum.getByRole('button', { name: 'Add comment' }).click();
	await expect.poll(films).toEqual([['Koyaanisqatsi', 'Heat', 'Werckmeister Harmonies']]);
	await forum.getByRole('button', { name: 'Edit comment' }).click();
	const box = forum.getByLabel('Your comment');
	await box.evaluate((area: HTMLTextAreaElement) => {
		const film = 'the film "Heat" (1995) and ';
		const at = area.value.indexOf(film);
		area.setSelectionRange(at, at + film.length);
	});
	await box.focus();
	await forum.keyboard.press('Delete');
	await forum.keyboard.press('ControlOrMeta+End');
	await forum.keyboard.type(', also The Matrix');
	await hasRead(await box.inputValue());
	await forum.getByRole('button', { name: 'Save comment' }).click();
	await expect.poll(films).toEqual([['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix']]);

	// Opened before anything reads along, and on a page for editing, it is still the same post.
	const later = 'I adored Koyaanisqatsi, Werckmeister Harmonies and The Matrix';
	const opened = async (address: string) => {
		await forum.goto(`${forumUrl}${address}`);
		await forum.locator('#comment').evaluate((area: HTMLTextAreaElement, text) => {
			area.value = text;
		}, later);
	};
	const write = async (name: string, text: string) => {
		await forum.getByLabel(name, { exact: true }).press('ControlOrMeta+End');
		await forum.keyboard.type(text);
		await hasRead(later + text);
	};
	await opened('shared.html');
	await forum.locator('#comment').evaluate((area: HTMLTextAreaElement) => area.form!.requestSubmit());
	await forum.getByRole('button', { name: 'Edit comment' }).click();
	await write('Your comment', ' and Stalker');
	await forum.getByRole('button', { name: 'Save comment' }).click();
	const four = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix', 'Stalker'];
	await expect.poll(films).toEqual([four]);
	await opened('shared.html?mode=edit');
	await write('Comment', ' and "Heat" (1995)');
	await forum.getByRole('button', { name: 'Add comment' }).click();
	await expect.poll(films).toEqual([[...four, 'Heat']]);
	// Nothing says so here: both are kept.
	await opened('shared.html');
	await write('Comment', ' and "Fight Club" (1999)');
	await forum.getByRole('button', { name: 'Add comment' }).click();
	await expect.poll(films).toEqual([['Fight Club'], [...four, 'Heat']]);
});

test('words corrected by a grammar checker count', async ({ forum, forumUrl, hasRead, films, openPopup }) => {
	await forum.goto(`${forumUrl}suggest.html`);
	const box = forum.getByLabel('Comment');
	await box.click();
	await forum.keyboard.type('I adored Qyznqtsi and The Matrix indeed');
	await hasRead(await box.inputValue());
	await forum.locator('#suggestion').click();
	await expect(box).toHaveValue('I adored Koyaanisqatsi and The Matrix indeed');
	const popup = await openPopup();
	await expect(popup.locator('main')).toContainText('The Matrix');
	await expect(popup.locator('main')).toContainText('Koyaanisqatsi');
	await box.evaluate((area: HTMLTextAreaElement) => {
		area.value = area.value.replace('indeed', 'and Werckmeister Harmonies');
	});
	await popup.reload();
	await expect(popup.locator('main')).toContainText('Werckmeister Harmonies');
	await forum.bringToFront();
	await forum.getByRole('button', { name: 'Post' }).click();
	await expect.poll(films).toEqual([['Koyaanisqatsi', 'The Matrix']]);
});
