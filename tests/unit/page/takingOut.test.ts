import { beforeEach, expect, test } from 'vitest';
import { edited } from '../../../src/core/algorithms/edits.ts';
import type { TextChange } from '../../../src/messages/changes.ts';
import { allOwn } from '../../../src/messages/written.ts';
import type { WatchedBox } from '../../../src/page/boxes.ts';
import { joinBoxes, placesOf } from '../../../src/page/composer.ts';
import type { Edit, Editor, Span } from '../../../src/page/editors/editor.ts';
import { reverse } from '../../../src/page/editors/edits.ts';
import { lastEdit } from '../../../src/page/posting/lastEdit.ts';
import { createTakingOut } from '../../../src/page/takingOut.ts';
import { watchedBoxes } from './watchedBoxes.ts';

const TEXT = 'A1 and B2, or C3.';
const changeOf = (title: string, to: string, instead: string | null = null): TextChange => {
	const start = TEXT.indexOf(title);
	const span = { start, end: start + title.length };
	return {
		edits: [{ ...span, text: to }],
		instead: instead === null ? [] : [{ ...span, text: instead }],
		title: span,
		titles: 1,
	};
};

let box: WatchedBox;
let selected: Span | null;
let undone: boolean[];
let refuses: (edits: readonly Edit[]) => boolean;
/** An editor over a text of its own. */
function editorOver(start: string) {
	let own = start;
	const editor = {
		text: (most: number) => own.slice(0, most),
		edit: async (edits: readonly Edit[]) => {
			if (refuses(edits)) return null;
			const texts = [own, edited(own, edits)];
			const reverses = [reverse(own, edits)];
			own = texts[1]!;
			return { texts, reverses };
		},
		takeBack: async ({ texts }: { texts: readonly string[] }, byUndo: boolean) => {
			undone.push(byUndo);
			if (own !== texts.at(-1)) return false;
			own = texts[0]!;
			return true;
		},
		select: async (span: Span) => {
			selected = span;
			return true;
		},
	} as unknown as Editor;
	return { editor, now: () => own, becomes: (text: string) => (own = text) };
}
let field: ReturnType<typeof editorOver>;
let other: WatchedBox;
const read = () => {
	const text = field.now();
	return { ...allOwn(text), parts: [{ watched: box, editor: field.editor, text, start: 0, end: text.length }] };
};
const taking = () => createTakingOut({ read, all: [other, box], changing: () => undefined });

beforeEach(() => {
	[field, selected, undone, refuses] = [editorOver(TEXT), null, [], () => false];
	[other, box] = watchedBoxes();
	box.note({ kind: 'editBegins', text: 'A', room: 1, reopened: '' });
	box.note({ kind: 'checked', text: 'A' });
	box.note({ kind: 'emptied', text: '' });
});

test('changes are made at once, and the text is then the user’s', async () => {
	const done = await taking().takeOut(TEXT, [changeOf('A1', 'x'), changeOf('C3', 'yy')]);
	expect([done, field.now()]).toEqual([{ replaced: 2, refused: 0, changed: false }, 'x and B2, or yy.']);
	expect(box.history).toMatchObject({ ours: true, edited: true, written: true });
	expect(lastEdit(box.history)).toMatchObject({ before: field.now(), room: 0 });
});

test('another text is left alone', async () => {
	field.becomes(`${field.now()}!`);
	expect(await taking().takeOut(TEXT, [changeOf('A1', 'x')])).toEqual({ replaced: 0, refused: 0, changed: true });
	expect([field.now(), box.history.ours]).toEqual([`${TEXT}!`, false]);
});

test('refused changes are counted, and the first such title is selected', async () => {
	refuses = (edits) => edits.some(({ text }) => text !== 'longer');
	const taking_ = taking();
	const done = await taking_.takeOut(TEXT, [changeOf('A1', 'longer'), changeOf('B2', ''), changeOf('C3', '')]);
	expect([done, field.now()]).toEqual([{ replaced: 1, refused: 2, changed: false }, 'longer and B2, or C3.']);
	expect(field.now().slice(selected!.start, selected!.end)).toBe('B2');
	expect(await taking_.takeBack()).toBe(true);
	expect(field.now()).toBe(TEXT);
});

test('a box that refuses everything does not count as changed by us', async () => {
	refuses = () => true;
	const done = await taking().takeOut(TEXT, [changeOf('B2', '')]);
	expect([done, box.history.ours, selected]).toEqual([
		{ replaced: 0, refused: 1, changed: false },
		false,
		{ start: 7, end: 9 },
	]);
});

test('a phrase is used if lines cannot be removed', async () => {
	refuses = (edits) => edits.some(({ text }) => text === '');
	const done = await taking().takeOut(TEXT, [changeOf('B2', '', 'x'), changeOf('C3', 'y')]);
	expect([done.replaced, field.now()]).toEqual([2, 'A1 and x, or y.']);
});

test('changes are taken back once, by undo unless there was another edit', async () => {
	const undo = taking();
	await undo.takeOut(TEXT, [changeOf('A1', 'x')]);
	expect([await undo.takeBack(), field.now(), await undo.takeBack()]).toEqual([true, TEXT, false]);
	await undo.takeOut(TEXT, [changeOf('A1', 'x')]);
	other.note({ kind: 'editBegins', text: '', room: 1, reopened: '' });
	expect([await undo.takeBack(), undone]).toEqual([true, [true, false]]);
});

test('a text that changed since, or another box, is not restored', async () => {
	const undo = taking();
	await undo.takeOut(TEXT, [changeOf('A1', 'x')]);
	field.becomes(`${field.now()}!`);
	expect([await undo.takeBack(), field.now()]).toEqual([false, 'x and B2, or C3.!']);
	field.becomes(TEXT);
	await undo.takeOut(TEXT, [changeOf('A1', 'x')]);
	box = { ...box } as WatchedBox;
	expect(await undo.takeBack()).toBe(false);
});

test('films are taken out of all boxes of a draft, and restored in all', async () => {
	const boxes = ['On A1', 'A1 and B2'].map((text) => ({ watched: watchedBoxes()[0], ...editorOver(text) }));
	const texts = () => boxes.map(({ now }) => now());
	const readBoth = () => {
		const places = placesOf(texts());
		return {
			...joinBoxes(texts().map(allOwn)),
			parts: boxes.map((each, i) => ({ ...each, ...places[i]!, text: each.now() })),
		};
	};
	const undo = createTakingOut({ read: readBoth, all: boxes.map(({ watched }) => watched), changing: () => undefined });
	const { text } = readBoth();
	const change = (start: number, end: number): TextChange => ({
		edits: [{ start, end, text: 'one' }],
		instead: [],
		title: { start, end },
		titles: 1,
	});
	const across = change(4, 8);
	const done = await undo.takeOut(text, [change(3, 5), change(7, 9)]);
	expect([done, texts()]).toEqual([{ replaced: 2, refused: 0, changed: false }, ['On one', 'one and B2']]);
	expect(boxes.map(({ watched }) => watched.history.ours)).toEqual([true, true]);
	expect([await undo.takeBack(), texts()]).toEqual([true, ['On A1', 'A1 and B2']]);
	// What reaches from one box into another is not an edit of either.
	expect(await undo.takeOut(text, [across])).toEqual({ replaced: 0, refused: 1, changed: false });
	expect(texts()).toEqual(['On A1', 'A1 and B2']);
});
