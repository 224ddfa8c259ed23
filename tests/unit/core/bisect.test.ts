import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerBound, partitionPoint } from '../../../src/core/algorithms/bisect.ts';

test('the lower bound is where a linear search stops', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ max: 20, min: 0 })), fc.integer({ max: 21, min: -1 }), (numbers, value) => {
			const rising = Uint32Array.from(numbers).sort();
			const found = rising.findIndex((number) => number >= value);
			expect(lowerBound(rising, value)).toBe(found < 0 ? rising.length : found);
		}),
	);
});

test('only the given range is searched', () => {
	const rising = [1, 2, 2, 3, 5];
	expect(lowerBound(rising, 2, 2, 4)).toBe(2);
	expect(lowerBound(rising, 9, 1, 3)).toBe(3);
	expect(lowerBound(rising, 0, 4, 4)).toBe(4);
	expect(partitionPoint(3, 10, (at) => at < 7)).toBe(7);
});
