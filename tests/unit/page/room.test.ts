import { expect, test } from 'vitest';
import { createGiven, createRoom, longer, roomOf } from '../../../src/page/posting/room.ts';

const event = (type: string, fields: object) => ({ type, ...fields }) as unknown as Event;

test('a paste and a key count once, whether one event or two report them', () => {
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

test('a user’s event inserts as much as it says', () => {
	expect(roomOf(event('beforeinput', { inputType: 'insertText', data: 'ab' }))).toBe(2);
	expect(roomOf(event('beforeinput', { inputType: 'historyUndo', data: null }))).toBe(Number.POSITIVE_INFINITY);
	expect(roomOf(event('beforeinput', { inputType: 'insertLineBreak', data: null }))).toBe(2);
	expect(roomOf(event('beforeinput', { inputType: 'deleteContentBackward', data: null }))).toBe(0);
	expect(roomOf(event('beforeinput', { inputType: 'deleteWordForward', data: null }))).toBe(0);
	expect(roomOf(event('keydown', { key: 'x' }))).toBe(1);
	expect(roomOf(event('keydown', { key: 'Shift' }))).toBe(0);
	expect(roomOf(event('keydown', { key: 'z', ctrlKey: true }))).toBe(Number.POSITIVE_INFINITY);
	expect(roomOf(event('keydown', { key: 'v', ctrlKey: true }))).toBe(0);
	expect(roomOf(event('paste', { clipboardData: { getData: () => 'Heat' } }))).toBe(4);
});

test('consecutive keys give the text that they write together', () => {
	const key = (data: string) => event('beforeinput', { inputType: 'insertText', data });
	const given = (...events: Event[]) => events.map(createGiven()).at(-1);
	expect(given(event('keydown', { key: 'H' }), key('H'), event('keydown', { key: 'i' }), key('i'))).toBe('Hi');
	expect(given(key('H'), event('beforeinput', { inputType: 'insertParagraph', data: null }), key('i'))).toBe('H');
	expect(given(event('paste', { clipboardData: { getData: () => 'Heat' } }), key('!'))).toBe('Heat');
});

test('an event has its text', () => {
	expect(longer('Koyaanisqatsi', event('paste', { clipboardData: { getData: () => 'Heat' } }))).toBe('Koyaanisqatsi');
	const carried = { getData: () => 'Heat' };
	expect(longer('', event('paste', { clipboardData: carried }))).toBe('Heat');
	expect(longer('', event('beforeinput', { inputType: 'insertFromDrop', data: null, dataTransfer: carried }))).toBe(
		'Heat',
	);
	expect(longer('', event('beforeinput', { inputType: 'insertText', data: 'He', dataTransfer: null }))).toBe('He');
	expect(longer('', event('beforeinput', { inputType: 'insertLineBreak', data: null, dataTransfer: null }))).toBe('');
	expect(longer('', event('keydown', { key: 'x' }))).toBe('');
});
