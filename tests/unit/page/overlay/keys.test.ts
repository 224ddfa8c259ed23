import { expect, test } from 'vitest';
import { commandOf, createKeyboard } from '../../../../src/page/overlay/keys.ts';

const key = (key: string, more: Partial<KeyboardEvent> = {}) =>
	({
		type: 'keydown',
		key,
		code: key,
		altKey: false,
		shiftKey: false,
		ctrlKey: false,
		metaKey: false,
		...more,
	}) as KeyboardEvent;
const chord = { altKey: true, shiftKey: true };

test.each([
	['the chord', key('R', { ...chord, code: 'KeyR' }), 'open'],
	['the chord on a Mac', key('‰', { ...chord, code: 'KeyR' }), 'open'],
	['the chord on a Dvorak keyboard', key('R', { ...chord, code: 'KeyO' }), 'open'],
	['another letter there', key('P', { ...chord, code: 'KeyR' }), 'other'],
	['the chord with Control', key('R', { ...chord, code: 'KeyR', ctrlKey: true }), 'other'],
	['Tab', key('Tab'), 'next'],
	['Tab back', key('Tab', { shiftKey: true }), 'previous'],
	['Tab to another window', key('Tab', { altKey: true }), 'other'],
	['an arrow', key('ArrowUp'), 'previousFilm'],
	['an arrow on', key('ArrowRight'), 'nextFilm'],
	['an arrow that selects', key('ArrowUp', { shiftKey: true }), 'other'],
	['Space', key(' '), 'act'],
	['Enter that sends', key('Enter', { ctrlKey: true }), 'other'],
	['Shift', key('Shift', { shiftKey: true }), 'modifier'],
	['a letter', key('a'), 'other'],
	['what every object has', key('constructor'), 'other'],
])('%s', (_, event, command) => {
	expect(commandOf(event)).toBe(command);
});

test('repeats and the release of a key that we handled are always ours', () => {
	let ours = true;
	const keyboard = createKeyboard(() => ours);
	expect(keyboard(key('Enter'))).toBe(true);
	ours = false;
	expect(keyboard(key('Enter', { repeat: true }))).toBe(true);
	expect(keyboard(key('Enter', { type: 'keyup' }))).toBe(true);
	expect(keyboard(key('Enter'))).toBe(false);
	expect(keyboard(key('Enter', { repeat: true }))).toBe(false);
	expect(keyboard(key('Enter', { type: 'keyup' }))).toBe(false);
});

test('keys during composition are not handled', () => {
	const keyboard = createKeyboard(() => true);
	expect(keyboard(key('Enter', { isComposing: true }))).toBe(false);
});
