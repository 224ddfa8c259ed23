/** Rectangles of words, a rectangle per line. */
import { around, intersection, type Rect, rectOf } from '../geometry.ts';

/** Rectangles nearer than this, along a line, are of one word in several formats. */
const TOUCHING = 1.5;

/** Whether two rectangles stand side by side in one line: they touch, and share most of it. */
function sameLine(a: Rect, b: Rect, vertical: boolean): boolean {
	const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	const thickness = ({ left, top, right, bottom }: Rect) => (vertical ? right - left : bottom - top);
	const [along, beside] = vertical ? [down, across] : [across, down];
	return along >= -TOUCHING && beside > Math.min(thickness(a), thickness(b)) / 2;
}

/** Joins pieces of one line, which browsers tell apart in bold, links and at a line's end; leaves out what is not seen. */
export function linesOf(rects: Iterable<Rect>, seen: Rect | null, vertical: boolean): Rect[] {
	const lines: Rect[] = [];
	for (const rect of rects) {
		const last = lines.at(-1);
		if (rect.right <= rect.left || rect.bottom <= rect.top) continue;
		if (last !== undefined && sameLine(last, rect, vertical)) lines[lines.length - 1] = around([last, rect]);
		else lines.push(rectOf(rect));
	}
	return lines.flatMap((line) => (seen && intersection(line, seen)) ?? []);
}
