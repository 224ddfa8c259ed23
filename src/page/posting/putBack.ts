/** Posts that a site refuses after it has emptied their boxes: it puts the text back. */
import type { WatchedBox } from '../boxes.ts';
import { isInPage, read } from './drafts.ts';
import type { Draft, Pending } from './judge.ts';
import { sentFrom } from './whose.ts';

/** Milliseconds within which a text that comes back was refused. */
const REFUSED_WITHIN = 30_000;

/** What is known of a box that changes when it is emptied. */
type Before = Pick<WatchedBox, 'edit' | 'whose' | 'first'>;

interface Sent {
	post: string;
	at: number;
	/** The boxes that the page has emptied, with what stood in them. */
	emptied: { watched: WatchedBox; draft: Draft; before: Before }[];
}

export interface PutBack {
	readonly waits: boolean;
	/** Notes what was posted; its boxes hold nothing of their user any more. */
	sent(posted: readonly Pending[], boxes: readonly WatchedBox[]): void;
	/** The user does something: what comes back from now on may be their wish, such as to edit what they have posted. */
	stop(): void;
	/** Gives a box that is emptied before it is known whether it was posted. */
	emptying(watched: WatchedBox): void;
	/**
	 * Those posts whose text has come back; it is the user's again.
	 * @param isShown whether the page has come to show it outside of boxes, too: then it was posted
	 */
	look(isShown: (draft: Draft) => boolean): string[];
}

export function createPutBack(): PutBack {
	let waiting: Sent[] = [];
	const known = new WeakMap<WatchedBox, Before>();

	function emptying(watched: WatchedBox): void {
		const { written, edit, whose, first } = watched;
		if (written) known.set(watched, { edit, whose, first });
		Object.assign(watched, { written: false, edit: null });
		// What the site puts there next is not the user's because theirs stood there.
		if (written && whose !== null && read(watched) !== whose.after.text) watched.whose = sentFrom(whose);
	}

	return {
		get waits() {
			return waiting.length > 0;
		},
		emptying,
		sent(posted, boxes) {
			for (const { post, drafts } of posted) {
				const emptied = drafts.flatMap((draft) => {
					const watched = boxes.find((each) => each.box === draft.box);
					if (watched === undefined) return [];
					emptying(watched);
					const before = known.get(watched);
					const isEmpty = isInPage(watched) && read(watched) !== draft.text;
					return isEmpty && before !== undefined ? [{ watched, draft, before }] : [];
				});
				waiting.push({ post, at: performance.now(), emptied });
			}
		},
		stop() {
			waiting = [];
		},
		look(isShown) {
			waiting = waiting.filter(({ at, emptied }) => emptied.length > 0 && performance.now() - at < REFUSED_WITHIN);
			const refused = waiting.filter(({ emptied }) =>
				emptied.some(({ watched, draft }) => isInPage(watched) && read(watched) === draft.text && !isShown(draft)),
			);
			waiting = waiting.filter((sent) => !refused.includes(sent));
			for (const { emptied } of refused)
				for (const { watched, before } of emptied) Object.assign(watched, { written: true, ...before });
			return refused.map(({ post }) => post);
		},
	};
}
