import { expect, test } from 'vitest';
import { placed, position, widthOf } from '../../../src/ui/popup/scale.ts';

test('the scale begins at one person and ends at all members', () => {
	for (const [people, at] of [
		[0.2, 0],
		[1, 0],
		[52_000, 100],
		[90_000, 100],
	] as const)
		expect(position(people, 52_000)).toBeCloseTo(at);
	expect(position(100, 10_000)).toBeCloseTo(50);
});

test('words on the scale stand over their marks where there is room, never over each other or outside', () => {
	const width = (text: string, of = 336) => (widthOf({ at: 0, text }) / of) * 100;
	expect(placed([{ at: 50, text: 'now 40' }])[0]).toBeCloseTo(50 - width('now 40') / 2);
	const texts = ['now 5,200', 'then 52,000'] as const;
	for (const of of [336, 316, 276])
		for (let now = 0; now <= 100; now += 4)
			for (let then = now; then <= 100; then += 4) {
				const labels = [now, then].map((at, i) => ({ at, text: texts[i]! }));
				const [first, second] = placed(labels, of);
				// The ends of the bar, with room for rounding.
				expect(first).toBeGreaterThanOrEqual((-6 / of) * 100 - 1e-9);
				expect(first! + width(texts[0], of)).toBeLessThan(second!);
				expect(second! + width(texts[1], of)).toBeLessThanOrEqual(((of + 6) / of) * 100 + 1e-9);
			}
});
