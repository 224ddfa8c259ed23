/** Board games and films: a list of games is loaded, drafts get advice on both, and posts keep what they name. */
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { expectAccessible } from './accessible.ts';
import { pressOnCard } from './cards.ts';
import { expect, freshTest as test } from './fixtures.ts';
import { loadGames } from './games.ts';
import { looks, POPUP } from './popupLooks.ts';
import { write } from './typing.ts';

test.use({ room: 'advanced', site: 'posting' });

const DRAFT =
	'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night. I adored the film "The Matrix" (1999).';
const DRAFT_WITHOUT = DRAFT.replace('the board game "Ruhrpott Barons" (1998)', 'another board game');
const LINE = 'We played "Terra Vespertina" (2012) and another board game last night.';
const CARD = ['Close', LINE, 'Keep it', 'I’ve never rated it', 'Not a board game'];

test('a list of board games is loaded, used, kept in the history, and removed', async ({
	badge,
	browserWithExtension,
	forum,
	inside,
	openPopup,
	settings,
}) => {
	test.slow();
	const panel = settings.locator('#pack');
	await loadGames(settings);
	await expect(panel).toContainText('Board games: A club of players, March 2026');
	await expect(panel).toContainText('62 titles, rated by 20,000 people · From “games.pack”');
	await expect(panel).toContainText('Built in');
	await expectAccessible(settings);

	await forum.bringToFront();
	// Wide enough to show everything.
	await forum.addStyleTag({ content: '#chat { width: 1000px }' });
	await forum.locator('#chat').click();
	await write(forum, DRAFT);
	await expect.poll(badge).not.toBe('');

	// Both games are underlined, and the film is not; the card takes one out, and back.
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	const before = await badge();
	const card = async () => (await cardOf(forum))?.words ?? '';
	await forum.keyboard.press('Alt+Shift+R');
	const why = 'This gives you away most. Few people on board game sites have rated it.';
	await expect.poll(card).toBe(`Ruhrpott Barons 1998, board game${why}Choose a sentence:${LINE}`);
	expect((await cardOf(forum))!.buttons.map(({ name }) => name)).toEqual(CARD);
	await forum.keyboard.press('Enter');
	await expect.poll(card).toBe('Changed. One more to go.');
	await expect(forum.locator('#chat')).toHaveValue(DRAFT_WITHOUT);
	for (const key of ['Tab', 'Enter']) await forum.keyboard.press(key);
	await expect(forum.locator('#chat')).toHaveValue(DRAFT);
	await expect.poll(card).toBe('Put back.');
	await expect.poll(badge).toBe(before);
	// It counts as never rated until that is taken back.
	const onGame = (name: string) => pressOnCard(forum, name, /Ruhrpott Barons/);
	await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
	await onGame('I’ve never rated it');
	await expect.poll(card).toBe('Never rated, so it helps to hide you.');
	await expect.poll(badge).not.toBe(before);
	for (const key of ['Tab', 'Enter']) await forum.keyboard.press(key);
	await expect.poll(card).toBe('Undone: it counts as before.');
	await expect.poll(badge).toBe(before);

	const popup = await openPopup();
	await expect(popup.locator('h1')).toHaveText('This post could give you away.');
	await expect(popup.locator('.verdict .about')).toContainText('Your goal is 100.');
	await expect(popup.getByText(/^Someone who looks on several sites may find about \d+, or fewer\.$/)).toBeVisible();
	await expect(popup.locator('.fix .of-kind')).toHaveText(['board game']);
	await expect(popup.locator('.fine')).toHaveText('The Matrix and Terra Vespertina are fine to keep.');
	await popup.setViewportSize(POPUP);
	await expectAccessible(popup);
	expect((await looks(popup)).height).toBeLessThanOrEqual(POPUP.height);

	// By the keyboard alone.
	await popup.getByRole('button', { name: 'Make this change' }).press('Enter');
	await expect(popup.getByText('Changed. Read it once more.')).toBeVisible();
	await expect(forum.locator('#chat')).toHaveValue(DRAFT_WITHOUT);
	await expect.poll(badge).not.toBe(before);
	await popup.getByRole('button', { name: 'Undo' }).click();
	await expect(forum.locator('#chat')).toHaveValue(DRAFT);
	await expect.poll(badge).toBe(before);
	await popup.close();

	await forum.bringToFront();
	await forum.locator('#chat').press('Enter');
	const posts = () =>
		inside.evaluate(async () => {
			const { personas } = await chrome.runtime.sendMessage({ kind: 'personas' });
			const id = personas[0]?.persona.id;
			return id === undefined ? [] : (await chrome.runtime.sendMessage({ kind: 'posts', persona: id })).posts;
		});
	await expect
		.poll(async () => (await posts()).map(({ films }: { films: object[] }) => films))
		.toEqual([
			[
				{ title: 'The Matrix', year: 1999 },
				{ title: 'Terra Vespertina', year: 2012, kind: 'boardgames' },
				{ title: 'Ruhrpott Barons', year: 1998, kind: 'boardgames' },
			],
		]);
	const history = await browserWithExtension.context.newPage();
	await history.goto(`${browserWithExtension.base}personas.html`);
	await expect(history.locator('.chips li').nth(1)).toContainText('Terra Vespertina (2012, board game)');
	await history.close();

	await settings.bringToFront();
	await panel.getByRole('button', { name: 'Remove the list: Board games' }).click();
	await expect(panel.getByRole('status')).toHaveText('The list is no longer used, and is deleted here: Board games.');
	await expect(panel).not.toContainText('A club of players');
	expect(await posts()).toHaveLength(1);
	await forum.bringToFront();
	// That of the draft which was posted is gone.
	await expect.poll(badge).toBe('');
	await forum.locator('#chat').fill(`${DRAFT} So.`);
	await expect.poll(badge).not.toBe('');
	const after = await openPopup();
	await expect(after.locator('h1')).toContainText('hidden');
	await expect(after.locator('.of-kind')).toHaveCount(0);
});
