/** Drafts that may just have been posted, polled until `judge.ts` has decided on each. */
import type { WatchedBox } from '../boxes.ts';
import { isDrawn } from '../editors/drawn.ts';
import { isBlank, isInPage, read } from './drafts.ts';
import { type Draft, isPostedByLeaving, isWeak, type Pending, type PostingEvent, type Sign, step } from './judge.ts';
import { mostlyStands } from './ownText.ts';
import type { Post } from './reports.ts';
import { standsElsewhere } from './scope.ts';
import { joinTexts } from './texts.ts';

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
		for (const { drafts, sign } of pending)
			for (const draft of drafts) {
				const state = stateOf(draft, sign);
				if (state !== 'gone') boxes.set(draft.box, state);
			}
		tell({ kind: 'look', boxes, at: performance.now() });
		// Pages empty a box without any event, so the boxes are polled, at growing intervals.
		const age = performance.now() - Math.max(...pending.map(({ since }) => since));
		if (pending.length > 0) timer = setTimeout(look, Math.min(1000, Math.max(50, age / 4)));
	}

	function stateOf({ box, text, drawn }: Draft, sign: Sign): 'filled' | 'emptied' | 'gone' {
		const watched = host.boxes().find((known) => known.box === box);
		if (watched === undefined) return 'filled';
		if (!isInPage(watched) || (drawn && !isDrawn(watched.element!)))
			return standsElsewhere(document, text, watched.element) ? 'filled' : 'gone';
		// Some pages disable the box while they send its text: of one that must not be read is seen only whether it is empty.
		const here = read(watched) ?? (isBlank(watched.element!) ? '' : text);
		const isKept = here !== watched.initial && (isWeak(sign) || mostlyStands(text, here));
		if (here.trim() !== '' && (isKept || here === text)) return 'filled';
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

const postOf = ({ post, drafts }: Pending): Post => ({ id: post, texts: joinTexts(drafts.map(({ own }) => own)) });

const isSame = (a: Post, b: Post) => a.id === b.id && a.texts.join('\0') === b.texts.join('\0');
