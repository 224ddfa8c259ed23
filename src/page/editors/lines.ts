import { around, intersection, type Rect, rectOf } from '../geometry.ts';

/** Pixels: rectangles nearer than this along a line belong together. */
const TOUCHING = 1.5;

/** Whether two rectangles are adjacent on one line: they touch and overlap across it by more than half. */
function sameLine(a: Rect, b: Rect, vertical: boolean): boolean {
	const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	const thickness = ({ left, top, right, bottom }: Rect) => (vertical ? right - left : bottom - top);
	const [along, apart] = vertical ? [down, across] : [across, down];
	return along >= -TOUCHING && apart > Math.min(thickness(a), thickness(b)) / 2;
}

/** Joins the rectangles of one line, which browsers split at bold text, links and line ends; clips to `seen`. */
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
