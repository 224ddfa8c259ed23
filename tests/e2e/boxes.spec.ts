import { show } from './boxScene.ts';
import { expect, test } from './plainPage.ts';
import { type World, worldIn } from './world.ts';

/** Boxes as pages lay them out, hide them and lock them. */

test.describe('an element counts as a box', () => {
	const hidden = 'I adored Koyaanisqatsi';
	const bodies: [what: string, body: string, isBox: boolean][] = [
		['a box', `<textarea data-box>${hidden}</textarea>`, true],
		['a title', `<input data-box value="${hidden}">`, true],
		['an editable part', `<div data-box contenteditable>${hidden}</div>`, true],
		['plain text only', `<div data-box contenteditable="plaintext-only">${hidden}</div>`, true],
		['words the page colors itself', `<textarea data-box style="color: transparent">${hidden}</textarea>`, true],
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
		[
			'a comment that keeps browsers from filling it',
			`<textarea data-box autocomplete="one-time-code"></textarea>`,
			true,
		],
		['a reply to Caliban', `<input data-box name="reply-caliban">`, true],
		['an account number', `<input data-box name="customer_iban">`, false],
		['a code by its keys', `<input data-box inputmode="numeric">`, false],
		['a name', `<input data-box autocomplete="given-name">`, false],
		['a password that is shown, by its name', `<input data-box name="neues-kennwort">`, false],
		['a password that is shown, by its label', `<label>Contraseña: <input data-box></label>`, false],
		['a password that is shown, by what stands in it', `<input data-box placeholder="Current password">`, false],
		['a title on passwords', `<input data-box placeholder="A question about passwords">`, true],
		['words to open something', `<textarea data-box name="seed-phrase"></textarea>`, false],
		['dots for letters', `<input data-box style="-webkit-text-security: disc">`, false],
		['read only', `<textarea data-box readonly>${hidden}</textarea>`, false],
		['disabled with others', `<fieldset disabled><textarea data-box>${hidden}</textarea></fieldset>`, false],
		['said to be read only', `<div data-box contenteditable aria-readonly="true">${hidden}</div>`, false],
		['not editable within', `<div contenteditable>${hidden}<b data-box contenteditable="false">x</b></div>`, false],
	];
	const isFound = (world: World) =>
		world.run(({ find }) => find.editorOf(document.querySelector('[data-box]')) !== null, null);

	test('depending on its visibility, its locks, and its purpose', { tag: '@smoke' }, async ({ page }) => {
		for (const [what, body, isBox] of bodies) expect.soft(await isFound(await show(page, body)), what).toBe(isBox);
	});

	test('depending on the visibility of the frame around it', async ({ page }) => {
		for (const [style, isBox] of [
			['', true],
			['opacity: 0', false],
			['width: 1px; height: 1px', false],
			['visibility: hidden', false],
		] as const) {
			await page.setContent(`<iframe style="${style}" srcdoc="<textarea data-box>${hidden}</textarea>"></iframe>`);
			await page.frames()[1]!.waitForSelector('[data-box]', { state: 'attached' });
			expect.soft(await isFound(await worldIn(page, true)), `in a frame ${style}`).toBe(isBox);
		}
	});

	test('but not if it is a password that is revealed later', async ({ page }) => {
		const world = await show(page, '<input data-box type="password" value="Koyaanisqatsi">');
		expect(await isFound(world)).toBe(false);
		await page.locator('[data-box]').evaluate((box: HTMLInputElement) => {
			box.type = 'text';
		});
		expect(await isFound(world)).toBe(false);
	});
});

test.describe('the text of a box is what users see', () => {
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
		['<p>one<span style="display: none">two</span></p><p style="visibility: hidden">three</p>', 'one'],
		['<p style="visibility: hidden">one<b style="visibility: visible">two</b></p>', 'two'],
		[
			'<div style="opacity: 0"><p>one</p></div><p>two</p><div style="content-visibility: hidden"><p>three</p></div>',
			'two',
		],
		['<div style="display: contents">one<b style="display: contents">two</b></div>', 'onetwo'],
	];
	test('in any elements, and each offset leads back to its place', async ({ page }) => {
		const world = await show(page, '<div data-box contenteditable></div>');
		for (const [html, text] of parts) {
			await page.locator('[data-box]').evaluate((box: HTMLElement, html) => {
				box.innerHTML = html;
			}, html);
			const read = await world.run(async ({ find }) => {
				const editor = find.editorOf(document.querySelector('[data-box]'))!;
				const text = editor.text(1e6);
				const carets: (number | null)[] = [];
				for (let at = 0; at <= text.length; at++)
					carets.push((await editor.select({ start: at, end: at })) ? editor.caret() : null);
				return { text, carets };
			}, null);
			expect.soft(read, html).toEqual({ text, carets: Array.from({ length: text.length + 1 }, (_, i) => i) });
		}
	});

	test('only the requested length of a megabyte is read', { tag: '@timed' }, async ({ page }) => {
		const world = await show(page, '<div data-box contenteditable></div>');
		const least = async (paragraphs: number) => {
			await page.locator('[data-box]').evaluate((box, count) => {
				box.innerHTML = '<p>slow cinema is worth the wait</p>'.repeat(count);
			}, paragraphs);
			return world.run(({ find }) => {
				const editor = find.editorOf(document.querySelector('[data-box]'))!;
				// Short enough to be measured between two turns of other work on a busy machine.
				const times = Array.from({ length: 50 }, () => {
					const from = performance.now();
					editor.text(20_001);
					return performance.now() - from;
				});
				return { length: editor.text(20_001).length, took: Math.min(...times) };
			}, null);
		};
		const [fifth, whole] = [await least(7_000), await least(35_000)];
		expect([fifth.length, whole.length]).toEqual([20_001, 20_001]);
		// Five times the text, of which no more is looked at.
		expect(whole.took).toBeLessThan(2.5 * fifth.took);
	});
});

test('text in a collapsed section counts, hidden text inside it does not', async ({ page }) => {
	const world = await show(
		page,
		`<div data-box contenteditable><details><summary>one</summary><p>two</p>
			<p style="display: none">three</p></details></div>`,
	);
	const read = await world.run(({ find }) => find.editorOf(document.querySelector('[data-box]'))!.text(1e6), null);
	expect(read).toBe('one\ntwo');
});

test('a box keeps its text while the page hides it to send it', async ({ page }) => {
	const world = await show(page, '<div data-box contenteditable style="display: none">one</div>');
	const read = await world.run(({ find }) => find.editorAt(document.querySelector('[data-box]'))?.text(1e6), null);
	expect(read).toBe('one');
});

test('an element with a hundred thousand empty children is rejected at once', {
	tag: '@timed',
}, async ({ page }) => {
	const world = await show(page, '<div data-box contenteditable>one</div>');
	const tried = (html: string) =>
		world.run(({ find }, more) => {
			const box = document.querySelector('[data-box]')!;
			box.insertAdjacentHTML('beforeend', more);
			// Its layout is the page's own matter.
			box.getBoundingClientRect();
			const times = Array.from({ length: 5 }, () => {
				box.append(document.createElement('i'));
				box.getBoundingClientRect();
				const from = performance.now();
				find.editorOf(box)?.text(200_001);
				return performance.now() - from;
			});
			return { isBox: find.editorOf(box) !== null, took: Math.min(...times) };
		}, html);
	const few = await tried('<i></i>'.repeat(4_000));
	expect(few.isBox).toBe(true);
	const many = await tried('<i></i>'.repeat(100_000));
	test.info().annotations.push({ type: 'ms', description: `${few.took.toFixed(2)}, ${many.took.toFixed(2)}` });
	expect(many.isBox).toBe(false);
	expect(many.took).toBeLessThan(few.took + 20);
});

test('a label of megabytes does not slow down reading', { tag: '@timed' }, async ({ page }) => {
	const world = await show(page, '<label><input data-box value="one"><span></span></label>');
	const { ours, careless } = await world.run(({ find }) => {
		const box = document.querySelector<HTMLInputElement>('[data-box]')!;
		const label = document.querySelector('label')!;
		label.lastElementChild!.innerHTML = `<b>${'Well. '.repeat(20)}</b>`.repeat(100_000);
		label.getBoundingClientRect();
		const least = (read: () => unknown) =>
			Math.min(
				...Array.from({ length: 5 }, () => {
					const from = performance.now();
					read();
					return performance.now() - from;
				}),
			);
		return {
			ours: least(() => find.editorOf(box)!.text(200_001)),
			careless: least(() => /^password\W*$/i.test(label.textContent!.trim())),
		};
	}, null);
	test.info().annotations.push({ type: 'ms', description: `${ours.toFixed(2)}, ${careless.toFixed(2)}` });
	expect(ours).toBeLessThan(careless / 3);
});

test('a placeholder is not a draft', async ({ page }) => {
	const empty = {
		Slate:
			'<div data-slate-node="element"><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-placeholder="true" contenteditable="false">Write</span><span data-slate-zero-width="n" data-slate-length="0">\ufeff<br></span></span></span></div>',
		CodeMirror:
			'<div class="cm-line"><img class="cm-widgetBuffer"><span class="cm-placeholder" contenteditable="false" aria-hidden="true">Write</span><br></div>',
		Tiptap: '<p class="is-empty" data-placeholder="Write"><br class="ProseMirror-trailingBreak"></p>',
		'the block editor': '<p>\ufeff<span data-rich-text-placeholder="Write" contenteditable="false"></span></p>',
	};
	for (const [name, html] of Object.entries(empty)) {
		const world = await show(page, `<div data-box contenteditable>${html}</div>`);
		const read = await world.run(({ find }) => find.editorOf(document.querySelector('[data-box]'))!.text(1e6), null);
		expect.soft(read, name).toBe('');
	}
});
