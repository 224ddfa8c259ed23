/** The boxes that the user was in lately: a post may have several, such as a title and a body. */

export interface WatchedBox {
	/** Number of the box, unique in its frame. */
	box: number;
	element: HTMLElement;
	/** Its text when it was first read, such as a signature or a prefilled quote; null before that. */
	initial: string | null;
	/** Whether the user has written in it since it was last posted; text that the page put there is not a post. */
	written: boolean;
	/** When the user began to write its text, in milliseconds since 1970; null if they have not, or it is unknown. */
	begun: number | null;
	/** One of our buttons has changed it since the worker last saw its text. */
	ours: boolean;
}

export interface Boxes {
	/** Most recently focused last. */
	readonly all: readonly WatchedBox[];
	latest(): WatchedBox | null;
	/** Moves a box to the end, adding it with `begun` if it is new. */
	goTo(element: HTMLElement, begun: number | null): void;
}

/** Number of boxes that are remembered. */
const MOST = 8;

export function createBoxes(): Boxes {
	const all: WatchedBox[] = [];
	let numbered = 0;
	return {
		all,
		latest: () => all.at(-1) ?? null,
		goTo(element, begun) {
			const at = all.findIndex((known) => known.element === element);
			const [known] = at < 0 ? [] : all.splice(at, 1);
			all.push(known ?? { box: ++numbered, element, initial: null, written: begun !== null, begun, ours: false });
			if (all.length > MOST) all.shift();
		},
	};
}
