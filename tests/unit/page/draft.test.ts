import { expect, test } from 'vitest';
import type { WatchedBox } from '../../../src/page/boxes.ts';
import { firstOf, readDraft } from '../../../src/page/draft.ts';
import type { Editor } from '../../../src/page/editors/editor.ts';
import { watchedBoxes } from './watchedBoxes.ts';

const [title, body] = watchedBoxes();
const editorOf = (watched: WatchedBox, text: string, isWhole = true) =>
	({ element: watched.element, text: (most: number) => text.slice(0, most), isWhole: () => isWhole }) as Editor;
/** Others have written all that is in brackets. */
const ofOthers = (_: WatchedBox, text: string) => ({
	text,
	others: [...text.matchAll(/\[.*?\]/g)].map(({ 0: { length }, index }) => [index, index + length] as const),
});
const read = (titled: string, written: string, asItIs = false) =>
	readDraft(
		[
			{ watched: title, editor: editorOf(title, titled) },
			{ watched: body, editor: editorOf(body, written) },
		],
		ofOthers,
		asItIs,
	);

test('the texts of a draft follow one another, and each box knows the place of its own', () => {
	const draft = read('On Heat', 'It is long');
	expect(draft.text).toBe('On Heat\n\nIt is long');
	for (const { start, end, text } of draft.parts) expect(draft.text.slice(start, end)).toBe(text);
	expect(read('', 'It is long').text).toBe('It is long');
	const { text, others } = read('[Heat]', 'Up, [Alien]');
	expect(others.map(([start, end]) => text.slice(start, end))).toEqual(['[Heat]', '[Alien]']);
	expect(firstOf(draft)).toBe(title.element);
});

test('a box changed only by its page counts as last checked', () => {
	for (const box of [title, body]) box.note({ kind: 'checked', text: 'as before' });
	body.note({ kind: 'chosen' });
	expect(read('put there', 'typed').text).toBe('as before\n\ntyped');
	expect(read('', 'typed').text).toBe('typed');
	title.note({ kind: 'emptied', text: '' });
	expect(read('put there', 'typed').text).toBe('typed');
	expect(read('put there', 'typed').partly).toBe(false);
	// A box that may not be read is left out.
	expect(readDraft([{ watched: body, editor: null }], ofOthers).parts).toEqual([]);
});

test('a draft is partial if the page has changed it since, unless it is wanted as it is', () => {
	title.note({ kind: 'wrote', at: null });
	expect(read('as before', 'typed')).toMatchObject({ text: 'as before\n\ntyped', partly: false });
	expect(read('[Heat]', 'typed')).toMatchObject({ text: 'as before\n\ntyped', partly: true });
	const now = read('[Heat]', 'typed', true);
	expect(now).toMatchObject({ text: '[Heat]\n\ntyped', others: [[0, 6]], partly: false });
});

test('a draft is partial if an editor shows only a part', () => {
	const part = (text: string, isWhole: boolean) =>
		readDraft([{ watched: body, editor: editorOf(body, text, isWhole) }], ofOthers).partly;
	expect([part('typed', true), part('typed', false), part('', false)]).toEqual([false, true, false]);
});
