/** Drafts that may just have been posted, polled until `judge.ts` has decided on each. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import type { WatchedBox } from '../boxes.ts';
import { get } from '../dom.ts';
import { isDrawn } from '../editors/drawn.ts';
import { editorAt } from '../editors/find.ts';
import { type Draft, isPostedByLeaving, type Pending, type PostingEvent, step } from './judge.ts';
import { postedText } from './lastEdit.ts';
import type { Post } from './reports.ts';
import { isSearch, standsElsewhere } from './scope.ts';

export interface PostingHost {
	/** The boxes that may be read, most recently used last. */
	boxes: () => readonly WatchedBox[];
	/** Texts may just have been posted together: they were if the page is left now. */
	posting: (post: Post) => void;
	/** They were. */
	posted: (post: Post) => void;
	/** They were not, or leaving the page no longer tells. */
	notPosted: (post: Post) => void;
}

export interface UnderWay {
	/** Passes an event to the judgement. */
	tell(event: PostingEvent): void;
	/** Checks the boxes of pending drafts now. */
	look(): void;
	/** Drops the pending drafts of these boxes: the user goes on editing, or has given up posting. */
	cancel(boxes: readonly WatchedBox[]): void;
	/** Whether a pending draft had its sign before `at`. */
	anyBefore(at: number): boolean;
}

export function createUnderWay(document: Document, host: PostingHost): UnderWay {
	let pending: Pending[] = [];
	/** Posts that would be taken for posted if the page were left. */
	let posting: Post[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	function tell(event: PostingEvent): void {
		const result = step(pending, event);
		pending = result.pending;
		const posted = result.posted.map(postOf);
		const now = performance.now();
		const before = posting;
		posting = pending.filter((p) => isPostedByLeaving(p, now)).map(postOf);
		for (const post of posted) host.posted(post);
		for (const post of posting) if (!before.some((other) => isSame(post, other))) host.posting(post);
		for (const post of before) if (![...posted, ...posting].some(({ id }) => id === post.id)) host.notPosted(post);
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
		// Pages empty a box without any event, so the boxes are polled, at growing intervals.
		const age = performance.now() - Math.max(...pending.map(({ since }) => since));
		if (pending.length > 0) timer = setTimeout(look, Math.min(1000, Math.max(50, age / 4)));
	}

	function stateOf({ box, text, drawn }: Draft): 'filled' | 'emptied' | 'gone' {
		const watched = host.boxes().find((known) => known.box === box);
		if (watched === undefined) return 'filled';
		if (!isInPage(watched) || (drawn && !isDrawn(watched.element!)))
			return standsElsewhere(document, text, watched.element) ? 'filled' : 'gone';
		// Some pages disable the box while they send its text: of one that must not be read is seen only whether it is empty.
		const here = read(watched) ?? (isBlank(watched.element!) ? '' : text);
		if (here.trim() !== '' && (here !== watched.initial || here === text)) return 'filled';
		Object.assign(watched, { written: false, edit: null });
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

const postOf = ({ post, drafts }: Pending): Post => ({ id: post, texts: drafts.map(({ own }) => own) });

const isSame = (a: Post, b: Post) => a.id === b.id && a.texts.join('\0') === b.texts.join('\0');

const isInPage = ({ element }: WatchedBox): boolean => element !== null && get(element, 'isConnected');

const isBlank = (element: HTMLElement): boolean =>
	(get(element as HTMLInputElement, 'value') ?? get(element, 'textContent') ?? '').trim() === '';

const read = ({ element }: WatchedBox): string | null => editorAt(element)?.text(LONGEST_DRAFT + 1) ?? null;

/**
 * The texts of those `boxes` that the user wrote in and may post. One that is empty or cannot be read counts with what
 * stood in it, unless the user has pressed something that emptied it.
 */
export const draftsIn = (boxes: readonly WatchedBox[]): Draft[] =>
	boxes.flatMap((watched) => {
		const { box, element, written, cleared, edit } = watched;
		if (!written || element === null || !isInPage(watched) || isSearch(element)) return [];
		const shown = read(watched) ?? '';
		const isEmpty = shown.trim() === '';
		const own = isEmpty && cleared ? '' : postedText(shown, edit).slice(0, LONGEST_DRAFT + 1);
		const text = isEmpty ? own : shown;
		return text.trim() === '' ? [] : [{ box, text, own, drawn: isDrawn(element) }];
	});

/** Notes which boxes are empty after the user pressed something that posts nothing. */
export function noteCleared(boxes: readonly WatchedBox[]): void {
	for (const watched of boxes) watched.cleared = watched.written && isInPage(watched) && read(watched)?.trim() === '';
}
