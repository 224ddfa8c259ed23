/** The icons of cards. They are elements, as a page's policy may forbid pictures. */
import type { elements } from './elements.ts';

const PATHS = {
	x: 'm6 6 12 12M18 6 6 18',
	check: 'm5 12.5 4.5 4.5L19 7.5',
};

/** Creates an icon, which has no name by itself. */
export function icon(make: ReturnType<typeof elements>, name: keyof typeof PATHS): SVGElement {
	const path = make('path', '');
	path.setAttribute('d', PATHS[name]);
	const svg = make('svg', 'i', path);
	svg.setAttribute('viewBox', '0 0 24 24');
	svg.ariaHidden = 'true';
	return svg;
}
