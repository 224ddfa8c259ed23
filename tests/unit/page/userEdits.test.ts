import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastEdit, postedTexts } from '../../../src/page/posting/lastEdit.ts';
import { createEdits } from '../../../src/page/watcher/userEdits.ts';
import { watchedBoxes } from './watchedBoxes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A box in which keys are typed; `heard` is whether all changes of its text are heard. */
function scene(heard = true, reopened = false) {
	const [box] = watchedBoxes();
	const page = { text: 'I saw ', reads: 0, drawn: true, corrected: 0 };
	const edits = createEdits(
		[box],
		() => reopened,
		{
			before: (_, read) => (page.drawn ? read() : ''),
			now() {
				page.reads++;
				return page.text;
			},
			isHeard: () => heard,
		},
		() => page.corrected++,
	);
	const type = (letter: string) => {
		edits.see({ type: 'keydown', key: letter } as KeyboardEvent, box);
		page.text += letter;
		edits.touched();
		vi.runAllTimers();
	};
	/** What is posted of the text as it stands. */
	const posted = () => postedTexts(page.text, lastEdit(box.history));
	return { box, page, edits, type, posted, edit: () => lastEdit(box.history) };
}

test('an edit has the texts right before and right after it', () => {
	const { box, type, edit } = scene();
	type('H');
	expect(edit()).toMatchObject({ before: 'I saw ', room: 1, stood: ['I saw H'] });
	type('e');
	expect(edit()).toMatchObject({ before: 'I saw H', room: 1, stood: ['I saw He'] });
	expect(box.history.initial).toBe('I saw ');
});

test('a long text is read once per edit unless it may have changed', () => {
	const { page, edits, type } = scene();
	for (const letter of 'Heat') type(letter);
	expect(page.reads).toBe(5);
	edits.touched();
	type('!');
	expect(page.reads).toBe(7);
});

test('a page’s changes between two edits count as there before the second', () => {
	const heardOf = scene();
	heardOf.type('H');
	heardOf.page.text = 'Alien';
	heardOf.edits.touched();
	heardOf.type('s');
	expect(heardOf.edit()!.before).toBe('Alien');
	const unheard = scene(false);
	unheard.type('H');
	unheard.page.text = 'Alien';
	unheard.type('s');
	expect(unheard.edit()!.before).toBe('Alien');
});

test('text that was there first is an edited post only if its site opened it', () => {
	for (const [reopened, first] of [
		[true, 'I saw '],
		[false, ''],
	] as const) {
		const { box, type } = scene(true, reopened);
		for (const letter of 'Heat') type(letter);
		expect(box.history.reopened).toBe(first);
	}
});

test('a hidden box had no text', () => {
	const { page, type, edit } = scene();
	page.drawn = false;
	type('H');
	expect(edit()!.before).toBe('');
});

test('a change by our button is an edit', async () => {
	const { box, page, edits, edit } = scene();
	await edits.change(box, 4, async () => {
		page.text += 'Heat';
	});
	expect(edit()).toEqual({ before: 'I saw ', room: 4, given: '', stood: ['I saw Heat'] });
});

test('text read before an edit’s events end counts as the user’s once it is there', () => {
	const { box, page, edits, edit } = scene();
	edits.see({ type: 'beforeinput', inputType: 'insertText', data: 'Heat' } as InputEvent, box);
	edits.settle();
	expect(edit()).toMatchObject({ before: 'I saw ', stood: [] });
	page.text += 'Heat';
	edits.touched();
	edits.settle();
	expect(edit()).toMatchObject({ before: 'I saw ', room: 4, stood: ['I saw Heat'] });
	page.text = 'Alien';
	vi.runAllTimers();
	expect(edit()).toMatchObject({ stood: ['I saw Heat'] });
});

/** A press of the pointer, which a click ends, with what the page does on one of the two. */
function press({ edits, box }: ReturnType<typeof scene>, on: 'pointerdown' | 'click', act: () => void): void {
	for (const type of ['pointerdown', 'click']) {
		edits.press({ type, detail: 1 } as MouseEvent, box);
		if (type === on) act();
		vi.advanceTimersByTime(0);
	}
}

test.each(['pointerdown', 'click'] as const)("a word that a tool corrects on a %s is the user's", (on) => {
	const typed = scene();
	for (const letter of 'Qyznqtsi too') typed.type(letter);
	press(typed, on, () => {
		typed.page.text = 'I saw Koyaanisqatsi too';
	});
	expect(typed.posted()).toEqual(['I saw Koyaanisqatsi too']);
	expect([typed.page.corrected, typed.box.history.edited]).toEqual([1, true]);
});

test('only the first correction after a press counts, and none later or without a press', () => {
	const twice = scene();
	for (const letter of 'Aliem and Het') twice.type(letter);
	const correct = (from: string, to: string) => {
		twice.page.text = twice.page.text.replace(from, to);
	};
	press(twice, 'pointerdown', () => correct('Aliem', 'Alien'));
	correct('Het', 'Stalker');
	vi.advanceTimersByTime(500);
	expect(twice.posted().join()).toContain('I saw Alien');
	expect(twice.posted().join()).not.toContain('Stalker');
	press(twice, 'click', () => {});
	vi.advanceTimersByTime(1100);
	correct('and', 'Solaris');
	vi.advanceTimersByTime(5000);
	expect(twice.page.corrected).toBe(1);
});

test('text that a page adds at a press next to the user’s text is not theirs', () => {
	const poisoned = scene();
	for (const letter of 'it') poisoned.type(letter);
	press(poisoned, 'pointerdown', () => {
		poisoned.page.text += ' with Stalker';
	});
	vi.advanceTimersByTime(2000);
	expect(poisoned.posted().join()).not.toContain('Stalker');
	expect(poisoned.page.corrected).toBe(0);
});

test('a correction is noticed before the user continues, and at once by anyone who reads the text', () => {
	for (const then of ['type', 'settle'] as const) {
		const typed = scene();
		for (const letter of 'Aliem') typed.type(letter);
		typed.edits.press({ type: 'keydown', key: 'Tab' } as KeyboardEvent, typed.box);
		typed.page.text = 'I saw Alien';
		if (then === 'type') typed.type('!');
		else typed.edits.settle();
		expect(typed.posted()).toEqual([`I saw Alien${then === 'type' ? '!' : ''}`]);
		expect(typed.page.corrected).toBe(1);
	}
});
