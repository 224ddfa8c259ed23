/** The boxes that somebody has lately been in: a post may be written in several, a title and a body. */

export interface WatchedBox {
	/** Tells the boxes of a frame apart. */
	box: number;
	element: HTMLElement;
	/** What stood in it when it was first read: a signature, or what another site's link filled in. */
	initial: string | null;
	/** Whether the user wrote in it since it was last posted; what a page itself put there is nobody's post. */
	written: boolean;
	/** When the user began to write what is in it, in milliseconds since 1970; null where that is nothing, or not known. */
	begun: number | null;
	/** A button of ours has changed it since the worker last had its text. */
	ours: boolean;
}

export interface Boxes {
	/** The one that was gone to last at the end. */
	readonly all: readonly WatchedBox[];
	latest(): WatchedBox | null;
	/** Moves a box to the end; `begun` is for one that is not known. */
	goTo(element: HTMLElement, begun: number | null): void;
}

/** So many are remembered. */
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
