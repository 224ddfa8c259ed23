/** A reply with films in it, and where what is drawn over it stands. */
import type { Page } from '@playwright/test';
import { type AskedWorld, expect, wordsAt } from './fixture.ts';
import type { Box } from './seen.ts';

export const TEXT =
	'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix. What else is there?';
export const WORDS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
/** Longer than a pointer has to rest on a mark, or be off the card, for something to happen. */
export const REST = 450;
const STYLE = 'font: 16px/1.5 sans-serif; padding: 10px; border: 1px solid gray; white-space: pre-wrap';
/** Wide enough for both titles to stand on the first line, whatever fonts there are. */
export const box = (style = 'width: 700px', text = TEXT) =>
	`<div id="box" contenteditable="true" role="textbox" aria-label="Reply" style="${STYLE}; ${style}">${text}</div>`;

/** How far the first mark's edges are from those of a word, at worst; infinite without a mark. */
export async function off(page: Page, world: AskedWorld, word = WORDS[0]!): Promise<number> {
	const [marks, words] = [await world.marks(), await wordsAt(page, word)];
	const distance = (mark: Box) =>
		Math.max(
			Math.abs(mark.left - words.left),
			Math.abs(mark.top - words.top),
			Math.abs(mark.left + mark.width - words.left - words.width),
			Math.abs(mark.top + mark.height - words.top - words.height),
		);
	return Math.min(...marks.map(distance));
}
export const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
export const buttonNamed = async (world: AskedWorld, name: string) =>
	(await world.card())!.buttons.find((button) => button.name === name)!.box;
export const overlapping = (a: Box, b: Box) =>
	a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
export async function hover(page: Page, world: AskedWorld, word: string) {
	await page.mouse.move(...middle(await wordsAt(page, word)));
	await world.pass(REST);
	expect(await world.card()).not.toBeNull();
}
/** Has both films marked. @param maybes those that only may be films */
export async function mark(world: AskedWorld, maybes: string[] = []) {
	await world.show(WORDS, {}, WORDS, maybes);
	await expect.poll(() => world.marks()).toHaveLength(2);
}
/** Has both films marked, and opens the card of the costlier by keys. */
export async function openCard(page: Page, world: AskedWorld) {
	await mark(world);
	await page.keyboard.press('Alt+Shift+R');
}
/** Notes the events of some kinds that a page receives. @returns asks for them, each with its key if it has one */
export async function noteEvents(page: Page, kinds: string) {
	await page.evaluate((all) => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		for (const kind of all.split(' '))
			window.addEventListener(kind, (event) => seen.push(`${kind} ${(event as KeyboardEvent).key ?? ''}`), true);
	}, kinds);
	return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
