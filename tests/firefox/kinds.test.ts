/** Board games and films: a list of games is loaded, drafts get advice on both, and mistaken games are ignored. */
import { GAMES_FILE } from '../fixtures/gamesFile.ts';
import { expect, test } from './fixtures.ts';

const DRAFT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
const LEFT = 'We played "Terra Vespertina" (2012) and another board game last night.';

/** To be called in the settings: chooses a file, as the user would. */
function choose(base64: string): void {
	const input = document.querySelector<HTMLInputElement>('#pack input[type=file]')!;
	const chosen = new DataTransfer();
	chosen.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], 'games.pack'));
	input.files = chosen.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a list of board games is loaded, advised by, and what it names is taken out, put back or ignored', async ({
	firefox,
	boxesUrl: url,
}) => {
	const settings = await firefox.openOwn('options.html#advanced');
	await settings.waitFor(() => document.querySelector('#pack input[type=file]') !== null);
	await settings.evaluate(choose, Buffer.from(await GAMES_FILE).toString('base64'));
	await settings.waitFor(() =>
		document.querySelector('#pack')!.textContent!.includes('“games.pack” is used from now on.'),
	);

	const page = await firefox.open(url);
	const tab = await firefox.tabOf(url);
	const text = () => page.evaluate(() => document.querySelector<HTMLTextAreaElement>('#plain')!.value);
	await page.click('#plain');
	await page.type(DRAFT);
	await expect.poll(() => firefox.badge(tab)).not.toBe('');
	const popup = await firefox.openPopup(tab);
	const named = () =>
		popup.evaluate(() => [...document.querySelectorAll('.fix b')].map((each) => each.textContent).sort());
	await expect.poll(named).toEqual(['Ruhrpott Barons', 'Terra Vespertina']);
	expect(await popup.evaluate(() => document.querySelector('h1')!.textContent)).toBe('This post could give you away.');
	const before = await firefox.badge(tab);

	await popup.click('[aria-label="Keep it: Terra Vespertina"]');
	await popup.click('.go .primary');
	await expect.poll(text).toBe(LEFT);
	// What is kept has no sentence.
	await expect.poll(named).toEqual([]);
	await expect.poll(() => firefox.badge(tab)).not.toBe(before);
	await popup.click('.toast button', 'Undo');
	await expect.poll(text).toBe(DRAFT);
	await expect.poll(() => firefox.badge(tab)).toBe(before);

	await popup.click('[aria-label="Change it after all: Terra Vespertina"]');
	await expect.poll(named).toHaveLength(2);
	await popup.click('[aria-label="More about Ruhrpott Barons"]');
	await popup.click('[role=menuitem]', 'Not a board game');
	await expect.poll(named).toEqual(['Terra Vespertina']);
	await expect.poll(() => firefox.badge(tab)).not.toBe(before);
	expect(await text()).toBe(DRAFT);
	await popup.click('.toast button', 'Undo');
	await expect.poll(() => firefox.badge(tab)).toBe(before);
	expect(await firefox.errors()).toEqual([]);
});
