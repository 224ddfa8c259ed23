import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited } from '../../../src/core/algorithms/edits.ts';
import type { Edit } from '../../../src/page/editors/editor.ts';
import { joined, moved, reverse, spanOf } from '../../../src/page/editors/edits.ts';

const text = 'one two three four five six seven eight';
/** Edits in order, without overlaps. */
const edits = fc
	.uniqueArray(fc.nat(text.length), { minLength: 2, maxLength: 8 })
	.map((offsets) => offsets.sort((a, b) => a - b))
	.chain((offsets) =>
		fc.array(fc.constantFrom('', 'x', 'another film'), { minLength: 4, maxLength: 4 }).map((texts) =>
			texts.flatMap((text, i): Edit[] => {
				const [start, end] = [offsets[2 * i], offsets[2 * i + 1]];
				return start === undefined || end === undefined ? [] : [{ start, end, text }];
			}),
		),
	);

test('steps from the last to the first make the text of all edits, and can be undone', () => {
	fc.assert(
		fc.property(edits, fc.func(fc.boolean()), (edits, isPlain) => {
			const steps = joined(edits, isPlain);
			expect(steps.flat()).toEqual(edits);
			let now = text;
			const reverses: Edit[] = [];
			for (const step of steps.toReversed()) {
				reverses.unshift(reverse(now, step));
				now = edited(now, step);
			}
			expect(now).toBe(edited(text, edits));
			for (const back of reverses) now = edited(now, [back]);
			expect(now).toBe(text);
		}),
	);
});

test('an offset next to edits stays between the same letters', () => {
	fc.assert(
		fc.property(edits, fc.nat(text.length), (edits, offset) => {
			fc.pre(!edits.some(({ start, end }) => start < offset && offset < end));
			const [before, after] = [
				edited(
					text.slice(0, offset),
					edits.filter(({ end }) => end <= offset),
				),
				edited(text, edits),
			];
			expect(moved(offset, edits)).toBe(before.length);
			expect(after.startsWith(before)).toBe(true);
		}),
	);
});

test('edits are one step if the text between them can be rewritten, and separate otherwise', () => {
	const all = [2, 9, 30].map((start) => ({ start, end: start + 2, text: '' }));
	expect(joined(all, () => true).map(spanOf)).toEqual([{ start: 2, end: 32 }]);
	expect(joined(all, () => false)).toHaveLength(3);
	expect(joined(all, ({ end }) => end < 12).map(spanOf)).toEqual([
		{ start: 2, end: 11 },
		{ start: 30, end: 32 },
	]);
});
