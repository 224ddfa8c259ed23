/** The icons of cards. They are elements, since a page's policy may forbid pictures. */
import type { elements } from './elements.ts';

const PATHS = {
	x: 'm6 6 12 12M18 6 6 18',
	dots: 'M5 12h.01M12 12h.01M19 12h.01',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	film: 'M3 5h18v14H3zM8 5v14M16 5v14M3 12h18',
	ban: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M6 6l12 12',
	star: 'm12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z',
};

/** Creates an icon, which has no name by itself. */
export function icon(make: ReturnType<typeof elements>, name: keyof typeof PATHS): SVGElement {
	const path = make('path', '');
	path.setAttribute('d', PATHS[name]);
	const svg = make('svg', name === 'dots' ? 'i thick' : 'i', path);
	svg.setAttribute('viewBox', '0 0 24 24');
	svg.ariaHidden = 'true';
	return svg;
}
