/** What the card does and reports, and that it is undone in the same place. */
import type { Page } from '@playwright/test';
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { pressOnCard } from './cards.ts';
import { DRAFT as BEGUN, expect, test } from './fixtures.ts';
import { write } from './typing.ts';

/** A finished sentence, which counts at once. */
const DRAFT = `${BEGUN}.`;
const RARE = 'Werckmeister Harmonies';
const words = async (forum: Page) => (await cardOf(forum))?.words ?? '';
const marks = async (forum: Page) => (await marksOf(forum)).length;

/** Presses a button of its costliest film by keys. */
const press = (forum: Page, name: string) => pressOnCard(forum, name, RegExp(RARE));

const undo = async (forum: Page) => {
	await forum.keyboard.press('Tab');
	await forum.keyboard.press('Enter');
};

test('the card does what it says, reports it, and undoes it: a sentence, never rated, kept', {
	tag: '@smoke',
}, async ({ forum, badge, settings }) => {
	const reply = forum.locator('#reply');
	await forum.bringToFront();
	await reply.click();
	await write(forum, DRAFT);
	await expect.poll(() => marks(forum)).toBe(2);
	const before = await badge();
	await forum.keyboard.press('Alt+Shift+R');
	await expect.poll(() => words(forum)).toMatch(RegExp(RARE));
	const [, sentence] = (await cardOf(forum))!.buttons.map(({ name }) => name);
	await forum.keyboard.press('Enter');
	await expect.poll(() => words(forum)).toBe('That’s enough for now.');
	expect(await reply.inputValue()).toContain(sentence!.replace(' Without the title', ''));
	expect(await reply.inputValue()).not.toContain(RARE);
	await expect.poll(badge).not.toBe(before);
	await undo(forum);
	await expect(reply).toHaveValue(DRAFT);
	await expect.poll(() => words(forum)).toBe('Put back.');
	await expect.poll(badge).toBe(before);
	await expect(reply).toBeFocused();

	await expect.poll(() => marks(forum)).toBe(2);
	await press(forum, 'I’ve never rated it');
	await expect.poll(() => words(forum)).toBe('Never rated, so it helps to hide you.');
	await expect.poll(badge).not.toBe(before);
	await expect(forum.locator('#reply')).toHaveValue(DRAFT);
	await undo(forum);
	await expect.poll(() => words(forum)).toBe('Undone: it counts as before.');
	await expect.poll(badge).toBe(before);
	await settings.reload();
	await expect(settings.locator('#said')).toContainText('None yet.');

	// What is kept loses its mark in this draft alone.
	await forum.bringToFront();
	// An undo selects what it puts back.
	await reply.press('End');
	await expect.poll(() => marks(forum)).toBe(2);
	await press(forum, 'Keep it');
	await expect.poll(() => marks(forum)).toBe(1);
	await forum.keyboard.type('!');
	await expect.poll(() => words(forum)).toBe('');
	await expect(forum.locator('#reply')).toHaveValue(`${DRAFT}!`);
	await expect.poll(async () => [await marks(forum), await badge()]).toEqual([1, before]);
	// Another draft in the same box.
	await forum.keyboard.press('ControlOrMeta+a');
	await forum.keyboard.press('Delete');
	await expect.poll(badge).toBe('');
	await write(forum, DRAFT);
	await expect.poll(() => marks(forum)).toBe(2);
});
