import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Claim, settle } from '../../../src/core/mentions/settle.ts';

test('the chosen claims do not overlap, and no choice is worth more', () => {
	const claim = fc
		.record({
			first: fc.integer({ min: 0, max: 8 }),
			size: fc.integer({ min: 1, max: 4 }),
			worth: fc.integer({ min: 1, max: 9 }),
		})
		.map(({ first, size, worth }): Claim => ({ first, last: first + size, worth }));
	fc.assert(
		fc.property(fc.array(claim, { maxLength: 9 }), (claims) => {
			const compatible = (list: Claim[]) =>
				list.every((a, i) => list.slice(i + 1).every((b) => a.last <= b.first || b.last <= a.first));
			const worth = (list: Claim[]) => list.reduce((sum, c) => sum + c.worth, 0);
			let best = 0;
			for (let set = 0; set < 2 ** claims.length; set++) {
				const list = claims.filter((_, i) => (set >> i) & 1);
				if (compatible(list)) best = Math.max(best, worth(list));
			}
			const chosen = settle(claims).map((i) => claims[i]!);
			expect(compatible(chosen)).toBe(true);
			expect(worth(chosen)).toBe(best);
			expect(chosen.map((c) => c.first)).toEqual(chosen.map((c) => c.first).sort((a, b) => a - b));
		}),
	);
});
