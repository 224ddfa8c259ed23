/** How likely the writer rated what they mention. */
import { expect, test } from 'vitest';
import { ownChance } from '../../../../src/core/advice/ownChance.ts';

const of = (known: Partial<Parameters<typeof ownChance>[0]>) =>
	ownChance({ rated: null, said: new Map(), nowhere: false, isDecoy: () => false, ...known });
const listed = (count: number) => new Map(Array.from({ length: count }, (_, i) => [i, null] as const));

test('how likely it is that the writer rated what they mention', () => {
	expect(of({})(1)).toBe(0.82);
	expect(of({ rated: listed(0) })(1)).toBe(0.82);
	expect(of({ nowhere: true })(1)).toBe(0);
	expect(of({ nowhere: true, said: new Map([[1, 'rated']]) })(1)).toBe(1);
	expect(of({ isDecoy: (film) => film === 1 })(1)).toBe(0);
	expect(of({ isDecoy: (film) => film === 1, said: new Map([[1, 'rated']]) })(1)).toBe(1);
	expect(of({ nowhere: true, rated: listed(2) })(1)).toBe(1);
	expect(of({ rated: listed(2), said: new Map([[1, 'never']]) })(1)).toBe(1);
});

test('films missing from a full list were rarely rated, and from part of one, nothing is known', () => {
	for (const [count, complete, chance] of [
		[50, undefined, 0.05],
		[49, undefined, 0.82],
		[49, null, 0.82],
		[6, true, 0.05],
		[900, false, 0.82],
		[0, true, 0.82],
	] as const)
		expect(of({ rated: listed(count), ...(complete !== undefined && { complete }) })(1000)).toBe(chance);
});

test('with care, films of which nothing is known were rated', () => {
	const careful = { careful: true };
	expect(of(careful)(1)).toBe(1);
	expect(of({ ...careful, rated: listed(6) })(1000)).toBe(1);
	expect(of({ ...careful, rated: listed(50) })(1000)).toBe(0.05);
	expect(of({ ...careful, said: new Map([[1, 'never']]) })(1)).toBe(0);
	expect(of({ ...careful, isDecoy: () => true })(1)).toBe(0);
	expect(of({ ...careful, nowhere: true })(1)).toBe(0);
});
