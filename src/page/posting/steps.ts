/**
 * Posting in two steps: a button opens a dialog, which may stay open for long, and a button there makes the post of the
 * first press.
 */
import type { WatchedBox } from '../boxes.ts';
import { isElement, matches } from '../dom.ts';
import type { Draft } from './judge.ts';
import { DIALOG, holds } from './scope.ts';

export type Steps = ReturnType<typeof createSteps>;

const dialogOn = (path: readonly EventTarget[]): Element | undefined =>
	path.filter(isElement).find((element) => matches(element, DIALOG));

export const isInDialog = (path: readonly EventTarget[]): boolean => dialogOn(path) !== undefined;

/** @param boxes possible boxes of drafts */
export function createSteps(boxes: () => readonly WatchedBox[]) {
	let asked: readonly Draft[] = [];
	const boxOf = ({ box }: Draft) => boxes().find((known) => known.box === box);
	return {
		/** Notes the drafts that a button was pressed for which may ask for more. */
		asked(drafts: readonly Draft[]) {
			asked = drafts;
		},
		all: () => asked,
		/** These drafts, if the press is in a dialog without them, and they have not been posted or edited since. */
		asking(path: readonly EventTarget[]) {
			const dialog = dialogOn(path);
			if (dialog === undefined) return [];
			return asked.filter((draft) => {
				const watched = boxOf(draft);
				if (!watched?.history.written) return false;
				return watched.element === null || !holds(dialog, watched.element);
			});
		},
		/** Forgets the drafts of these boxes, or all of them. */
		forget(those?: readonly WatchedBox[]) {
			asked = those === undefined ? [] : asked.filter(({ box }) => !those.some((other) => other.box === box));
		},
	};
}

/** Drafts with those from earlier presses; the text of a box at that time counts. */
export const withAsked = (drafts: readonly Draft[], asked: readonly Draft[]): Draft[] => [
	...drafts.filter(({ box }) => !asked.some((draft) => draft.box === box)),
	...asked,
];
