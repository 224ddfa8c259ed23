import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoom, ownText, roomOf } from '../../../src/page/posting/ownText.ts';

test('what the user typed, pasted or deleted last is theirs', () => {
	expect(ownText('I saw Heat', { before: 'I saw Hea', room: 1 })).toBe('I saw Heat');
	expect(ownText('I saw (Heat)', { before: 'I saw Heat)', room: 0 })).toBe('I saw (Heat)');
	expect(ownText('Heat, again', { before: '', room: 11 })).toBe('Heat, again');
	expect(ownText('I saw Heat', { before: 'I saw Heat and Up', room: 0 })).toBe('I saw Heat');
	expect(ownText('anything', null)).toBe('anything');
});

test('what a page adds afterwards is not, wherever it does', () => {
	const edit = { before: 'I saw Hea', room: 1 };
	expect(ownText('I saw Heat, Up and Alien', edit)).toBe('I saw Hea\n');
	expect(ownText('Alien! I saw Heat', edit)).not.toContain('Alien');
	expect(ownText('I saw Alien and Heat', edit)).not.toContain('Alien');
	expect(ownText('Koyaanisqatsi', { before: '', room: 1 })).toBe('\n');
});

test('nothing is lost that was there before, and nothing comes in that is longer than the edit', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), fc.nat(8), (start, end, added, room) => {
			const text = start + added + end;
			const own = ownText(text, { before: start + end, room });
			if (added.length <= room) expect(own).toBe(text);
			else if (own !== text) expect(own.replace('\n', '')).toBe(start + end);
			expect(own.length).toBeLessThanOrEqual(start.length + end.length + room + 1);
		}),
	);
});

const event = (type: string, fields: object) => ({ type, ...fields }) as unknown as Event;

test('a paste and a key count once, though two events tell of them, and so they do where one does', () => {
	const key = event('keydown', { key: 'a' });
	const typed = event('beforeinput', { inputType: 'insertText', data: 'a' });
	const paste = event('paste', { clipboardData: { getData: () => 'Heat' } });
	const pasted = event('beforeinput', { inputType: 'insertFromPaste', data: 'Heat' });
	const roomOfAll = (events: Event[]) => events.map(createRoom()).at(-1);
	expect(roomOfAll([paste, pasted])).toBe(4);
	expect(roomOfAll([paste])).toBe(4);
	expect(roomOfAll([key, typed, key, typed])).toBe(2);
	expect(roomOfAll([key, key])).toBe(2);
});

test('an event of the user inserts as much as it says', () => {
	expect(roomOf(event('beforeinput', { inputType: 'insertText', data: 'ab' }))).toBe(2);
	expect(roomOf(event('beforeinput', { inputType: 'historyUndo', data: null }))).toBe(Number.POSITIVE_INFINITY);
	expect(roomOf(event('beforeinput', { inputType: 'insertLineBreak', data: null }))).toBe(2);
	expect(roomOf(event('keydown', { key: 'x' }))).toBe(1);
	expect(roomOf(event('keydown', { key: 'Shift' }))).toBe(0);
	expect(roomOf(event('keydown', { key: 'z', ctrlKey: true }))).toBe(Number.POSITIVE_INFINITY);
	expect(roomOf(event('keydown', { key: 'v', ctrlKey: true }))).toBe(0);
	expect(roomOf(event('paste', { clipboardData: { getData: () => 'Heat' } }))).toBe(4);
});
