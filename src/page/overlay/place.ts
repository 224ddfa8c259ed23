/** Finds room for a card. */
import { around, intersection, type Point, type Rect } from '../geometry.ts';

/** Pixels between a card and its words. */
const GAP = 6;
/** Pixels between a card and the edge of the visible area. */
const MARGIN = 6;

const overlap = (a: Rect, b: Rect): number => {
	const both = intersection(a, b);
	return both === null ? 0 : (both.right - both.left) * (both.bottom - both.top);
};

/**
 * Position of a card: below its words, or else above them, next to them, or at the edges of the visible area. Takes the
 * first of these places where it covers nothing in `spared`, or else the one where it covers least.
 * @param about its line
 * @param spared rectangles it should not cover, by falling weight
 * @param seen the visible part of the viewport
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
