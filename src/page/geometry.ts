/** Rectangles in viewport coordinates. */
import { call, get } from './dom.ts';

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

export const rectOf = ({ left, top, right, bottom }: Rect): Rect => ({ left, top, right, bottom });

export function intersection(a: Rect, b: Rect): Rect | null {
	const both = {
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	};
	return both.right > both.left && both.bottom > both.top ? both : null;
}

export const around = (rects: readonly Rect[]): Rect => ({
	left: Math.min(...rects.map(({ left }) => left)),
	top: Math.min(...rects.map(({ top }) => top)),
	right: Math.max(...rects.map(({ right }) => right)),
	bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

export const contains = (rect: Rect, { x, y }: Point, slack = 0): boolean =>
	x >= rect.left - slack && x <= rect.right + slack && y >= rect.top - slack && y <= rect.bottom + slack;

/** The rectangle of an element inside its borders and scroll bars. Forces layout. */
export function innerRect(element: HTMLElement): Rect {
	const rect = rectOf(call(element, 'getBoundingClientRect'));
	const [offsetWidth, offsetHeight] = [get(element, 'offsetWidth'), get(element, 'offsetHeight')];
	// SVG elements do not have these.
	if (!offsetWidth || !offsetHeight) return rect;
	// The two differ if the page zooms or scales the element.
	const [across, down] = [(rect.right - rect.left) / offsetWidth, (rect.bottom - rect.top) / offsetHeight];
	const left = rect.left + get(element, 'clientLeft') * across;
	const top = rect.top + get(element, 'clientTop') * down;
	const [width, height] = [get(element, 'clientWidth') * across, get(element, 'clientHeight') * down];
	return { left, top, right: left + width, bottom: top + height };
}
