/** The boxes that the user was in lately: a post may have several, such as a title and a body. */

import { apply, type BoxEvent, type BoxHistory, newHistory } from './posting/boxHistory.ts';
import { elsewhere } from './posting/ownership.ts';

export interface WatchedBox {
	/** Number of the box, unique in its frame. */
	readonly box: number;
	/** Null once the page has dropped it: the reference is weak, or a page could see that we keep it. */
	readonly element: HTMLElement | null;
	readonly history: BoxHistory;
	/** Adds to the history. */
	note(event: BoxEvent): void;
}

export type Boxes = ReturnType<typeof createBoxes>;

/** Most boxes to remember: those that the user wrote in, and others, as a page can move the focus to many. */
const MOST_WRITTEN = 200;
const MOST_UNWRITTEN = 8;

export function createBoxes() {
	const all: WatchedBox[] = [];
	let numbered = 0;
	return {
		/** Most recently focused last. */
		all,
		latest: () => all.at(-1) ?? null,
		/** Moves a box to the end, adding it with `begun` if it is new. */
		goTo(element: HTMLElement, begun: number | null) {
			const at = all.findIndex((known) => known.element === element);
			const [known] = at < 0 ? [] : all.splice(at, 1);
			// Before the new one comes, which the user is about to write in.
			for (const [written, most] of [
				[true, MOST_WRITTEN],
				[false, MOST_UNWRITTEN],
			] as const) {
				const alike = all.filter((each) => each.history.written === written);
				if (alike.length >= most) all.splice(all.indexOf(alike[0]!), 1);
			}
			all.push(known ?? createBox(++numbered, element, begun, all));
		},
	};
}

function createBox(box: number, element: HTMLElement, begun: number | null, all: readonly WatchedBox[]): WatchedBox {
	const held = new WeakRef(element);
	const watched = {
		box,
		get element() {
			return held.deref() ?? null;
		},
		history: newHistory(begun),
		note(event: BoxEvent) {
			watched.history = apply(watched.history, event, elsewhere(all, watched));
		},
	};
	return watched;
}
