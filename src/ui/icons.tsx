/** Icons, drawn with strokes on a grid of 24. */
const PATHS = {
	alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.3v.2',
	back: 'm15 6-6 6 6 6',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	chevron: 'm6 9 6 6 6-6',
	clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
	disk: 'M5 4h11l3 3v13H5V4ZM8 4v5h7V4M8 20v-6h8v6',
	down: 'M12 4v11M7 11l5 5 5-5M5 20h14',
	door: 'M14 4H6v16h8M10 12h10M16 8l4 4-4 4',
	file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6',
	film: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 5v14M16 5v14M3 12h18M3 8.5h5M3 15.5h5M16 8.5h5M16 15.5h5',
	flask: 'M9 3h6M10 3v6l-5.5 9a2 2 0 0 0 1.7 3h11.6a2 2 0 0 0 1.7-3L14 9V3M7.5 15h9',
	gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM19.4 15a1.7 1.7 0 0 0 .3 1.8l.1.1a2 2 0 1 1-2.9 2.9l-.1-.1a1.7 1.7 0 0 0-2.8 1.2V21a2 2 0 1 1-4 0v-.1a1.7 1.7 0 0 0-2.9-1.2l-.1.1a2 2 0 1 1-2.8-2.9l.1-.1a1.7 1.7 0 0 0-1.2-2.8H3a2 2 0 1 1 0-4h.1a1.7 1.7 0 0 0 1.2-2.9l-.1-.1a2 2 0 1 1 2.9-2.8l.1.1a1.7 1.7 0 0 0 2.8-1.2V3a2 2 0 1 1 4 0v.1a1.7 1.7 0 0 0 2.9 1.2l.1-.1a2 2 0 1 1 2.8 2.9l-.1.1a1.7 1.7 0 0 0 1.2 2.8h.1a2 2 0 1 1 0 4h-.1a1.7 1.7 0 0 0-1.3 1Z',
	gift: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9s-4.5 0-4.5-2.7S10.5 4 12 9c1.5-5 4.5-5.5 4.5-2.7S12 9 12 9Z',
	globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
	info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.7v.2',
	lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3',
	next: 'm9 6 6 6-6 6',
	off: 'M4 4l16 16M9 5h6a4 4 0 0 1 4 4v6M5 9v6a4 4 0 0 0 4 4h6',
	open: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
	pause: 'M9 6v12M15 6v12',
	pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3-1-6ZM12 15v6',
	play: 'M8 5v14l11-7L8 5Z',
	plus: 'M12 5v14M5 12h14',
	puzzle: 'M9 5a2 2 0 1 1 4 0v1h4v4h1a2 2 0 1 1 0 4h-1v5h-5v-1a2 2 0 1 0-4 0v1H5V6h4V5Z',
	rewind: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4l3 2',
	sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
	star: 'm12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8L12 4Z',
	swap: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
	trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
	up: 'M12 16V5M7 9l5-5 5 5M5 20h14',
	user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7',
	x: 'm6 6 12 12M18 6 6 18',
};
export type IconName = keyof typeof PATHS;

export const Icon = ({ name, small }: { name: IconName; small?: boolean }) => (
	<svg class={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
		<path d={PATHS[name]} />
	</svg>
);
