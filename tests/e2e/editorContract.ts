/** The contract of an editor adapter, the same for every editor, with the real editors and real keys. */

import { edited } from '../../src/core/algorithms/edits.ts';
import { takeOut } from '../../src/core/rewrite/takeOut.ts';
import '../../src/pack/lists.ts';
import type { EditorName } from '../fixtures/build.ts';
import { marked } from '../unit/core/rewrite/marked.ts';
import { type Bench, test } from './editorBench.ts';
import { expect } from './plainPage.ts';
import { putClockOn } from './typing.ts';
import { lettersInField, wordInPage } from './wordsOnScreen.ts';

export interface Expected {
	/** Its box is in a frame of the page's own. */
	inFrame?: true;
	/** The browser keeps its text, not the page. */
	isField?: true;
	/** Holds one line. */
	isLine?: true;
	/** Has only the lines near the view in the page. */
	drawsPart?: true;
	/** Redoes by another key; false where the page built around it does not. */
	redo?: 'ControlOrMeta+Shift+z' | false;
	/** Takes all that is edited within so many milliseconds for one step. */
	joins?: number;
	/** Each of its lines is a box, which cannot be removed by editing it. */
	boxes?: true;
	/** Makes words bold by a key. */
	bold?: true;
}

interface Case {
	name: EditorName;
	expected: Expected;
	/** A text of several lines, or in one. */
	lines: string;
}

/** Something that an editor keeps of the contract; takes it as on load. */
export type Proof = (bench: Bench, of: Case) => Promise<void>;

const LINES = 'We saw Koyaanisqatsi on Friday.\nThen Satantango, all seven hours.\n\nNothing since.';

/** Two films of a sentence and one of a list. */
const TAKEN =
	'We watched {Koyaanisqatsi} on Friday and “{Satantango}” last week.\n- ⟨Baraka⟩\n- {Stalker}\n- ⟨Gerry⟩\nNothing since.';

/** What is said in place of those in the sentence. */
const SAID = new Map([
	[0, { decade: 1980 }],
	[1, { decade: 1990 }],
]);

/** The draft as a box holds it, and the edits that it takes. */
function takenOutOf({ isLine, boxes }: Expected, taken = TAKEN) {
	const { text, named, out } = marked(isLine ? taken.replace(/\n+/g, ' ') : taken);
	const films = out.filter((film) => !SAID.has(film));
	const edits = takeOut(text, named, films, SAID).flatMap(({ edits, instead }) => (boxes && instead ? instead : edits));
	return { text, edits, wanted: edited(text, edits) };
}

/** What a model holds; some write the same with its parts in another order. */
const contentOf = ({ html }: { html: string }): unknown => (html.startsWith('[') ? JSON.parse(html) : html);

/** Whether all of its text can be written again. */
const isPlain = ({ isField, drawsPart }: Expected) => isField === true || drawsPart === true;

const spanOf = (text: string, word: string) => {
	const start = text.indexOf(word);
	expect(start).toBeGreaterThanOrEqual(0);
	return { start, end: start + word.length };
};

/** The text that an editor is tried with. */
export const linesOf = ({ isLine }: Expected) => (isLine ? LINES.replace(/\n+/g, ' ') : LINES);

async function isReadWhereItIsDrawn(bench: Bench, { name, expected, lines }: Case): Promise<void> {
	const { world, set, write, frame, text } = bench;
	expect.soft(await world.run(({ find }) => find.editorOf(document.body) === null, null)).toBe(!(name === 'tinymce'));
	await set(lines);
	await write();
	const read = await world.run(({ editor, find }) => {
		const found = editor()!;
		const asked: string[] = [];
		const watch = (of: object, name: string) => {
			const property = Object.getOwnPropertyDescriptor(of, name)!;
			const kind = 'value' in property ? 'value' : 'get';
			const before = property[kind];
			Object.defineProperty(of, name, {
				...property,
				[kind](this: unknown, ...args: unknown[]) {
					asked.push(name);
					return before.apply(this, args);
				},
			});
		};
		for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'innerText']) watch(HTMLElement.prototype, name);
		for (const name of ['clientWidth', 'clientHeight', 'scrollTop', 'getBoundingClientRect', 'getClientRects'])
			watch(Element.prototype, name);
		for (const name of ['getBoundingClientRect', 'getClientRects']) watch(Range.prototype, name);
		const text = found.text(1_000_000);
		const begins = found.text(10);
		return {
			text,
			begins,
			asked: [...asked],
			again: find.editorOf(found.element)?.element === found.element,
			caret: found.caret(),
		};
	}, null);
	expect.soft(read).toEqual({ text: lines, begins: lines.slice(0, 10), asked: [], again: true, caret: lines.length });

	for (const word of ['Koyaanisqatsi', 'Satantango', 'since'])
		await test.step(`where the page draws ${word}`, async () => {
			const span = spanOf((await text())!, word);
			const rects = await world.run(({ editor, stage }, span) => editor()!.rects([span], stage)[0]!, span);
			expect.soft(rects).toHaveLength(1);
			const rect = rects[0]!;
			if (expected.isField) {
				const { first, last, near, far, widths } = await lettersInField(frame, rect, span.start, span.end);
				expect.soft(Math.abs(first - widths[0] / 2 - rect.left)).toBeLessThan(2);
				expect.soft(Math.abs(last + widths[1] / 2 - rect.right)).toBeLessThan(2);
				expect.soft(Math.abs((near + far) / 2 - (rect.top + rect.bottom) / 2)).toBeLessThan(2);
			} else {
				const drawn = (await wordInPage(frame, word))!;
				for (const side of ['left', 'top', 'right', 'bottom'] as const)
					expect.soft(Math.abs(drawn[side] - rect[side]), side).toBeLessThan(2);
			}
		});

	const span = spanOf((await text())!, 'Satantango');
	expect.soft(await world.run(({ editor }, span) => editor()!.select(span), span)).toBe(true);
	expect.soft(await frame.evaluate(() => String(getSelection()))).toBe('Satantango');
	expect.soft(await world.run(({ editor }) => editor()!.caret(), null)).toBe(span.end);
}

const replace = (world: Bench['world'], span: { start: number; end: number }, text: string) =>
	world.run(async ({ editor }, edit) => (await editor()!.edit([edit])) !== null, { ...span, text });

async function replaces(bench: Bench, { expected, lines }: Case, to: string): Promise<void> {
	const { page, world, set, write, model, text } = bench;
	await set(lines);
	await write();
	const before = await model();
	const span = spanOf((await text())!, 'Satantango');
	const wanted = lines.replace('Satantango', to);
	expect(await replace(world, span, to)).toBe(true);
	await expect.poll(async () => (await model()).text).toBe(wanted);
	// What draws a model may do so later than the model has changed.
	await expect.poll(text).toBe(wanted);
	const after = await model();
	expect(after.html).toBe(before.html.replace('Satantango', to));
	expect(after.inputs).toBeGreaterThan(0);
	expect(await world.run(({ editor }) => editor()!.caret(), null)).toBe(wanted.length);
	await page.keyboard.press('ControlOrMeta+z');
	await expect.poll(async () => (await model()).html).toBe(before.html);
	await expect.poll(text).toBe(lines);
	if (expected.redo === false) return;
	await page.keyboard.press(expected.redo ?? 'ControlOrMeta+y');
	await expect.poll(async () => (await model()).html).toBe(after.html);
	await expect.poll(text).toBe(wanted);
}

async function takesOut(bench: Bench, { expected }: Case): Promise<void> {
	const { page, world, set, write, model, text } = bench;
	const taken = takenOutOf(expected);
	await set(taken.text);
	await write();
	const before = await model();
	const made = await world.run(({ editor }, edits) => editor()!.edit(edits), taken.edits);
	expect(made).not.toBeNull();
	await expect.poll(async () => (await model()).text).toBe(taken.wanted);
	await expect.poll(text).toBe(taken.wanted);
	expect(await world.run(({ editor }) => editor()!.caret(), null)).toBe(taken.wanted.length);
	const after = await model();
	const steps = made!.reverses.length;
	expect(steps).toBe(isPlain(expected) ? 1 : 2);
	/** Presses a key until the box is as it was, at most once a step. */
	const press = async (key: string, wanted: typeof before) => {
		for (let step = 0; step < steps && (await model()).text !== wanted.text; step++) {
			const now = (await model()).html;
			await page.keyboard.press(key);
			await expect.poll(async () => (await model()).html).not.toBe(now);
		}
		await expect.poll(async () => contentOf(await model())).toEqual(contentOf(wanted));
	};
	await press('ControlOrMeta+z', before);
	if (expected.redo !== false) await press(expected.redo ?? 'ControlOrMeta+y', after);
}

async function takesBack(bench: Bench, { expected }: Case, byUndo: boolean): Promise<void> {
	const { world, set, write, model, text } = bench;
	// A bullet that was removed is a mark of an editor, which words do not bring back.
	const taken = takenOutOf(expected, byUndo ? TAKEN : TAKEN.split('\n')[0]);
	await set(taken.text);
	await write();
	const before = await model();
	const back = await world.run(
		async ({ editor }, [edits, byUndo]) => {
			const made = await editor()!.edit(edits);
			return made && editor()!.takeBack(made, byUndo);
		},
		[taken.edits, byUndo] as const,
	);
	expect(back).toBe(true);
	await expect.poll(async () => (await model()).text).toBe(taken.text);
	expect(contentOf(await model())).toEqual(contentOf(before));
	await expect.poll(text).toBe(taken.text);
}

async function isStepOfItsOwn(bench: Bench, { expected, lines }: Case): Promise<void> {
	const { joins } = expected;
	const { page, world, set, write, model, text } = bench;
	const later = () => putClockOn(page, joins! + 1);
	await set(lines);
	await write();
	await page.keyboard.type(' Yes.');
	await expect.poll(async () => (await model()).text).toBe(`${lines} Yes.`);
	if (joins) await later();
	const before = await model();
	const span = spanOf((await text())!, 'Koyaanisqatsi');
	expect(await replace(world, span, 'Baraka')).toBe(true);
	const replaced = `${lines.replace('Koyaanisqatsi', 'Baraka')} Yes.`;
	await expect.poll(async () => (await model()).text).toBe(replaced);
	if (joins) await later();
	await page.keyboard.type(' No.');
	await expect.poll(async () => (await model()).text).toBe(`${replaced} No.`);
	// Some take each letter for a step, some a word.
	for (let now = `${replaced} No.`; now !== replaced; now = (await model()).text) {
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(async () => (await model()).text).not.toBe(now);
	}
	await page.keyboard.press('ControlOrMeta+z');
	await expect.poll(async () => (await model()).html).toBe(before.html);
}

async function inserts(bench: Bench, { lines }: Case): Promise<void> {
	const { page, world, set, write, press, model, text } = bench;
	await set(lines);
	await write();
	await press(['ControlOrMeta+End', ...Array<string>(6).fill('ArrowLeft')], ({ length }) => length - 6);
	const before = await model();
	const wanted = lines.replace('since.', 'but Gerry since.');
	expect(await world.run(({ editor }) => editor()!.insert('but Gerry '), null)).toBe(true);
	await expect.poll(async () => (await model()).text).toBe(wanted);
	await expect.poll(text).toBe(wanted);
	expect(await world.run(({ editor }) => editor()!.caret(), null)).toBe(wanted.length - 6);
	await page.keyboard.press('ControlOrMeta+z');
	await expect.poll(async () => (await model()).html).toBe(before.html);
}

async function waitsForComposition(bench: Bench, { lines }: Case): Promise<void> {
	const { page, world, set, write, model, text } = bench;
	await set(lines);
	await write();
	expect(await text()).toBe(lines);
	const session = await page.context().newCDPSession(page);
	await session.send('Input.imeSetComposition', { text: 'すし', selectionStart: 2, selectionEnd: 2 });
	await expect.poll(() => text()).toBe(`${lines}すし`);
	const span = spanOf(lines, 'Koyaanisqatsi');
	expect(await replace(world, span, 'Baraka')).toBe(false);
	expect(await text()).toBe(`${lines}すし`);
	// As early as can be: some editors draw what was composed in the frame after, and put their caret back then.
	await world.run(({ editor }, span) => {
		const edited = new Promise<boolean>((resolve) => {
			const edit = async () => resolve((await editor()!.edit([{ ...span, text: 'Baraka' }])) !== null);
			const ended = () => requestAnimationFrame(edit);
			document.addEventListener('beforeinput', ended, { capture: true, once: true });
		});
		Object.assign(globalThis, { edited });
	}, span);
	await session.send('Input.insertText', { text: '寿司' });
	expect(await world.run(() => (globalThis as { edited?: Promise<boolean> }).edited, null)).toBe(true);
	await expect.poll(async () => (await model()).text).toBe(`${lines}寿司`.replace('Koyaanisqatsi', 'Baraka'));
}

async function keepsFormatting(bench: Bench, { expected, lines }: Case): Promise<void> {
	if (!expected.bold) return;
	const { page, world, set, write, model, text } = bench;
	await set(lines);
	await write();
	const span = spanOf((await text())!, 'Satantango');
	expect(await world.run(({ editor }, span) => editor()!.select(span), span)).toBe(true);
	await page.keyboard.press('ControlOrMeta+b');
	await expect.poll(async () => (await model()).html).toMatch(/<(b|strong)\b|"bold"|"format":1/);
	await page.keyboard.press('ArrowRight');
	const before = await model();
	expect(await replace(world, span, 'Stalker')).toBe(true);
	await expect.poll(async () => (await model()).html).toBe(before.html.replace('Satantango', 'Stalker'));
}

async function editsLongDrafts(bench: Bench, { expected }: Case): Promise<void> {
	const { world, set, write, model, text } = bench;
	const lines = Array.from({ length: 200 }, (_, i) => `Line ${i}: ${'slow cinema is worth the wait '.repeat(3)}`);
	const long = lines.map((line) => line.trim()).join(expected.isLine ? ' ' : '\n');
	await set(`${long} Sátántangó.`);
	await write();
	const isWhole = await world.run(({ editor }) => editor()!.isWhole(), null);
	expect(isWhole).toBe((await text()) === `${long} Sátántangó.`);
	if (expected.drawsPart) {
		expect(await text()).toMatch(/Sátántangó\.$/);
		await set(LINES);
		expect(await world.run(({ editor }) => editor()!.isWhole(), null)).toBe(true);
		await set(`${long} Sátántangó.`);
		await write();
	} else {
		expect(await text()).toBe(`${long} Sátántangó.`);
		const took = await world.run(({ editor }) => {
			const found = editor()!;
			const times = Array.from({ length: 20 }, () => {
				const from = performance.now();
				found.text(1_000_000);
				return performance.now() - from;
			});
			return Math.min(...times);
		}, null);
		expect(took).toBeLessThan(2);
	}
	const span = spanOf((await text())!, 'Sátántangó');
	expect(await replace(world, span, 'Gerry')).toBe(true);
	await expect.poll(async () => (await model()).text).toBe(`${long} Gerry.`);
}

/** What each proves, in the words of a report. */
export const READS: Record<string, Proof> = {
	'is found by a click and read without layout, and its words are located and selected where they are drawn':
		isReadWhereItIsDrawn,
	'text is read but not edited during composition': waitsForComposition,
};

export const CHANGES: Record<string, Proof> = {
	'words are replaced, undone and redone as one step, caret and the rest untouched': (bench, of) =>
		replaces(bench, of, 'Werckmeister Harmonies'),
	'words are taken out, undone and redone as one step, caret and the rest untouched': (bench, of) =>
		replaces(bench, of, ''),
	'takes films out of a sentence and a list in few undo steps, and leaves caret and the rest': takesOut,
};

export const UNDOES: Record<string, Proof> = {
	'takes back what was taken out, by its undo': (bench, of) => takesBack(bench, of, true),
	'takes back what was taken out, by edits': (bench, of) => takesBack(bench, of, false),
	'text typed just before is a separate undo step': isStepOfItsOwn,
	'a word is inserted at the caret': inserts,
	'formatting is kept': keepsFormatting,
};

export const LONG: Record<string, Proof> = { 'a long draft': editsLongDrafts };
