/** Posts that a site refuses after it has emptied their boxes: it puts the text back. */
import type { WatchedBox } from '../boxes.ts';
import { isInPage, read } from './drafts.ts';
import type { Draft, Pending } from './judge.ts';

/** Milliseconds within which a text that comes back was refused. */
const REFUSED_WITHIN = 30_000;

interface Sent {
	post: string;
	at: number;
	/** Boxes that the page has emptied, with their texts. */
	emptied: { watched: WatchedBox; draft: Draft }[];
}

export function createPutBack() {
	let waiting: Sent[] = [];

	/** Passes a box that is emptied before it is known whether it was posted. */
	function emptying(watched: WatchedBox): void {
		const { written, edit } = watched.history;
		watched.note({ kind: 'emptied', text: written && edit !== null ? read(watched) : null });
	}

	return {
		get waits() {
			return waiting.length > 0;
		},
		emptying,
		/** Notes a post; its boxes have nothing left from their user. */
		sent(posted: readonly Pending[], boxes: readonly WatchedBox[]) {
			for (const { post, drafts } of posted) {
				const emptied = drafts.flatMap((draft) => {
					const watched = boxes.find((each) => each.box === draft.box);
					if (watched === undefined) return [];
					emptying(watched);
					const isEmpty = isInPage(watched) && read(watched) !== draft.text;
					return isEmpty && watched.history.sent !== null ? [{ watched, draft }] : [];
				});
				waiting.push({ post, at: performance.now(), emptied });
			}
		},
		/** The user does something: text that returns from now on may be their wish, such as to edit a post. */
		stop() {
			waiting = [];
		},
		/**
		 * Posts whose text has come back; it is the user's again.
		 * @param isShown whether the page now shows it outside boxes too: then it was posted
		 */
		look(isShown: (draft: Draft) => boolean) {
			waiting = waiting.filter(({ at, emptied }) => emptied.length > 0 && performance.now() - at < REFUSED_WITHIN);
			const refused = waiting.filter(({ emptied }) =>
				emptied.some(({ watched, draft }) => isInPage(watched) && read(watched) === draft.text && !isShown(draft)),
			);
			waiting = waiting.filter((sent) => !refused.includes(sent));
			for (const { watched } of refused.flatMap(({ emptied }) => emptied)) watched.note({ kind: 'refused' });
			return refused.map(({ post }) => post);
		},
	};
}
