/** The coordinates of our layer: a page may zoom or move the element that holds it. */
import type { Rect } from '../geometry.ts';

/** The origin of our layer in viewport coordinates, and viewport pixels per pixel of the layer. */
export interface Frame {
	left: number;
	top: number;
	scale: number;
}

/** Converts a rectangle from viewport to layer coordinates. */
export const within = ({ left, top, scale }: Frame, rect: Rect): Rect => ({
	left: (rect.left - left) / scale,
	top: (rect.top - top) / scale,
	right: (rect.right - left) / scale,
	bottom: (rect.bottom - top) / scale,
});
