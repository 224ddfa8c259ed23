/** What of the page lies over a box: a menu, a header that stays. */
import { pathOf } from '../composed.ts';
import { contains, type Point, type Rect, rectOf } from '../geometry.ts';

/** Hit tests are dear in long texts: of more places than this, some are asked for all. */
const MOST = 24;

const middleOf = ({ left, top, right, bottom }: Rect): Point => ({
	x: (left + right) / 2,
	y: (top + bottom) / 2,
});

/** Of places in a box those that are not covered; what can be pointed at there decides. */
export function uncovered<P extends { seen: Rect }>(box: HTMLElement, places: readonly P[]): P[] {
	const around = new Set(pathOf(box));
	const step = Math.max(1, places.length / MOST);
	const covers: Rect[] = [];
	for (let i = 0; i < places.length; i += step) {
		const { x, y } = middleOf(places[Math.floor(i)]!.seen);
		const found = box.ownerDocument.elementFromPoint(x, y);
		if (found !== null && !around.has(found) && !box.contains(found))
			covers.push(rectOf(found.getBoundingClientRect()));
	}
	return places.filter(({ seen }) => !covers.some((cover) => contains(cover, middleOf(seen))));
}
