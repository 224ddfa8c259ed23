import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from '../../../../src/page/editors/lines.ts';
import { around, contains, intersection, type Rect } from '../../../../src/page/geometry.ts';
import { within } from '../../../../src/page/overlay/frame.ts';
import { place } from '../../../../src/page/overlay/place.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
	left,
	top,
	right: left + width,
	bottom: top + height,
});
const SEEN = rect(0, 0, 1000, 700);
const CARD = { width: 300, height: 150 };
const at = (about: Rect, spared: Rect[] = [], seen = SEEN, rtl = false) => place(CARD, about, spared, seen, rtl);

test('the intersection of two rectangles', () => {
	expect(intersection(rect(0, 0, 10, 10), rect(5, 6, 10, 10))).toEqual(rect(5, 6, 5, 4));
	expect(intersection(rect(0, 0, 10, 10), rect(10, 0, 5, 5))).toBeNull();
	expect(around([rect(0, 5, 2, 2), rect(8, 0, 2, 3)])).toEqual(rect(0, 0, 10, 7));
	expect(contains(rect(0, 0, 10, 10), { x: 12, y: 5 })).toBe(false);
	expect(contains(rect(0, 0, 10, 10), { x: 12, y: 5 }, 2)).toBe(true);
});

test('pieces of one line are joined, and separate lines are not', () => {
	const [bold, space, rest, next] = [rect(0, 0, 50, 18), rect(50, 0, 4, 18), rect(54, 1, 30, 16), rect(0, 18, 20, 18)];
	expect(linesOf([bold, space, rest, next], SEEN, false)).toEqual([rect(0, 0, 84, 18), next]);
	expect(linesOf([rect(0, 0, 18, 50), rect(0, 50, 18, 9), rect(18, 0, 18, 20)], SEEN, true)).toEqual([
		rect(0, 0, 18, 59),
		rect(18, 0, 18, 20),
	]);
	expect(linesOf([rect(0, 0, 0, 18)], SEEN, false)).toEqual([]);
	expect(linesOf([bold, next], rect(10, 5, 30, 10), false)).toEqual([rect(10, 5, 30, 10)]);
	expect(linesOf([bold], null, false)).toEqual([]);
});

test('our pixels are converted under zoom', () => {
	expect(within({ left: 10, top: 20, scale: 5 }, rect(60, 70, 100, 50))).toEqual(rect(10, 10, 20, 10));
});

test('a card is placed below its line, at the start', () => {
	expect(at(rect(100, 100, 80, 20))).toEqual({ x: 100, y: 126 });
	expect(at(rect(500, 100, 80, 20), [], SEEN, true)).toEqual({ x: 280, y: 126 });
});

test('a card is placed above if it does not fit below or would cover the caret', () => {
	expect(at(rect(100, 600, 80, 20))).toEqual({ x: 100, y: 444 });
	expect(at(rect(100, 300, 80, 20), [rect(120, 340, 1, 20)])).toEqual({ x: 100, y: 144 });
});

test('a card is placed below both line and caret if it does not fit above', () => {
	expect(at(rect(100, 20, 80, 20), [rect(120, 60, 1, 20)])).toEqual({ x: 100, y: 86 });
});

test('in a low frame, a card is placed next to its line', () => {
	const { x, y } = at(rect(100, 40, 80, 20), [], rect(0, 0, 1000, 160));
	expect(x).toBe(186);
	expect(y).toBe(6);
});

const sized = fc.record({
	about: fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 650 })),
	caret: fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 680 })),
	width: fc.integer({ min: 320, max: 1000 }),
	height: fc.integer({ min: 165, max: 700 }),
	rtl: fc.boolean(),
});

test('a card that has room is always visible, and off its line and the caret if half the height is free', () => {
	fc.assert(
		fc.property(sized, ({ about: [x, y], caret: [cx, cy], width, height, rtl }) => {
			const seen = rect(0, 0, width, height);
			const line = rect(Math.min(x, width - 20), Math.min(y, height - 20), 100, 20);
			const caret = rect(Math.min(cx, width), Math.min(cy, height - 20), 1, 20);
			const { x: left, y: top } = at(line, [caret], seen, rtl);
			const card = rect(left, top, CARD.width, CARD.height);
			expect(intersection(card, seen)).toEqual(card);
			const room = Math.max(line.top, height - line.bottom) >= CARD.height + 12;
			if (room) expect(intersection(card, line) !== null && intersection(card, caret) !== null).toBe(false);
			if (room && intersection(caret, rect(0, 0, width, height)) === null) expect(intersection(card, line)).toBeNull();
		}),
	);
});
