import { lettersInField, type Rect, wordLines } from '../e2e/wordsOnScreen.ts';
import { EDITORS, type EditorName } from '../fixtures/build.ts';
import { FIELDS, openEditor } from './editorPage.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { drawnIn } from './marks.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
/** Editors that take all that is changed within so many milliseconds for one step of their undo. */
const JOINS: Partial<Record<EditorName, number>> = { quill: 1000 };

/** As one reads. */
const inOrder = (a: Rect, b: Rect) => (Math.abs(a.top - b.top) < 2 ? a.left - b.left : a.top - b.top);

/** A rectangle with no side two pixels from this one's. */
const near = (wanted: Rect) =>
	expect.toSatisfy(({ left, top, right, bottom }: Rect) =>
		[left - wanted.left, top - wanted.top, right - wanted.right, bottom - wanted.bottom].every(
			(off) => Math.abs(off) < 2,
		),
	);

/** Fields do not tell where their words are: each letter is asked for at points. */
async function expectUnderLetters(place: Page, marks: Rect[]): Promise<void> {
	expect(marks).toHaveLength(FILMS.length);
	for (const [i, { left, top, right, bottom }] of marks.entries()) {
		const start = DRAFT.indexOf(FILMS[i]!);
		const end = start + FILMS[i]!.length;
		const found = await lettersInField(place, marks[i]!, start, end);
		expect(Math.abs(found.first - found.widths[0] / 2 - left)).toBeLessThan(2);
		expect(Math.abs(found.last + found.widths[1] / 2 - right)).toBeLessThan(2);
		expect(Math.abs((found.near + found.far) / 2 - (top + bottom) / 2)).toBeLessThan(2);
	}
}

/** Whose marks Firefox draws in different ways. */
const UNLIKE: EditorName[] = ['textarea', 'tinymce'];
/** Frames that do not belong to the site: an advertisement may be one. */
const FOREIGN: EditorName[] = ['frame-sandboxed'];

for (const name of EDITORS.filter((editor) => !FOREIGN.includes(editor)))
	test(
		`${name}: costly films are marked, the keyboard takes one out, and undo restores the text`,
		nightly(!UNLIKE.includes(name)),
		async ({ firefox, editorsUrl }) => {
			const { page, place } = await openEditor(firefox, editorsUrl, name);
			const tab = await firefox.tabOf(editorsUrl);
			const saved = () => page.evaluate(() => window.fixture.html());
			const { marks, card, isThere } = await drawnIn(firefox, place);
			await page.click('[data-target]');
			await page.type(DRAFT);
			const typed = await page.evaluate(() => performance.now());
			await expect.poll(() => firefox.badge(tab)).toMatch(/^3\d$/);
			await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
			if (!FIELDS.includes(name)) {
				const lines = (await Promise.all(FILMS.map((film) => wordLines(place, film)))).flat();
				await expect.poll(async () => (await marks()).toSorted(inOrder)).toEqual(lines.map(near));
			} else if (name !== 'shadow-closed') await expectUnderLetters(place, (await marks()).toSorted(inOrder));
			const before = await saved();
			await page.waitFor((until) => performance.now() > until, typed + (JOINS[name] ?? 0));

			await page.press('Alt+Shift+R');
			await expect.poll(card).toContain(FILMS[1]);
			await page.press('Enter');
			await expect.poll(saved).not.toContain(FILMS[1]);
			await expect
				.poll(() => page.evaluate(() => window.fixture.text()))
				.toContain('I adored Koyaanisqatsi and The Matrix');
			// It is looked at for a moment whether the change stands: what is undone meanwhile counts as refused.
			// The crowd is large enough without it.
			await expect.poll(async () => (await card()) ?? '').toContain('That’s enough for now.');
			await expect.poll(marks).toHaveLength(0);
			await page.press('Control+z');
			await expect.poll(saved).toBe(before);
			await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);

			await page.click('h1');
			await expect.poll(isThere).toBe(false);
		},
	);

test('marks in a field are under its words if only text is zoomed', async ({ firefox, editorsUrl }) => {
	for (const enlarge of [() => firefox.zoomText(1.6), () => firefox.setPref('font.minimum-size.x-western', 24)]) {
		const { page, place } = await openEditor(firefox, editorsUrl, 'textarea');
		await enlarge();
		await page.evaluate(() => {
			document.querySelector('textarea')!.style.cssText =
				'width: 500px; height: 300px; padding: 1em; letter-spacing: 1px; line-height: 1.3';
		});
		const { marks } = await drawnIn(firefox, place);
		await page.click('[data-target]');
		await page.type(DRAFT);
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
		const read = await page.evaluate(
			(all) =>
				all.map(({ left, top, right, bottom }) =>
					[left + 3, right - 3].map((x) => document.caretPositionFromPoint(x, (top + bottom) / 2)!.offset),
				),
			(await marks()).toSorted(inOrder),
		);
		const words = FILMS.flatMap((film) => film.split(' ')).map((word) => DRAFT.indexOf(word));
		// A mark goes on in the next line where its words do.
		expect(words).toContain(read[0]![0]);
		expect(read[0]![1]).toBeGreaterThanOrEqual(DRAFT.indexOf('Koyaanisqatsi') + 'Koyaanisqatsi'.length - 1);
		expect(read.at(-1)![1]).toBe(DRAFT.indexOf('Harmonies') + 'Harmonies'.length);
	}
});
