/** The boxes that somebody has lately been in: a post may be written in several, a title and a body. */

export interface WatchedBox {
	/** Tells the boxes of a frame apart. */
	box: number;
	element: HTMLElement;
	/** What stood in it when it was first read: a signature, or what another site's link filled in. */
	initial: string | null;
	/** Whether the user wrote in it since it was last posted; what a page itself put there is nobody's post. */
	written: boolean;
}

export interface Boxes {
	/** The one that was gone to last at the end. */
	readonly all: readonly WatchedBox[];
	latest(): WatchedBox | null;
	/** Moves a box to the end; `written` is for one that is not known. */
	goTo(element: HTMLElement, written: boolean): void;
}

/** So many are remembered. */
const MOST = 8;

export function createBoxes(): Boxes {
	const all: WatchedBox[] = [];
	let numbered = 0;
	return {
		all,
		latest: () => all.at(-1) ?? null,
		goTo(element, written) {
			const at = all.findIndex((known) => known.element === element);
			const [known] = at < 0 ? [] : all.splice(at, 1);
			all.push(known ?? { box: ++numbered, element, initial: null, written });
			if (all.length > MOST) all.shift();
		},
	};
}
