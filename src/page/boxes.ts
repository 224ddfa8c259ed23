/** The boxes that the user was in lately: a post may have several, such as a title and a body. */

import type { LastEdit } from './posting/lastEdit.ts';
import type { Whose } from './posting/whose.ts';

export interface WatchedBox {
	/** Number of the box, unique in its frame. */
	readonly box: number;
	/** Null once the page has thrown it away: it is held weakly, or a page could tell that somebody holds it. */
	readonly element: HTMLElement | null;
	/** Its text when it was first read, such as a signature or a prefilled quote; null before that. Empty: all of it is the user's. */
	initial: string | null;
	/** The post that its site has opened in it, as it stood before the user began to edit it; empty: none. */
	first: string;
	/** What the site left in it when it was posted last. */
	left: string;
	/** Whether the user has written in it since it was last posted; text that the page put there is not a post. */
	written: boolean;
	/** Whether the user has edited it since its text was last checked; until then only the checked text is. */
	edited: boolean;
	/** What the user did to its text last; null if that is unknown. */
	edit: LastEdit | null;
	/** Which parts of its text are not the user's; null before they edited it. */
	whose: Whose | null;
	/** Whether it was empty after the user last pressed something that posts nothing, and was not edited since. */
	cleared: boolean;
	/** Whether the user has pressed something that posts nothing since they edited it. */
	moved: boolean;
	/** The text that was last checked; null before that. */
	checked: string | null;
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

/** Most boxes that are remembered: those that the user wrote in, and others, as a page can lead the focus to many. */
const MOST_WRITTEN = 200;
const MOST_UNWRITTEN = 8;

export function createBoxes(): Boxes {
	const all: WatchedBox[] = [];
	let numbered = 0;
	return {
		all,
		latest: () => all.at(-1) ?? null,
		goTo(element, begun) {
			const at = all.findIndex((known) => known.element === element);
			const [known] = at < 0 ? [] : all.splice(at, 1);
			// Before the new one comes, which the user is about to write in.
			for (const [written, most] of [
				[true, MOST_WRITTEN],
				[false, MOST_UNWRITTEN],
			] as const) {
				const alike = all.filter((each) => each.written === written);
				if (alike.length >= most) all.splice(all.indexOf(alike[0]!), 1);
			}
			all.push(known ?? createBox(++numbered, element, begun));
		},
	};
}

function createBox(box: number, element: HTMLElement, begun: number | null): WatchedBox {
	const held = new WeakRef(element);
	const written = begun !== null;
	return {
		box,
		get element() {
			return held.deref() ?? null;
		},
		...{ initial: null, first: '', left: '', written, edited: written, edit: null, whose: null },
		...{ cleared: false, moved: false, checked: null, begun, ours: false },
	};
}
