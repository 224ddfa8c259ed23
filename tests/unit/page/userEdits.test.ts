import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchedBox } from '../../../src/page/boxes.ts';
import { createEdits } from '../../../src/page/watcher/userEdits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A box in which keys are typed; `heard` is whether all changes of its text are told. */
function scene(heard = true, reopened = false) {
	const box = { box: 1, initial: null, first: '', edit: null, whose: null } as WatchedBox;
	const page = { text: 'I saw ', reads: 0, drawn: true };
	const edits = createEdits([box], () => reopened, {
		before: (_, read) => (page.drawn ? read() : ''),
		now() {
			page.reads++;
			return page.text;
		},
		isHeard: () => heard,
	});
	const type = (letter: string) => {
		edits.see({ type: 'keydown', key: letter } as KeyboardEvent, box);
		page.text += letter;
		edits.touched();
		vi.runAllTimers();
	};
	return { box, page, edits, type };
}

test('an edit has the text before it and the text right after it', () => {
	const { box, type } = scene();
	type('H');
	expect(box).toMatchObject({ initial: 'I saw ', edit: { before: 'I saw ', room: 1, stood: ['I saw H'] } });
	type('e');
	expect(box).toMatchObject({ initial: 'I saw ', edit: { before: 'I saw H', room: 1, stood: ['I saw He'] } });
});

test('a long text is read once for each edit, unless it may have changed meanwhile', () => {
	const { page, edits, type } = scene();
	for (const letter of 'Heat') type(letter);
	expect(page.reads).toBe(5);
	edits.touched();
	type('!');
	expect(page.reads).toBe(7);
});

test('what a page changes between two edits stood there before the second', () => {
	const told = scene();
	told.type('H');
	told.page.text = 'Alien';
	told.edits.touched();
	told.type('s');
	expect(told.box.edit!.before).toBe('Alien');
	const untold = scene(false);
	untold.type('H');
	untold.page.text = 'Alien';
	untold.type('s');
	expect(untold.box.edit!.before).toBe('Alien');
});

test('what stood there first is a post that is edited only where its site has opened it', () => {
	for (const [reopened, first] of [
		[true, 'I saw '],
		[false, ''],
	] as const) {
		const { box, type } = scene(true, reopened);
		for (const letter of 'Heat') type(letter);
		expect(box.first).toBe(first);
	}
});

test('nothing stood in a box that was hidden', () => {
	const { box, page, type } = scene();
	page.drawn = false;
	type('H');
	expect(box.edit!.before).toBe('');
});

test('what a button of ours changes is an edit', async () => {
	const { box, page, edits } = scene();
	await edits.change(box, 4, async () => {
		page.text += 'Heat';
	});
	expect(box.edit).toEqual({ before: 'I saw ', room: 4, given: '', stood: ['I saw Heat'] });
});

test('what is read before the events of an edit are over counts as written by the user, once its text is there', () => {
	const { box, page, edits } = scene();
	edits.see({ type: 'beforeinput', inputType: 'insertText', data: 'Heat' } as InputEvent, box);
	edits.settle();
	expect(box.edit).toMatchObject({ before: 'I saw ', stood: [] });
	page.text += 'Heat';
	edits.touched();
	edits.settle();
	expect(box.edit).toMatchObject({ before: 'I saw ', room: 4, stood: ['I saw Heat'] });
	page.text = 'Alien';
	vi.runAllTimers();
	expect(box.edit).toMatchObject({ stood: ['I saw Heat'] });
});
