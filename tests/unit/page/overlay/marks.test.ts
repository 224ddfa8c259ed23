import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Colour, contrast, inkOn, readColour } from '../../../../src/page/overlay/contrast.ts';
import { survivors } from '../../../../src/page/overlay/survivors.ts';

const TEXT = 'I saw Heat and Up again';
const HEAT = { start: 6, end: 10 };
const UP = { start: 15, end: 17 };

test.each([
	['nothing changed', TEXT, [HEAT, UP]],
	['words at the end', `${TEXT}, twice`, [HEAT, UP]],
	['a letter at the start', `x${TEXT}`, []],
	['a letter between', 'I saw Heat aand Up again', [HEAT]],
	['a letter in a title', 'I saw Heat and Upp again', [HEAT]],
	['a title that grows', 'I saw Heats and Up again', []],
	['a comma after a title', 'I saw Heat, and Up again', [HEAT]],
	['all deleted', '', []],
	['the end deleted', 'I saw Heat', [HEAT]],
	['a title cut', 'I saw Hea', []],
])('marks that stay: %s', (_, now, left) => {
	expect(survivors([HEAT, UP], TEXT, now)).toEqual(left);
});

test('words that survive are the same words', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.nat(20), fc.nat(5), (before, now, start, length) => {
			const end = Math.min(before.length, start + length);
			for (const span of survivors([{ start, end }], before, now))
				expect(now.slice(span.start, span.end)).toBe(before.slice(span.start, span.end));
		}),
	);
});

test('contrast is that of WCAG', () => {
	expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
	expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('an ink stands out from every colour', () => {
	const part = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(fc.tuple(part, part, part), (colour) => {
			expect(contrast(inkOn(colour as Colour), colour as Colour)).toBeGreaterThanOrEqual(3);
		}),
	);
	expect(inkOn([255, 255, 255])).toEqual([185, 58, 35]);
	expect(inkOn([23, 22, 20])).toEqual([239, 122, 98]);
});

test('colours as browsers compute them', () => {
	expect(readColour('rgb(1, 2, 3)')).toEqual({ colour: [1, 2, 3], alpha: 1 });
	expect(readColour('rgba(1, 2, 3, 0.5)')).toEqual({ colour: [1, 2, 3], alpha: 0.5 });
	expect(readColour('oklch(0.5 0.1 20)')).toBeNull();
});
