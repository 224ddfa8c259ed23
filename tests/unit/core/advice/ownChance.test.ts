/** How likely the writer rated what they mention. */
import { expect, test } from 'vitest';
import { ownChance } from '../../../../src/core/advice/ownChance.ts';

test('how likely the writer rated what they mention', () => {
	const of = (mentioned: number[], known: Partial<Parameters<typeof ownChance>[1]> = {}) =>
		ownChance(mentioned, { rated: null, said: new Map(), nowhere: false, isDecoy: () => false, ...known });
	const listed = (...films: number[]) => new Map(films.map((film) => [film, null]));
	expect(of([1])(1)).toBe(0.82);
	expect(of([1], { rated: listed() })(1)).toBe(0.82);
	expect(of([1], { nowhere: true })(1)).toBe(0);
	expect(of([1], { isDecoy: (film) => film === 1 })(1)).toBe(0);
	expect(of([1], { isDecoy: (film) => film === 1, said: new Map([[1, 'rated']]) })(1)).toBe(1);
	expect(of([1], { nowhere: true, rated: listed(1) })(1)).toBe(1);
	// Of one who has listed half of what they mention, half of the rest make up 82 %.
	const half = (0.82 - 0.5) / (1 - 0.5);
	expect(of([1, 2], { rated: listed(1) })(2)).toBeCloseTo(half, 9);
	const most = (0.82 - 4 / 6) / (1 - 4 / 6);
	expect(of([1, 2, 3, 4], { rated: listed(1, 2, 3) })(4)).toBeCloseTo(most, 9);
	expect(of([1, 2, 3, 4, 5, 6, 7, 8, 9], { rated: listed(1, 2, 3, 4, 5, 6, 7, 8) })(9)).toBeCloseTo(0.05, 2);
	expect(
		of(
			Array.from({ length: 90 }, (_, i) => i),
			{ rated: listed(...Array.from({ length: 89 }, (_, i) => i)) },
		)(89),
	).toBe(0.05);
	// Decoys, and what was never rated, say nothing of how complete the list is.
	expect(of([1, 2, 3], { rated: listed(1), isDecoy: (film) => film === 3 })(2)).toBeCloseTo(half, 9);
	expect(of([1, 2, 3], { rated: listed(1), said: new Map([[3, 'never']]) })(2)).toBeCloseTo(half, 9);
});
