import { expect, test } from 'vitest';
import { untilLineAfter } from '../../../src/page/editors/mirrorText.ts';

test('a text is laid out up to the line break after the last span', () => {
	expect(untilLineAfter('I saw Heat twice\nand Up', 10, true)).toBe('I saw Heat twice');
	expect(untilLineAfter('I saw Heat twice', 10, true)).toBe('I saw Heat twice');
});

test('a long paragraph is cut only where its lines wrap, never within a word', () => {
	const long = `I saw Heat ${'then slept '.repeat(1000)}`;
	const cut = untilLineAfter(long, 10, true);
	expect(cut.length).toBeLessThan(2100);
	expect(cut).toMatch(/(then|slept)$/);
	expect(untilLineAfter(long, 10, false)).toBe(long);
});
