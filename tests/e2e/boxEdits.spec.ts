import type { Page } from '@playwright/test';
import { show } from './boxScene.ts';
import { expect, test } from './plainPage.ts';
import type { World } from './world.ts';

/** Edits of boxes as pages hide, lock and guard them. */

test.describe('an edit', () => {
	const replace = (world: World, word: string, to: string) =>
		world.run(
			async ({ find }, [word, text]) => {
				const editor = find.editorOf(document.querySelector('[data-box]'))!;
				const start = editor.text(1e6).indexOf(word);
				return (await editor.edit([{ start, end: start + word.length, text }])) !== null;
			},
			[word, to] as const,
		);
	const inBox = (page: Page) =>
		page.locator('[data-box]').evaluate((box: HTMLTextAreaElement) => box.value ?? box.innerHTML);

	const stubborn: [what: string, body: string, script: string][] = [
		['that does not fit in', '<textarea data-box maxlength="20">I saw Gerry once.</textarea>', ''],
		[
			'that the page alters',
			'<textarea data-box>I saw Gerry once.</textarea>',
			`box.addEventListener('input', () => { if (/Sátántangó/.test(box.value)) box.value = 'I saw Gerry once.'; })`,
		],
		[
			'that the page takes back later',
			'<div data-box contenteditable><p>I saw Gerry once.</p></div>',
			`new MutationObserver(() => { if (/Sátántangó/.test(box.textContent)) box.innerHTML = '<p>I saw Gerry once.</p>'; }).observe(box, { subtree: true, childList: true, characterData: true })`,
		],
		[
			'that the page swallows',
			'<div data-box contenteditable><p>I saw Gerry once.</p></div>',
			`box.addEventListener('beforeinput', (event) => event.preventDefault())`,
		],
	];
	test('changes nothing if the page rejects it', async ({ page }) => {
		for (const [what, body, script] of stubborn) {
			const world = await show(page, body);
			await page.addScriptTag({ content: `{ const box = document.querySelector('[data-box]'); ${script} }` });
			await page.locator('[data-box]').click();
			const before = await inBox(page);
			expect.soft(await replace(world, 'Gerry', 'Sátántangó, all seven hours'), what).toBe(false);
			expect.soft(await inBox(page), what).toBe(before);
		}
	});

	test('is refused if it spans two boxes of a draft', async ({ page }) => {
		const world = await show(
			page,
			'<div class="block-editor-block-list__layout is-root-container" data-box><p contenteditable>I saw Gerry</p><p contenteditable>once.</p></div>',
		);
		const before = await inBox(page);
		expect(await replace(world, 'Gerry\nonce', 'it')).toBe(false);
		expect(await inBox(page)).toBe(before);
	});

	test('is refused if its words are missing', async ({ page }) => {
		const world = await show(page, '<textarea data-box>I saw Gerry once.</textarea>');
		const far = await world.run(
			({ find }) => find.editorOf(document.querySelector('[data-box]'))!.edit([{ start: 90, end: 99, text: 'it' }]),
			null,
		);
		expect(far).toBeNull();
		expect(await inBox(page)).toBe('I saw Gerry once.');
	});

	const long = Array.from({ length: 60 }, (_, i) => `line ${i}`);
	test('scrolls nothing', async ({ page }) => {
		for (const [what, body] of [
			['a field', `<textarea data-box rows="5">Gerry\n${long.join('\n')}</textarea>`],
			[
				'an editable part',
				`<div data-box contenteditable style="height: 100px; overflow: auto"><p>Gerry</p><p>${long.join('</p><p>')}</p></div>`,
			],
			[
				'what is around it',
				`<div style="height: 100px; overflow: auto"><div data-box contenteditable><p>Gerry</p><p>${long.join('</p><p>')}</p></div></div>`,
			],
		] as const) {
			const world = await show(page, body);
			await page.locator('[data-box]').click();
			await page.keyboard.press('ControlOrMeta+End');
			const state = () =>
				page.locator('[data-box]').evaluate((box) => ({
					scrolled: [box.scrollTop, box.parentElement!.scrollTop, scrollY],
					focused: document.activeElement === box,
				}));
			await expect.poll(async () => Math.max(...(await state()).scrolled)).toBeGreaterThan(100);
			const before = await state();
			expect.soft(await replace(world, 'Gerry', 'Stalker'), what).toBe(true);
			expect.soft(await state(), what).toEqual(before);
			await page.keyboard.type('!');
			expect.soft(await inBox(page), what).toContain('line 59!');
		}
	});

	test('leaves the focus where it was', async ({ page }) => {
		const world = await show(page, '<textarea data-box>I saw Gerry once.</textarea><textarea id="other"></textarea>');
		await page.locator('#other').click();
		expect(await replace(world, 'Gerry', 'Stalker')).toBe(true);
		expect(await inBox(page)).toBe('I saw Stalker once.');
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('other');
	});

	test('uses a selection only as the caret’s position', async ({ page }) => {
		const world = await show(page, '<div data-box contenteditable>I saw Gerry once.</div>');
		await page.locator('[data-box]').click();
		await page.keyboard.press('ControlOrMeta+a');
		const inserted = await world.run(
			({ find }) => find.editorOf(document.querySelector('[data-box]'))!.insert(' So there.'),
			null,
		);
		expect(inserted).toBe(true);
		expect(await inBox(page)).toBe('I saw Gerry once. So there.');
	});
});
