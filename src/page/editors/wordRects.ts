import { windowOf } from '../dom.ts';
import type { Rect } from '../geometry.ts';
import { howDrawn } from './drawn.ts';
import type { Span } from './editor.ts';
import { linesOf } from './lines.ts';
import { piecesIn } from './places.ts';
import type { TextMap } from './rendered.ts';

/** One rectangle per line of each span, for its visible part. */
export function rectsIn(element: HTMLElement, map: TextMap, spans: readonly Span[]): Rect[][] {
	const { clip, upright } = howDrawn(element);
	if (!upright || clip === null) return spans.map(() => []);
	const { writingMode } = windowOf(element)!.getComputedStyle(element);
	const range = new Range();
	return spans.map(({ start, end }) => {
		const rects: Rect[] = [];
		for (const piece of piecesIn(map, start, end)) {
			// A range over elements would also return the rectangles of the elements.
			range.setStart(piece.node, piece.from + Math.max(0, start - piece.start));
			range.setEnd(piece.node, piece.from + Math.min(piece.length, end - piece.start));
			rects.push(...range.getClientRects());
		}
		return linesOf(rects, clip, writingMode.startsWith('vertical'));
	});
}
