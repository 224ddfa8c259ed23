import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edit, edited } from '../../../../src/core/algorithms/edits.ts';
import { composed, moved, originOf } from '../../../../src/core/rewrite/pieces.ts';

/** Edits of a text, in order and without overlaps, from pairs of a gap and a length. */
function editsOf(text: string, parts: readonly (readonly [number, number, string])[]): Edit[] {
	const edits: Edit[] = [];
	let at = 0;
	for (const [gap, length, words] of parts) {
		const start = at + gap;
		const end = start + length;
		if (end > text.length) break;
		edits.push({ start, end, text: words });
		at = end + 1;
	}
	return edits;
}
const parts = fc.array(
	fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 4 }), fc.constantFrom('', 'x', 'yz')),
	{ maxLength: 5 },
);

test('successive edits are edits of the first text', () => {
	const text = 'abcdefghijklmnopqrstuvwxyz';
	fc.assert(
		fc.property(parts, parts, (first, second) => {
			const once = editsOf(text, first);
			const between = edited(text, once);
			const twice = editsOf(between, second);
			expect(edited(text, composed(text.length, once, twice))).toBe(edited(between, twice));
		}),
		{ numRuns: 500 },
	);
});

test('text that an edit moves is found again, and text that it touches is not', () => {
	const edits = [{ start: 2, end: 4, text: 'long' }];
	expect(moved(edits, { start: 5, end: 7 })).toEqual({ start: 7, end: 9 });
	expect(moved(edits, { start: 0, end: 2 })).toEqual({ start: 0, end: 2 });
	expect(moved(edits, { start: 3, end: 5 })).toBeNull();
	expect([originOf(edits, 7, false), originOf(edits, 3, false), originOf(edits, 3, true)]).toEqual([5, 2, 4]);
});
