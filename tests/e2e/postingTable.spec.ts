/**
 * What counts as a post, by what is pressed, where it stands and what happens next. That labels say what they should is
 * proved without a browser, in `does.test.ts`.
 */
import type { Page } from '@playwright/test';
import { NEXT, type Next, type Pressed, type Row, TABLE } from '../unit/page/postingTable.ts';
import { bundled } from './overlay/bundled.ts';
import type { posting as Posting } from './overlay/posting.ts';
import { expect, test } from './plainPage.ts';

declare const posting: typeof Posting;
declare global {
	interface Window {
		watched: ReturnType<typeof Posting.watch>;
	}
}

const TEXT = 'We saw a quiet film about gardens on Friday.';

/** The element that is pressed, in its place; the box stands in another. */
const ELEMENTS: Record<Pressed, [near: string, apart: string]> = {
	button: ['<button type="button" data-press></button>', ''],
	link: ['<a href="#" data-press></a>', ''],
	div: ['<div><div data-press></div></div>', ''],
	submit: ['<button data-press></button>', ''],
	menuitem: ['<div role="menuitem" data-press></div>', ''],
	tab: ['<button type="button" role="tab" data-press></button>', ''],
	'opens a menu': ['<button type="button" aria-haspopup="menu" data-press></button>', ''],
	unfolds: ['<button type="button" aria-expanded="false" data-press></button>', ''],
	switch: ['<button type="button" role="switch" data-press></button>', ''],
	'button of another post': ['', '<article><p>Mine</p><button type="button" data-press></button></article>'],
	'button of a list entry': ['', '<ul><li role="listitem"><button type="button" data-press></button></li></ul>'],
	'button of the list entry with the box': ['<button type="button" data-press></button>', ''],
	'button of a menu': ['', '<div role="menu"><button type="button" data-press></button></div>'],
};

/** In the page: shows the box and what is pressed, and what the page does at a click. */
function show([pressed, near, apart, label, next, text]: [Pressed, string, string, string, Next, string]): void {
	const around = pressed === 'submit' ? 'form' : 'div';
	const role = pressed === 'button of the list entry with the box' ? 'listitem' : 'none';
	document.body.innerHTML = `${apart}<${around} id="composer" role="${role}"><textarea data-draft></textarea>${near}</${around}><div id="posts"></div><p role="status">Draft saved</p>`;
	const box = document.querySelector('textarea')!;
	const button = document.querySelector<HTMLElement>('[data-press]')!;
	box.value = text;
	button.textContent = label;
	button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 400px; height: 60px';
	document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
	button.addEventListener('click', () => {
		if (next === 'emptied') box.value = '';
		if (next === 'gone' || next === 'replaced') box.remove();
		if (next === 'told') document.querySelector('[role=status]')!.textContent = 'Your post was published.';
		if (next === 'shown' || next === 'replaced') document.querySelector('#posts')!.innerHTML = `<p>${text}</p>`;
	});
	window.watched = posting.watch();
}

/** What was posted, once the page's own listeners have run. */
const settled = (page: Page) =>
	page.evaluate(() => new Promise<string[]>((resolve) => setTimeout(() => resolve(window.watched.settle()), 0)));

async function emptyPage(page: Page): Promise<void> {
	await page.setContent('<!doctype html><html lang="en"><title>Posting</title><body></body>');
	await page.addScriptTag({ content: await bundled('posting.ts', false) });
}

async function isKept(page: Page, { pressed }: Row, label: string, next: Next): Promise<boolean> {
	await page.evaluate(show, [pressed, ...ELEMENTS[pressed], label, next, TEXT] as Parameters<typeof show>[0]);
	await page.mouse.click(20, 20);
	const kept = await settled(page);
	expect(kept.length).toBeLessThanOrEqual(1);
	return kept.length === 1;
}

/** One row for each kind of what is pressed and what it takes. */
const WALK = [...new Map(TABLE.map((row) => [`${row.pressed}: ${row.kept.join(' ')}`, row])).values()];

test('a draft is kept if the press and the page’s reaction mean that it was posted', async ({ page }) => {
	expect(WALK.length).toBeGreaterThan(15);
	await emptyPage(page);
	for (const row of WALK) {
		const label = row.labels[0]!;
		const kept: Next[] = [];
		for (const next of NEXT) if (await isKept(page, row, label, next)) kept.push(next);
		expect.soft(kept, `${row.pressed} "${label}"`).toEqual(row.kept);
	}
});

/** In the page: a box and what the page does at keys, as `act` says; `preview` shows the text where it is written. */
function showKeys([wanted, act, text]: [string, string, string]): void {
	document.body.innerHTML = '<div><textarea data-draft></textarea></div><div id="posts"></div><p id="live"></p>';
	const box = document.querySelector('textarea')!;
	box.value = text;
	const does = {
		empty: () => {
			box.value = '';
		},
		remove: () => box.remove(),
		show: () => document.querySelector('#posts')!.append(text),
		'break the line': () => box.setRangeText('\n', text.length, text.length, 'end'),
		preview: () => document.querySelector('#live')!.append(text),
	};
	box.addEventListener('keydown', (event) => {
		const held = ['Control', 'Alt', 'Meta', 'Shift'].filter((name) => event.getModifierState(name));
		if ([...held, event.key.length === 1 ? event.key.toLowerCase() : event.key].join('+') !== wanted) return;
		if (!act.includes('let pass')) event.preventDefault();
		const acts = Object.entries(does).filter(([name]) => act.includes(name));
		const all = () => {
			for (const [, then] of acts) then();
		};
		if (act.includes('late')) setTimeout(all, 50);
		else all();
	});
	window.watched = posting.watch();
	box.focus();
	box.setSelectionRange(text.length, text.length);
}

const CHORDS = ['Shift+Enter', 'Alt+Enter', 'Meta+Enter', 'Control+Shift+Enter', 'Control+s', 'Alt+s', 'Meta+p'];
const KEYS: [keys: string, act: string, kept: boolean][] = [
	...CHORDS.flatMap((keys): [string, string, boolean][] => [
		[keys, 'empty', true],
		[keys, 'late remove', true],
		[keys, 'show', true],
		[keys, 'do nothing', false],
	]),
	['Shift+Enter', 'let pass, late empty', true],
	['Shift+Enter', 'let pass, late remove and show', true],
	['Enter', 'let pass, late empty', true],
	['Enter', 'remove', true],
	['Enter', 'let pass', false],
	['Shift+Enter', 'let pass', false],
	['Shift+Enter', 'let pass, late preview', false],
	['Shift+Enter', 'break the line, late preview', false],
	['Control+z', 'empty', false],
	['Control+Shift+K', 'empty', false],
	['Control+k', 'remove and show', false],
	['a', 'empty', false],
];

test('a draft is kept if keys that write nothing make the page post it', async ({ page }) => {
	await emptyPage(page);
	for (const [keys, act, kept] of KEYS) {
		await page.evaluate(showKeys, [keys.replace('+K', '+k'), act, TEXT] as [string, string, string]);
		await page.keyboard.press(keys);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect.soft(await settled(page), `${keys}: ${act}`).toEqual(kept ? [TEXT] : []);
	}
});

test('synthetic keys and text that is cut do not count as a post', async ({ page }) => {
	await emptyPage(page);
	await page.evaluate(showKeys, ['Shift+Enter', 'remove and show', TEXT] as [string, string, string]);
	await page.locator('textarea').dispatchEvent('keydown', { key: 'Enter', shiftKey: true });
	await expect(page.locator('#posts')).toHaveText(TEXT);
	expect(await settled(page)).toEqual([]);
	await page.evaluate(showKeys, ['Shift+Enter', 'empty', TEXT] as [string, string, string]);
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.press('ControlOrMeta+x');
	await expect(page.locator('textarea')).toHaveValue('');
	expect(await settled(page)).toEqual([]);
});

/** In the page: an editor whose button opens a dialog with a button that publishes, another that does not, and a box. */
function showDialog(text: string): void {
	document.body.innerHTML = `<div id="editor" contenteditable data-draft></div><button id="first">Publish page…</button>
		<div role="dialog" hidden><textarea id="summary" data-draft></textarea><label><input type="checkbox">Minor</label>
		<button id="second">Publish changes</button><button id="no">Resume editing</button><button id="cancel">Cancel</button></div>`;
	const by = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
	const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
	by('editor').textContent = text;
	by('first').addEventListener('click', () => {
		dialog.hidden = false;
		by('editor').contentEditable = 'false';
	});
	by('second').addEventListener('click', () => {
		dialog.hidden = true;
		by('editor').remove();
	});
	for (const id of ['no', 'cancel'])
		by(id).addEventListener('click', () => {
			dialog.hidden = true;
			by('editor').contentEditable = 'true';
		});
	window.watched = posting.watch();
}

/** What is done in the dialog, and whether the draft is kept once the page, at the end, takes the editor away. */
const IN_DIALOG: [string, string[], kept: boolean][] = [
	['published', ['second'], true],
	['published after a summary was written and a box was ticked', ['summary', 'tick', 'second'], true],
	['canceled', ['cancel'], false],
	['closed with another button', ['no'], false],
	['closed with Escape', ['Escape'], false],
	['opened again after it was canceled, and published', ['cancel', 'first', 'second'], true],
];

test('a draft is kept if its dialog publishes it, however long that was open', async ({ page }) => {
	await emptyPage(page);
	for (const [what, presses, kept] of IN_DIALOG)
		for (const open of [500, 600_000]) {
			await page.evaluate(showDialog, TEXT);
			await page.locator('#first').click();
			for (const press of presses) {
				await page.evaluate((later) => window.watched.pass(later), open);
				if (press === 'Escape') await page.keyboard.press('Escape');
				else if (press === 'summary') await page.locator('#summary').pressSequentially('A word');
				else await page.locator(press === 'tick' ? 'label' : `#${press}`).click();
			}
			await page.evaluate(() => document.querySelector('#editor')?.remove());
			expect.soft((await settled(page)).filter(Boolean), `${what} after ${open} ms`).toEqual(kept ? [TEXT] : []);
		}
});
