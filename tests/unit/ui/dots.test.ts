import { expect, test } from 'vitest';
import { DOTS, dots, dotsFor, peoplePerDot } from '../../../src/ui/popup/dots.ts';

test('dots stand for a round number of people, always including the writer', () => {
	expect([52_000, 20_000, 300].map(peoplePerDot)).toEqual([100, 40, 1]);
	expect([52_000, 11_000, 2].map((people) => dotsFor(people, 52_000))).toEqual([DOTS, 110, 1]);
	expect(dots(0, DOTS).split('M')).toHaveLength(DOTS + 1);
	expect(dots(3, 2)).toBe('');
	expect(new Set(dots(0, DOTS).split('h0')).size).toBe(DOTS + 1);
});
