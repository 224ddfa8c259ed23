/** Finds what covers a box: a menu, a sticky header. */
import { pathOf } from '../composed.ts';
import { call, documentOf } from '../dom.ts';
import { contains, type Point, type Rect, rectOf } from '../geometry.ts';

/** Hit tests are slow in long texts, so at most this many places are sampled. */
const MOST = 24;

const middleOf = ({ left, top, right, bottom }: Rect): Point => ({
	x: (left + right) / 2,
	y: (top + bottom) / 2,
});

/** The points in a box that nothing else covers, by hit testing. */
export function uncovered<P extends { seen: Rect }>(box: HTMLElement, places: readonly P[]): P[] {
	const around = new Set(pathOf(box));
	const step = Math.max(1, places.length / MOST);
	const covers: Rect[] = [];
	for (let i = 0; i < places.length; i += step) {
		const { x, y } = middleOf(places[Math.floor(i)]!.seen);
		const found = call(documentOf(box), 'elementFromPoint', x, y);
		if (found !== null && !around.has(found) && !call(box, 'contains', found))
			covers.push(rectOf(call(found, 'getBoundingClientRect')));
	}
	return places.filter(({ seen }) => !covers.some((cover) => contains(cover, middleOf(seen))));
}
