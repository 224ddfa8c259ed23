import { rectsOf, show, TEXT } from './boxScene.ts';
import { expect, test } from './plainPage.ts';
import { lettersInField } from './wordsOnScreen.ts';

/** Where words stand in boxes as pages lay them out. */

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
	test('are found however the page styles, scrolls, and transforms the field', async ({ page }) => {
		for (const [how, { body, text = TEXT, vertical = false }] of Object.entries(fields)) {
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
				expect.soft(Math.abs(seen.first - seen.widths[0] / 2 - from), `${how}: ${word} begins`).toBeLessThan(2);
				expect.soft(Math.abs(seen.last + seen.widths[1] / 2 - to), `${how}: ${word} ends`).toBeLessThan(2);
				const middle = vertical ? (rect.left + rect.right) / 2 : (rect.top + rect.bottom) / 2;
				expect.soft(Math.abs((seen.near + seen.far) / 2 - middle), `${how}: ${word} lies`).toBeLessThan(2);
			}
			expect.soft(drawn, how).toBeGreaterThan(1);
		}
	});

	test('words on two lines, hidden words, and partly visible words have their rectangles', async ({ page }) => {
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

	test('nothing is drawn on rotated fields', async ({ page }) => {
		const world = await show(
			page,
			`<div style="transform: rotate(20deg); transform-origin: 0 0"><textarea data-box style="width: 300px">${TEXT}</textarea></div>`,
		);
		expect(await rectsOf(world, 7, 20)).toEqual([]);
	});
});

test('words that are scrolled out of view are not drawn', async ({ page }) => {
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
