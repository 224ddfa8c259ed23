/** Our own pixels: a page may zoom or move what holds them. */
import type { Rect } from '../geometry.ts';

/** Where our own pixels lie: the window's coordinates of their origin, and how many of them one of ours is long. */
export interface Frame {
	left: number;
	top: number;
	scale: number;
}

/** A rectangle of the window in our own pixels. */
export const within = ({ left, top, scale }: Frame, rect: Rect): Rect => ({
	left: (rect.left - left) / scale,
	top: (rect.top - top) / scale,
	right: (rect.right - left) / scale,
	bottom: (rect.bottom - top) / scale,
});
