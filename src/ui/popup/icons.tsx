/** Icons of the popup, drawn with strokes on a grid of 24. */
const PATHS = {
	alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.3v.2',
	back: 'm15 6-6 6 6 6',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	chevron: 'm6 9 6 6 6-6',
	clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
	film: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 5v14M16 5v14M3 12h18M3 8.5h5M3 15.5h5M16 8.5h5M16 15.5h5',
	gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM19.4 15a1.7 1.7 0 0 0 .3 1.8l.1.1a2 2 0 1 1-2.9 2.9l-.1-.1a1.7 1.7 0 0 0-2.8 1.2V21a2 2 0 1 1-4 0v-.1a1.7 1.7 0 0 0-2.9-1.2l-.1.1a2 2 0 1 1-2.8-2.9l.1-.1a1.7 1.7 0 0 0-1.2-2.8H3a2 2 0 1 1 0-4h.1a1.7 1.7 0 0 0 1.2-2.9l-.1-.1a2 2 0 1 1 2.9-2.8l.1.1a1.7 1.7 0 0 0 2.8-1.2V3a2 2 0 1 1 4 0v.1a1.7 1.7 0 0 0 2.9 1.2l.1-.1a2 2 0 1 1 2.8 2.9l-.1.1a1.7 1.7 0 0 0 1.2 2.8h.1a2 2 0 1 1 0 4h-.1a1.7 1.7 0 0 0-1.3 1Z',
	info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.7v.2',
	next: 'm9 6 6 6-6 6',
	plus: 'M12 5v14M5 12h14',
	swap: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
	user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7',
};
export type IconName = keyof typeof PATHS;

export const Icon = ({ name, small }: { name: IconName; small?: boolean }) => (
	<svg class={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
		<path d={PATHS[name]} />
	</svg>
);
