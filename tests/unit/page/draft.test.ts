import { expect, test } from 'vitest';
import { createBoxes, type WatchedBox } from '../../../src/page/boxes.ts';
import { firstOf, readDraft } from '../../../src/page/draft.ts';
import type { Editor } from '../../../src/page/editors/editor.ts';

const [title, body] = (() => {
	const boxes = createBoxes();
	for (const name of ['title', 'body']) boxes.goTo({ name } as unknown as HTMLElement, 7);
	return boxes.all as [WatchedBox, WatchedBox];
})();
const editorOf = (watched: WatchedBox, text: string) =>
	({ element: watched.element, text: (most: number) => text.slice(0, most) }) as Editor;
/** Others have written all that is in brackets. */
const ofOthers = (_: WatchedBox, text: string) => ({
	text,
	others: [...text.matchAll(/\[.*?\]/g)].map(({ 0: { length }, index }) => [index, index + length] as const),
});
const read = (titled: string, written: string) =>
	readDraft(
		[
			{ watched: title, editor: editorOf(title, titled) },
			{ watched: body, editor: editorOf(body, written) },
		],
		ofOthers,
	);

test('the texts of a draft stand one after another, and each box knows where its own is', () => {
	const draft = read('On Heat', 'It is long');
	expect(draft.text).toBe('On Heat\n\nIt is long');
	for (const { start, end, text } of draft.parts) expect(draft.text.slice(start, end)).toBe(text);
	expect(read('', 'It is long').text).toBe('It is long');
	const { text, others } = read('[Heat]', 'Up, [Alien]');
	expect(others.map(([start, end]) => text.slice(start, end))).toEqual(['[Heat]', '[Alien]']);
	expect(firstOf(draft)).toBe(title.element);
});

test('of a box that only the page has changed counts what was checked last', () => {
	for (const box of [title, body]) Object.assign(box, { edited: false, checked: 'as before' });
	body.edited = true;
	expect(read('put there', 'typed').text).toBe('as before\n\ntyped');
	expect(read('', 'typed').text).toBe('typed');
	title.written = false;
	expect(read('put there', 'typed').text).toBe('typed');
	// A box that may not be read is left out.
	expect(readDraft([{ watched: body, editor: null }], ofOthers).parts).toEqual([]);
});
