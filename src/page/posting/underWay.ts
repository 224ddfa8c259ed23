/** Drafts that may be on their way, looked at until it is told of each whether it was posted. */
import { LONGEST_DRAFT } from '../../messages/page.ts';
import type { WatchedBox } from '../boxes.ts';
import { editorAt } from '../editors/find.ts';
import { type Draft, type Pending, type PostingEvent, step } from './judge.ts';
import { isSearch, standsElsewhere } from './scope.ts';

export interface PostingHost {
	/** The boxes that may be read, the one last written in at the end. */
	boxes: () => readonly WatchedBox[];
	/** A draft may be on its way. */
	wake: () => void;
	/** These texts were posted, together. */
	posted: (texts: string[]) => void;
}

export interface UnderWay {
	/** Something happened that tells of them. */
	tell(event: PostingEvent): void;
	/** Looks now whether they were posted. */
	look(): void;
	/** The user is about to change these boxes, or gave up posting them. */
	cancel(boxes: readonly WatchedBox[]): void;
	/** Whether the sign of one was given before `at`. */
	anyBefore(at: number): boolean;
}

export function createUnderWay(document: Document, host: PostingHost): UnderWay {
	let pending: Pending[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	function tell(event: PostingEvent): void {
		const result = step(pending, event);
		pending = result.pending;
		if (result.posted.length > 0) host.posted(result.posted);
	}

	function look(): void {
		clearTimeout(timer);
		if (pending.length === 0) return;
		const boxes = new Map<number, 'filled' | 'emptied'>();
		for (const draft of pending.flatMap(({ drafts }) => drafts)) {
			const state = stateOf(draft);
			if (state !== 'gone') boxes.set(draft.box, state);
		}
		tell({ kind: 'look', boxes, at: performance.now() });
		// A page that empties a box makes no event that a page script could hear. Often at first, then less.
		const age = performance.now() - Math.max(...pending.map(({ since }) => since));
		if (pending.length > 0) timer = setTimeout(look, Math.min(1000, Math.max(50, age / 4)));
	}

	function stateOf({ box, text }: Draft): 'filled' | 'emptied' | 'gone' {
		const watched = host.boxes().find((known) => known.box === box);
		if (watched === undefined) return 'filled';
		if (!watched.element.isConnected) return standsElsewhere(document, text) ? 'filled' : 'gone';
		const here = read(watched);
		// A box that is locked while its text is sent cannot be read for that long.
		if (here === null) return 'filled';
		if (here.trim() !== '' && (here !== watched.initial || here === text)) return 'filled';
		watched.written = false;
		return 'emptied';
	}

	return {
		tell,
		look,
		cancel(boxes) {
			look();
			tell({ kind: 'cancel', boxes: boxes.map(({ box }) => box) });
		},
		anyBefore: (at) => pending.some(({ since }) => at >= since),
	};
}

const read = ({ element }: WatchedBox): string | null => editorAt(element)?.text(LONGEST_DRAFT + 1) ?? null;

/** What stands in those of `boxes` that hold something the user may post. */
export const draftsIn = (boxes: readonly WatchedBox[]): Draft[] =>
	boxes.flatMap((watched) => {
		const { box, element, written } = watched;
		const text = written && element.isConnected && !isSearch(element) ? read(watched) : null;
		return text === null || text.trim() === '' ? [] : [{ box, text }];
	});
