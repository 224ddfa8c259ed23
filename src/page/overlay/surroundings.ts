/** The visible part of a box and the background of its text. */
import { outOf } from '../composed.ts';
import { documentOf, get, matches } from '../dom.ts';
import { innerRect, intersection, type Rect } from '../geometry.ts';
import { type Color, contrast, readColor } from './contrast.ts';

export interface Surroundings {
	seen: Rect | null;
	background: Color;
	vertical: boolean;
	rightToLeft: boolean;
}

const WHITE: Color = [255, 255, 255];
const DARK: Color = [24, 24, 24];

/** Reads styles and sizes; forces layout. */
export function surroundingsOf(window: Window, box: HTMLElement, view: Rect): Surroundings {
	const own = window.getComputedStyle(box);
	let seen: Rect | null = view;
	let background: Color | null = null;
	/** The `position` that takes the box out of ancestors that are not its containing block; empty for none. */
	let escapes = '';
	for (let element: Element | null = box; element !== null; element = outOf(element)) {
		const style = window.getComputedStyle(element);
		const holds =
			escapes === '' || holdsFixed(style) || (escapes === 'absolute' && style.position !== 'static') || element === box;
		if (holds) {
			if (seen !== null && clips(element, style)) seen = intersection(seen, innerRect(element as HTMLElement));
			escapes = /fixed|absolute/.test(style.position) ? style.position : '';
		}
		const painted = readColor(style.backgroundColor);
		if (background === null && painted !== null && painted.alpha > 0.5) background = painted.color;
		if (matches(element, ':modal, :popover-open')) escapes = 'fixed';
	}
	return {
		seen,
		background: background ?? canvasBehind(readColor(own.color)?.color),
		vertical: !own.writingMode.startsWith('horizontal'),
		rightToLeft: own.direction === 'rtl',
	};
}

/** Without a painted background: light or dark, whichever the text is readable on. */
const canvasBehind = (ink: Color = DARK): Color => (contrast(ink, WHITE) < contrast(ink, DARK) ? DARK : WHITE);

/** Whether an element is the containing block of fixed descendants (CSS Positioned Layout). */
const holdsFixed = ({
	transform,
	translate,
	rotate,
	scale,
	perspective,
	filter,
	contain,
}: CSSStyleDeclaration): boolean =>
	[transform, translate, rotate, scale, perspective, filter].some((value) => value !== '' && value !== 'none') ||
	/strict|content|paint|layout/.test(contain);

function clips(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
	const name = get(element, 'nodeName');
	if (/^(INPUT|TEXTAREA)$/.test(name)) return true;
	const isHtml = get(element as HTMLElement, 'offsetWidth') !== undefined;
	if (!isHtml || element === get(documentOf(element), 'documentElement')) return false;
	// What overflows the body scrolls the window.
	return name !== 'BODY' && (overflowX !== 'visible' || overflowY !== 'visible');
}
