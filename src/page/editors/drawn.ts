/** How much of an element is visible, by its own styles and those of its ancestors. */
import { outOf } from '../composed.ts';
import { call, documentOf, get, windowOf } from '../dom.ts';
import { innerRect, intersection, type Rect } from '../geometry.ts';

const FAINTEST = 0.1;
/** Smallest size in pixels of a box that someone writes in; pages hide boxes by making them one pixel large. */
const SMALLEST = 8;

export interface Drawn {
	/** The part of the viewport that the element's content can appear in, or null. */
	clip: Rect | null;
	/** The rectangle it is clipped to by ancestors that the user cannot scroll. */
	reach: Rect | null;
	opacity: number;
	cutAway: boolean;
	/** Not rotated, skewed, mirrored or in perspective. */
	upright: boolean;
}

const EVERYWHERE: Rect = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };

/** Whether a computed `transform`, `rotate` or `scale` keeps lines level and readable. */
function keepsUpright({ transform, rotate, scale }: CSSStyleDeclaration): boolean {
	if (rotate && rotate !== 'none' && Number.parseFloat(rotate) !== 0) return false;
	if (scale?.includes('-')) return false;
	if (!transform || transform === 'none') return true;
	const matrix = new DOMMatrixReadOnly(transform);
	return matrix.is2D && Math.abs(matrix.b) + Math.abs(matrix.c) < 1e-3 && matrix.a > 0 && matrix.d > 0;
}

const isCutAway = ({ clipPath, clip }: CSSStyleDeclaration): boolean =>
	/^(inset\((5\d|[6-9]\d|100)(\.\d+)?%|circle\(0(px|%)|polygon\(0px 0px, 0px 0px)/.test(clipPath) ||
	/^rect\((\d)px,? \1px,? \1px,? \1px\)/.test(clip);

const shared = (a: Rect | null, b: Rect): Rect | null => a && intersection(a, b);

function viewportOf(element: Element): [body: Element, root: Element] {
	const document = documentOf(element);
	return [get(document, 'body'), get(document, 'documentElement')];
}

export function howDrawn(element: HTMLElement): Drawn {
	const window = windowOf(element)!;
	const around = viewportOf(element);
	let clip: Rect | null = EVERYWHERE;
	let reach: Rect | null = EVERYWHERE;
	let opacity = 1;
	let cutAway = false;
	let upright = true;
	/** Position of the elements passed so far: an ancestor clips them only if it is their containing block. */
	let position = 'static';
	for (let outer: Element | null = element; outer !== null; outer = outOf(outer)) {
		const style = window.getComputedStyle(outer);
		opacity *= Number.parseFloat(style.opacity || '1');
		cutAway ||= isCutAway(style);
		upright &&= keepsUpright(style);
		const positions = style.position !== 'static' || (style.transform || 'none') !== 'none';
		const isContainer = position !== 'fixed' && (position !== 'absolute' || positions || outer === element);
		// Overflow of body and root applies to the viewport.
		if (isContainer && !around.includes(outer)) {
			const overflow = `${style.overflowX} ${style.overflowY}`;
			if (!/visible|inline/.test(overflow) && style.display !== 'contents' && style.display !== 'inline') {
				const rect = innerRect(outer as HTMLElement);
				clip = shared(clip, rect);
				if (!/auto|scroll/.test(overflow) || outer === element) reach = shared(reach, rect);
			}
		}
		if (isContainer) position = style.position === 'absolute' || style.position === 'fixed' ? style.position : 'static';
	}
	return { clip, reach, opacity, cutAway, upright };
}

/** Whether the user can see a box, or could by scrolling. */
export function isDrawn(element: HTMLElement): boolean {
	if (!get(element, 'isConnected') || !call(element, 'checkVisibility', { visibilityProperty: true })) return false;
	const window = windowOf(element);
	if (window === null || !isFrameDrawn(window)) return false;
	const { reach, opacity, cutAway } = howDrawn(element);
	const [body, root] = viewportOf(element);
	const rect = call(element, 'getBoundingClientRect');
	// An editable body fills its window, however little it has.
	const shown = element === body ? call(root, 'getBoundingClientRect') : shared(reach, rect);
	return (
		opacity >= FAINTEST &&
		!cutAway &&
		shown !== null &&
		(element === body || (shown.right - shown.left >= SMALLEST && shown.bottom - shown.top >= SMALLEST)) &&
		// Nothing above or left of the page's origin can be scrolled to.
		shown.bottom + window.scrollY > 0 &&
		(shown.right + window.scrollX > 0 || window.getComputedStyle(root).direction === 'rtl')
	);
}

function isFrameDrawn(window: Window): boolean {
	if (window.parent === window) return true;
	if (window.innerWidth < SMALLEST || window.innerHeight < SMALLEST) return false;
	try {
		const frame = window.frameElement as HTMLElement | null;
		return frame === null || isDrawn(frame);
	} catch {
		// The parent is of another origin.
		return true;
	}
}
