/** Rectangles in the coordinates of the window: where things are, what of them is seen, where a card has room. */

export interface Rect {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export interface Point {
	x: number;
	y: number;
}

/** Where our own pixels lie: the window's coordinates of their origin, and how many of them one of ours is long. */
export interface Frame {
	left: number;
	top: number;
	scale: number;
}

/** Between a card and what it is about. */
const GAP = 6;
/** Between a card and the edge of what is seen. */
const MARGIN = 6;

export const rectOf = ({ left, top, right, bottom }: Rect): Rect => ({ left, top, right, bottom });

/** What two rectangles share; null where that is nothing. */
export function intersection(a: Rect, b: Rect): Rect | null {
	const both = {
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	};
	return both.right > both.left && both.bottom > both.top ? both : null;
}

/** The smallest rectangle around others. */
export const around = (rects: readonly Rect[]): Rect => ({
	left: Math.min(...rects.map(({ left }) => left)),
	top: Math.min(...rects.map(({ top }) => top)),
	right: Math.max(...rects.map(({ right }) => right)),
	bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** Pieces of one line as one: browsers tell words in bold, links and the space at a line's end apart. */
export function joined(rects: readonly Rect[], vertical: boolean): Rect[] {
	const lines: Rect[] = [];
	for (const rect of rects) {
		const last = lines.at(-1);
		if (rect.right <= rect.left || rect.bottom <= rect.top) continue;
		if (last !== undefined && continues(last, rect, vertical)) lines[lines.length - 1] = around([last, rect]);
		else lines.push(rectOf(rect));
	}
	return lines;
}

/** Whether two pieces touch, and share most of their line. */
function continues(a: Rect, b: Rect, vertical: boolean): boolean {
	const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	const thickness = ({ left, top, right, bottom }: Rect) => (vertical ? right - left : bottom - top);
	const [along, beside] = vertical ? [down, across] : [across, down];
	return along > -1 && beside > Math.min(thickness(a), thickness(b)) / 2;
}

export const contains = (rect: Rect, { x, y }: Point, slack = 0): boolean =>
	x >= rect.left - slack && x <= rect.right + slack && y >= rect.top - slack && y <= rect.bottom + slack;

/** A rectangle of the window in our own pixels. */
export const within = ({ left, top, scale }: Frame, rect: Rect): Rect => ({
	left: (rect.left - left) / scale,
	top: (rect.top - top) / scale,
	right: (rect.right - left) / scale,
	bottom: (rect.bottom - top) / scale,
});

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
