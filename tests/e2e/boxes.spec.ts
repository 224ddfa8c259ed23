import { expect, type Page, test } from '@playwright/test';
import { findChromium } from '../../scripts/browser.ts';
import { lettersInField } from './wordsOnScreen.ts';
import { type World, worldIn } from './world.ts';

/** Boxes as pages lay them out, hide them and lock them. */

test.use({
	launchOptions: { executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
});

const TEXT = `We saw Koyaanisqatsi on Friday,\nthen Satantango and all of its seven hours.\n${'A long wait, then. '.repeat(9)}\nGerry.`;

async function show(page: Page, body: string): Promise<World> {
	await page.setContent(`<!doctype html><html lang="en"><title>Reply</title><body style="margin: 20px">${body}`);
	return worldIn(page, false);
}

const rectsOf = (world: World, start: number, end: number) =>
	world.run(
		({ find, stage }, span) => {
			const editor = find.editorOf(document.querySelector('[data-box]'))!;
			return editor.rects([span], stage)[0]!;
		},
		{ start, end },
	);

test.describe('words in a field are where the page draws them', () => {
	const fields: Record<string, { body: string; text?: string; vertical?: true }> = {
		'of its own fonts and spaces': {
			body: '<textarea data-box style="width: 300.4px; height: 300px; padding: 7px 13px 5px 9.5px; border: 3px solid; font: italic 700 17px/1.7 monospace; letter-spacing: 1.5px; word-spacing: 4px; text-indent: 30px"></textarea>',
		},
		'in capitals by style': {
			body: '<textarea data-box style="width: 310px; height: 300px; text-transform: uppercase; font: 15px serif"></textarea>',
		},
		'with tabs': {
			body: '<textarea data-box style="width: 400px; height: 300px; tab-size: 3; font: 15px serif"></textarea>',
			text: `\tWe\tsaw\tKoyaanisqatsi\n\t\tthen Satantango\nGerry`,
		},
		'with a scroll bar, scrolled': {
			body: '<textarea data-box rows="3" style="width: 250px; padding: 6px; font: 16px sans-serif"></textarea>',
		},
		'without wrapping, scrolled': {
			body: '<textarea data-box rows="8" wrap="off" style="width: 150px; padding: 6px; font: 16px sans-serif"></textarea>',
		},
		'in the middle of a line': {
			body: '<input data-box style="width: 400px; height: 60px; padding: 0 20px; font: 18px serif; text-align: center">',
			text: 'We saw Koyaanisqatsi, Satantango and Gerry',
		},
		'longer than its line': {
			body: '<input data-box style="width: 200px; padding: 6px; font: 18px serif">',
			text: 'We saw Koyaanisqatsi, Satantango and Gerry',
		},
		'from right to left': {
			body: '<textarea data-box dir="rtl" rows="4" style="width: 260px; font: 16px sans-serif"></textarea>',
			text: `ראינו Koyaanisqatsi ביום שישי\n${'וחיכינו הרבה זמן. '.repeat(8)} Satantango\nGerry`,
		},
		'from right to left in one line': {
			body: '<input data-box dir="rtl" style="width: 200px; padding: 6px; font: 18px serif">',
			text: 'ראינו Koyaanisqatsi, וגם Satantango ואת Gerry',
		},
		'in columns': {
			body: '<textarea data-box style="writing-mode: vertical-rl; width: 150px; height: 300px; font: 16px serif"></textarea>',
			vertical: true,
		},
		'in columns from the left': {
			body: '<textarea data-box style="writing-mode: vertical-lr; width: 400px; height: 200px; font: 16px serif"></textarea>',
			vertical: true,
		},
		'scaled by the page': {
			body: '<div style="transform: scale(1.4, 1.2); transform-origin: 0 0"><textarea data-box style="width: 300px; height: 260px; font: 16px serif"></textarea></div>',
		},
		'zoomed by the page': {
			body: '<div style="zoom: 1.5"><textarea data-box rows="5" style="width: 300px; font: 16px serif"></textarea></div>',
		},
		'in a page that zooms all of itself': {
			body: '<style>html { zoom: 1.25 }</style><textarea data-box rows="5" style="width: 300px; font: 16px serif"></textarea>',
		},
		'in a page that is scrolled': {
			body: '<p style="height: 700px"></p><textarea data-box rows="9" style="width: 300px; font: 16px serif"></textarea><p style="height: 700px">',
		},
	};
	for (const [how, { body, text = TEXT, vertical = false }] of Object.entries(fields))
		test(how, async ({ page }) => {
			const world = await show(page, body);
			await page.locator('[data-box]').fill(text);
			let drawn = 0;
			for (const word of ['Koyaanisqatsi', 'Satantango', 'Gerry']) {
				const start = text.indexOf(word);
				const end = start + word.length;
				// Keys bring the word into view.
				for (const at of [start, end]) {
					await page.locator('[data-box]').evaluate((field: HTMLTextAreaElement, at) => {
						field.focus();
						field.setSelectionRange(at, at);
					}, at);
					await page.keyboard.press('ArrowRight');
					await page.keyboard.press('ArrowLeft');
				}
				const rects = await rectsOf(world, start, end);
				if (rects.length !== 1) continue;
				const rect = rects[0]!;
				const seen = await lettersInField(page.mainFrame(), rect, start, end, vertical);
				const [from, to] = vertical ? [rect.top, rect.bottom] : [rect.left, rect.right];
				// A word at the edge is cut off.
				if (to - from < seen.length - 1) continue;
				drawn++;
				expect.soft(Math.abs(seen.first - seen.widths[0] / 2 - from), `${word} begins`).toBeLessThan(2);
				expect.soft(Math.abs(seen.last + seen.widths[1] / 2 - to), `${word} ends`).toBeLessThan(2);
				const middle = vertical ? (rect.left + rect.right) / 2 : (rect.top + rect.bottom) / 2;
				expect.soft(Math.abs((seen.near + seen.far) / 2 - middle), `${word} lies`).toBeLessThan(2);
			}
			expect(drawn).toBeGreaterThan(1);
		});

	test('a word in two lines is two rectangles, one out of view none, one half in view cut', async ({ page }) => {
		const world = await show(
			page,
			'<textarea data-box rows="3" style="width: 200px; font: 16px/20px monospace"></textarea>',
		);
		const text = `${'word '.repeat(3)}Werckmeister Harmonies ${'word '.repeat(40)}Gerry`;
		const box = page.locator('[data-box]');
		await box.fill(text);
		const scroll = (top: number) => box.evaluate((field, top) => field.scrollTo(0, top), top);
		await scroll(0);
		const start = text.indexOf('Werckmeister');
		const lines = await rectsOf(world, start, start + 'Werckmeister Harmonies'.length);
		expect(lines).toHaveLength(2);
		expect(lines[1]!.top).toBeGreaterThanOrEqual(lines[0]!.bottom - 5);
		expect(await rectsOf(world, text.length - 5, text.length)).toEqual([]);
		const whole = (await rectsOf(world, 0, 4))[0]!;
		await scroll(10);
		const cut = (await rectsOf(world, 0, 4))[0]!;
		expect(cut.bottom - cut.top).toBeLessThan(whole.bottom - whole.top - 5);
	});

	test('nothing is drawn on what is turned', async ({ page }) => {
		const world = await show(
			page,
			`<div style="transform: rotate(20deg); transform-origin: 0 0"><textarea data-box style="width: 300px">${TEXT}</textarea></div>`,
		);
		expect(await rectsOf(world, 7, 20)).toEqual([]);
	});
});

test('words that another element scrolls away are not drawn', async ({ page }) => {
	const world = await show(
		page,
		`<div id="scroller" style="height: 60px; overflow: auto"><div data-box contenteditable><p>Koyaanisqatsi</p>${'<p>word</p>'.repeat(9)}</div></div>`,
	);
	expect(await rectsOf(world, 0, 13)).toHaveLength(1);
	await page.locator('#scroller').evaluate((scroller) => scroller.scrollTo(0, 200));
	expect(await rectsOf(world, 0, 13)).toEqual([]);
});

test('a word in several formats is one rectangle', async ({ page }) => {
	const world = await show(page, '<p data-box contenteditable>We saw <b>Koyaan</b><i><b>isq</b></i>atsi.</p>');
	expect(await rectsOf(world, 7, 20)).toHaveLength(1);
});

test.describe('is a box, or none', () => {
	const hidden = 'I adored Koyaanisqatsi';
	const bodies: [what: string, body: string, isBox: boolean][] = [
		['a box', `<textarea data-box>${hidden}</textarea>`, true],
		['a title', `<input data-box value="${hidden}">`, true],
		['an editable part', `<div data-box contenteditable>${hidden}</div>`, true],
		['plain text only', `<div data-box contenteditable="plaintext-only">${hidden}</div>`, true],
		['words the page colours itself', `<textarea data-box style="color: transparent">${hidden}</textarea>`, true],
		['scrolled out of view', `<p style="height: 3000px"></p><textarea data-box>${hidden}</textarea>`, true],
		[
			'scrolled out of a part',
			`<div style="height: 50px; overflow: auto"><p style="height: 200px"></p><textarea data-box>${hidden}</textarea></div>`,
			true,
		],
		['not displayed', `<textarea data-box style="display: none">${hidden}</textarea>`, false],
		['not visible', `<div style="visibility: hidden"><textarea data-box>${hidden}</textarea></div>`, false],
		['see-through', `<textarea data-box style="opacity: 0">${hidden}</textarea>`, false],
		['nearly see-through', `<form style="opacity: .01"><textarea data-box>${hidden}</textarea></form>`, false],
		[
			'a pixel large',
			`<textarea data-box style="width: 1px; height: 1px; padding: 0; border: 0">${hidden}</textarea>`,
			false,
		],
		[
			'in a part a pixel large',
			`<div style="width: 1px; height: 1px; overflow: hidden"><textarea data-box>${hidden}</textarea></div>`,
			false,
		],
		['beside the page', `<textarea data-box style="position: absolute; left: -9999px">${hidden}</textarea>`, false],
		['above the page', `<textarea data-box style="position: fixed; top: -900px">${hidden}</textarea>`, false],
		['shrunk', `<textarea data-box style="transform: scale(0.001)">${hidden}</textarea>`, false],
		['cut away', `<textarea data-box style="clip-path: inset(50%)">${hidden}</textarea>`, false],
		[
			'cut away with what is around it',
			`<div style="position: absolute; clip: rect(1px, 1px, 1px, 1px)"><textarea data-box>${hidden}</textarea></div>`,
			false,
		],
		['a password', `<input data-box type="password" value="${hidden}">`, false],
		['an e-mail address', `<input data-box type="email">`, false],
		['a search', `<input data-box type="search">`, false],
		['a box of a search', `<form role="search"><input data-box></form>`, false],
		['a card', `<input data-box autocomplete="section-a cc-number">`, false],
		['a code', `<input data-box autocomplete="one-time-code">`, false],
		['a code by its keys', `<input data-box inputmode="numeric">`, false],
		['a name', `<input data-box autocomplete="given-name">`, false],
		['words to open something', `<textarea data-box name="seed-phrase"></textarea>`, false],
		['dots for letters', `<input data-box style="-webkit-text-security: disc">`, false],
		['read only', `<textarea data-box readonly>${hidden}</textarea>`, false],
		['disabled with others', `<fieldset disabled><textarea data-box>${hidden}</textarea></fieldset>`, false],
		['said to be read only', `<div data-box contenteditable aria-readonly="true">${hidden}</div>`, false],
		['not editable within', `<div contenteditable>${hidden}<b data-box contenteditable="false">x</b></div>`, false],
	];
	for (const [what, body, isBox] of bodies)
		test(what, async ({ page }) => {
			const world = await show(page, body);
			const found = await world.run(({ find }) => find.editorOf(document.querySelector('[data-box]')) !== null, null);
			expect(found).toBe(isBox);
		});

	for (const [style, isBox] of [
		['', true],
		['opacity: 0', false],
		['width: 1px; height: 1px', false],
		['visibility: hidden', false],
	] as const)
		test(`in a frame ${style}`, async ({ page }) => {
			await page.setContent(`<iframe style="${style}" srcdoc="<textarea data-box>${hidden}</textarea>"></iframe>`);
			await page.frames()[1]!.waitForSelector('[data-box]', { state: 'attached' });
			const world = await worldIn(page, true);
			const found = await world.run(({ find }) => find.editorOf(document.querySelector('[data-box]')) !== null, null);
			expect(found).toBe(isBox);
		});

	test('a password that is shown later', async ({ page }) => {
		const world = await show(page, '<input data-box type="password" value="Koyaanisqatsi">');
		const found = () => world.run(({ find }) => find.editorOf(document.querySelector('[data-box]')) !== null, null);
		expect(await found()).toBe(false);
		await page.locator('[data-box]').evaluate((box: HTMLInputElement) => {
			box.type = 'text';
		});
		expect(await found()).toBe(false);
	});
});

test.describe('text is what is drawn', () => {
	const parts: [html: string, text: string][] = [
		['<p>one</p><p>two</p>', 'one\ntwo'],
		['<p>one</p><p><br></p><p>two</p>', 'one\n\ntwo'],
		['<p><br></p><p>one</p><p><br></p>', '\none\n'],
		['one<br>two<br>', 'one\ntwo'],
		['one<br><br>two', 'one\n\ntwo'],
		['<p>one<br><br></p><p>two</p>', 'one\n\ntwo'],
		['one<div>two</div>three', 'one\ntwo\nthree'],
		['<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul><p>four</p>', 'one\ntwo\nthree\nfour'],
		['\n\t<p>\n\t\tone   two\n\tthree </p>\n\t<p> <b>four </b> five</p>\n', 'one two three\nfour five'],
		['<p>on<b>e t</b><i>w</i>o</p><blockquote><p>three</p></blockquote>', 'one two\nthree'],
		['<pre>one\n  two\n</pre><p>three</p>', 'one\n  two\nthree'],
		['<div style="white-space: pre-wrap">one  two\n\nthree</div>', 'one  two\n\nthree'],
		['<h2>one</h2><hr><p>two <a href="#">three</a></p>', 'one\ntwo three'],
		['<div><div><div>one</div></div></div><div>two</div>', 'one\ntwo'],
		['<p>one<span contenteditable="false">not</span> two</p>', 'one two'],
		['<div contenteditable="false">not <p contenteditable="true">one</p></div>two', 'one\ntwo'],
		['<p>one<script>two</script><style>three</style></p>', 'one'],
		['<p>one <br> two&nbsp;</p>', 'one\ntwo '],
		['<p>\u200bone\ufefftwo</p><p>\ufeff</p><p>three</p>', 'onetwo\n\nthree'],
		['<table><tr><td>one</td><td>two</td></tr></table>', 'one\ntwo'],
	];
	for (const [html, text] of parts)
		test(html.replaceAll(/\s+/g, ' '), async ({ page }) => {
			const world = await show(page, '<div data-box contenteditable></div>');
			await page.locator('[data-box]').evaluate((box: HTMLElement, html) => {
				box.innerHTML = html;
			}, html);
			const read = () => world.run(({ find }) => find.editorOf(document.querySelector('[data-box]'))!.text(1e6), null);
			expect(await read()).toBe(text);
			// Each place that can be selected is found again.
			const found = await world.run(async ({ find }, length) => {
				const editor = find.editorOf(document.querySelector('[data-box]'))!;
				const carets: (number | null)[] = [];
				for (let at = 0; at <= length; at++)
					carets.push((await editor.select({ start: at, end: at })) ? editor.caret() : null);
				return carets;
			}, text.length);
			expect(found).toEqual(Array.from({ length: text.length + 1 }, (_, i) => i));
		});

	test('a megabyte is read as far as asked for', async ({ page }) => {
		const world = await show(page, '<div data-box contenteditable></div>');
		await page.locator('[data-box]').evaluate((box) => {
			box.innerHTML = '<p>slow cinema is worth the wait</p>'.repeat(33_000);
		});
		const [length, took] = await world.run(({ find }) => {
			const editor = find.editorOf(document.querySelector('[data-box]'))!;
			editor.text(200_001);
			const from = performance.now();
			return [editor.text(200_001).length, performance.now() - from] as const;
		}, null);
		expect(length).toBe(200_001);
		expect(took).toBeLessThan(60);
	});
});

test.describe('an edit', () => {
	const replace = (world: World, word: string, to: string) =>
		world.run(
			({ find }, [word, to]) => {
				const editor = find.editorOf(document.querySelector('[data-box]'))!;
				const start = editor.text(1e6).indexOf(word);
				return editor.replace({ start, end: start + word.length }, to);
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
	for (const [what, body, script] of stubborn)
		test(`${what} changes nothing`, async ({ page }) => {
			const world = await show(page, body);
			await page.addScriptTag({ content: `{ const box = document.querySelector('[data-box]'); ${script} }` });
			await page.locator('[data-box]').click();
			const before = await inBox(page);
			expect(await replace(world, 'Gerry', 'Sátántangó, all seven hours')).toBe(false);
			expect(await inBox(page)).toBe(before);
		});

	test('over two boxes of one draft is refused', async ({ page }) => {
		const world = await show(
			page,
			'<div class="block-editor-block-list__layout is-root-container" data-box><p contenteditable>I saw Gerry</p><p contenteditable>once.</p></div>',
		);
		const before = await inBox(page);
		expect(await replace(world, 'Gerry\nonce', 'it')).toBe(false);
		expect(await inBox(page)).toBe(before);
	});

	test('of words that are not there is refused', async ({ page }) => {
		const world = await show(page, '<textarea data-box>I saw Gerry once.</textarea>');
		const far = await world.run(
			({ find }) => find.editorOf(document.querySelector('[data-box]'))!.replace({ start: 90, end: 99 }, 'it'),
			null,
		);
		expect(far).toBe(false);
		expect(await inBox(page)).toBe('I saw Gerry once.');
	});

	const long = Array.from({ length: 60 }, (_, i) => `line ${i}`);
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
	] as const)
		test(`scrolls nothing: ${what}`, async ({ page }) => {
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
			expect(await replace(world, 'Gerry', 'Stalker')).toBe(true);
			expect(await state()).toEqual(before);
			await page.keyboard.type('!');
			expect(await inBox(page)).toContain('line 59!');
		});

	test('leaves the focus where it was', async ({ page }) => {
		const world = await show(page, '<textarea data-box>I saw Gerry once.</textarea><textarea id="other"></textarea>');
		await page.locator('#other').click();
		expect(await replace(world, 'Gerry', 'Stalker')).toBe(true);
		expect(await inBox(page)).toBe('I saw Stalker once.');
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('other');
	});

	test('takes what is selected for the caret’s place, not for its own', async ({ page }) => {
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

test.describe('a placeholder is no draft', () => {
	const empty = {
		Slate:
			'<div data-slate-node="element"><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-placeholder="true" contenteditable="false">Write</span><span data-slate-zero-width="n" data-slate-length="0">\ufeff<br></span></span></span></div>',
		CodeMirror:
			'<div class="cm-line"><img class="cm-widgetBuffer"><span class="cm-placeholder" contenteditable="false" aria-hidden="true">Write</span><br></div>',
		Tiptap: '<p class="is-empty" data-placeholder="Write"><br class="ProseMirror-trailingBreak"></p>',
		'the block editor': '<p>\ufeff<span data-rich-text-placeholder="Write" contenteditable="false"></span></p>',
	};
	for (const [name, html] of Object.entries(empty))
		test(name, async ({ page }) => {
			const world = await show(page, `<div data-box contenteditable>${html}</div>`);
			const read = await world.run(({ find }) => find.editorOf(document.querySelector('[data-box]'))!.text(1e6), null);
			expect(read).toBe('');
		});
});
