/** Where a card has room. */
import { around, intersection, type Point, type Rect } from '../geometry.ts';

/** Between a card and what it is about. */
const GAP = 6;
/** Between a card and the edge of what is seen. */
const MARGIN = 6;

const overlap = (a: Rect, b: Rect): number => {
	const both = intersection(a, b);
	return both === null ? 0 : (both.right - both.left) * (both.bottom - both.top);
};

/**
 * Where a card goes: below what it is about, else above, else beside it or at the edges of what is seen: the first of
 * these places where it covers nothing that has to stay in sight, else the one where it covers least.
 * @param about the line it is about
 * @param spared what it must not cover, by falling weight
 * @param seen the part of the window that is seen
 */
export function place(
	{ width, height }: { width: number; height: number },
	about: Rect,
	spared: readonly Rect[],
	seen: Rect,
	rightToLeft = false,
): Point {
	const all = around([about, ...spared]);
	const start = rightToLeft ? about.right - width : about.left;
	const candidates: Point[] = [
		{ x: start, y: about.bottom + GAP },
		{ x: start, y: about.top - GAP - height },
		{ x: start, y: all.bottom + GAP },
		{ x: start, y: all.top - GAP - height },
		{ x: all.right + GAP, y: about.top },
		{ x: all.left - GAP - width, y: about.top },
		{ x: start, y: seen.bottom },
		{ x: start, y: seen.top },
	].map(({ x, y }) => ({
		x: Math.max(seen.left + MARGIN, Math.min(x, seen.right - MARGIN - width)),
		y: Math.max(seen.top + MARGIN, Math.min(y, seen.bottom - MARGIN - height)),
	}));
	let best = candidates[0]!;
	let least = Number.POSITIVE_INFINITY;
	for (const at of candidates) {
		const card = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
		const covered = [about, ...spared].reduce((sum, rect, i) => sum + overlap(card, rect) / (i + 1), 0);
		if (covered < least) [best, least] = [at, covered];
	}
	return best;
}
