import { type Box, intersection } from './drawn.ts';

/** Rectangles nearer than this, along a line, are of one word in several formats. */
const TOUCHING = 1.5;

/** Whether two rectangles stand side by side in one line. */
function sameLine(a: DOMRect, b: DOMRect, vertical: boolean): boolean {
	const [ax, bx, ay, by] = vertical
		? [span(a.top, a.bottom), span(b.top, b.bottom), span(a.left, a.right), span(b.left, b.right)]
		: [span(a.left, a.right), span(b.left, b.right), span(a.top, a.bottom), span(b.top, b.bottom)];
	const across = Math.min(ay.to, by.to) - Math.max(ay.from, by.from);
	const apart = Math.max(ax.from, bx.from) - Math.min(ax.to, bx.to);
	return across > Math.min(ay.to - ay.from, by.to - by.from) / 2 && apart <= TOUCHING;
}

const span = (from: number, to: number) => ({ from, to });

/** Joins rectangles of a line that touch, and leaves out what is not seen. */
export function linesOf(rects: readonly DOMRect[], seen: Box, vertical: boolean): DOMRect[] {
	const lines: DOMRect[] = [];
	for (const rect of rects) {
		if (rect.width <= 0 || rect.height <= 0) continue;
		const last = lines.at(-1);
		if (last !== undefined && sameLine(last, rect, vertical)) {
			const left = Math.min(last.left, rect.left);
			const top = Math.min(last.top, rect.top);
			lines[lines.length - 1] = new DOMRect(
				left,
				top,
				Math.max(last.right, rect.right) - left,
				Math.max(last.bottom, rect.bottom) - top,
			);
		} else lines.push(rect);
	}
	return lines.map((line) => intersection(line, seen)).filter(({ width, height }) => width > 0 && height > 0);
}
