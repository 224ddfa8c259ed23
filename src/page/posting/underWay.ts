/** Drafts that may just have been posted, polled until `judge.ts` has decided on each. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import type { Written } from '../../messages/written.ts';
import type { WatchedBox } from '../boxes.ts';
import { isDrawn } from '../editors/drawn.ts';
import { isBlank, isInPage, read } from './drafts.ts';
import {
	type BoxState,
	type Draft,
	heedsReport,
	isPostedByLeaving,
	isWeak,
	type Pending,
	type PostingEvent,
	type Sign,
	step,
} from './judge.ts';
import { createPutBack } from './putBack.ts';
import { isReported, reportedNow } from './reported.ts';
import type { Post, Reports } from './reports.ts';
import { standsElsewhere } from './scope.ts';
import { createStanding, type TimesShown } from './standing.ts';
import { othersStay, ownStays } from './staying.ts';
import { joinTexts } from './texts.ts';

export interface PostingHost {
	/** The readable boxes, most recently used last. */
	boxes: () => readonly WatchedBox[];
	/** Texts may just have been posted together: they were if the page is left now. */
	posting: (post: Post) => void;
	/** They were. */
	posted: (post: Post) => void;
	/** They were not posted, or leaving the page is no longer evidence; also after `posted`, if the site refused them. */
	notPosted: Reports['notPosted'];
	/** A form is sent with drafts that the next page may show again. @param post the post made of them, if any */
	carry: (post: string | null, drafts: readonly Draft[]) => void;
}

export type UnderWay = ReturnType<typeof createUnderWay>;

export function createUnderWay(document: Document, host: PostingHost) {
	let pending: Pending[] = [];
	/** Posts that would be taken for posted if the page were left. */
	let posting: Post[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const putBack = createPutBack();

	function judge(event: PostingEvent): void {
		const result = step(pending, event);
		pending = result.pending;
		if (event.kind !== 'left') putBack.sent(result.posted, host.boxes());
		const posted = result.posted.map(postOf);
		result.posted.forEach(noteLeft);
		const now = performance.now();
		const before = posting;
		posting = pending.filter((p) => isPostedByLeaving(p, now)).map(postOf);
		for (const post of posted) host.posted(post);
		for (const post of posting) if (!before.some((other) => isSame(post, other))) host.posting(post);
		for (const post of before) if (![...posted, ...posting].some(({ id }) => id === post.id)) host.notPosted(post);
	}

	/** What a site leaves in a box after a post is not a post reopened for editing. */
	function noteLeft({ drafts }: Pending): void {
		for (const watched of host.boxes().filter(({ box }) => drafts.some((draft) => draft.box === box)))
			watched.note({ kind: 'posted', left: read(watched) ?? '' });
	}

	function look(): void {
		clearTimeout(timer);
		const timesNow = createStanding(document, host.boxes());
		for (const id of putBack.look((draft) => isStanding(draft, timesNow))) host.notPosted({ id });
		if (pending.length === 0 && !putBack.waits) return;
		const boxes = new Map<number, BoxState>();
		const nowReported = pending.some(({ sign }) => heedsReport(sign)) ? reportedNow(document) : [];
		for (const { drafts, sign } of pending)
			for (const draft of drafts) {
				const watched = host.boxes().find(({ box }) => box === draft.box);
				const state =
					watched === undefined ? 'filled' : stateOf(document, watched, draft, sign, { timesNow, nowReported });
				if (state === 'emptied') putBack.emptying(watched!);
				if (state !== 'gone') boxes.set(draft.box, state);
			}
		judge({ kind: 'look', boxes, at: performance.now() });
		// Pages empty a box without any event, so the boxes are polled, at growing intervals.
		const age = performance.now() - Math.max(...pending.map(({ since }) => since));
		if (pending.length > 0) timer = setTimeout(look, Math.min(1000, Math.max(50, age / 4)));
		else if (putBack.waits) timer = setTimeout(look, 500);
	}

	return {
		judge,
		look,
		/** Drops the pending drafts of these boxes: the user continues to edit, or has given up posting. */
		cancel(boxes: readonly WatchedBox[]) {
			look();
			judge({ kind: 'cancel', boxes: boxes.map(({ box }) => box) });
		},
		/** Whether the page was read when this draft of a box became pending. */
		isNoted: (draft: Draft) =>
			pending.some(({ drafts }) => drafts.some(({ box, standing }) => box === draft.box && standing !== undefined)),
		postOf: (boxes: readonly WatchedBox[]) =>
			pending.find(({ drafts }) => drafts.some((draft) => boxes.some(({ box }) => box === draft.box)))?.post ?? null,
		/** Whether a pending draft had its sign before `at`. */
		anyBefore: (at: number) => pending.some(({ since }) => at >= since),
		/** The user does something: text that returns to a box was not refused by the site. */
		touched: putBack.stop,
	};
}

/** What a page shows, and its reports of a post. */
interface Seen {
	timesNow: TimesShown;
	nowReported: readonly string[];
}

function stateOf(
	document: Document,
	watched: WatchedBox,
	draft: Draft,
	sign: Sign,
	{ timesNow, nowReported }: Seen,
): BoxState | 'gone' {
	const { text, own, others = [], drawn, reported } = draft;
	if (!isInPage(watched) || (drawn && !isDrawn(watched.element!))) {
		if (standsElsewhere(document, text, watched.element)) return 'filled';
		return isStanding(draft, timesNow) ? 'replaced' : 'gone';
	}
	// Some pages disable the box while they send its text: for an unreadable one, only whether it is empty is known.
	const here = read(watched) ?? (isBlank(watched.element!) ? '' : text);
	const isKept = here !== watched.history.initial && staysIn({ text: own, others }, here, sign);
	if (here.trim() === '' || !(isKept || here === text)) return 'emptied';
	if (heedsReport(sign) && reported !== undefined && isReported(reported, nowReported)) return 'shown';
	// Keys that start a new line change the text; after any other press a page may just show a preview.
	const mayBeShown = heedsReport(sign) || (sign === 'keys' && here === text);
	return mayBeShown && isStanding(draft, timesNow) ? 'shown' : 'filled';
}

/** Whether the page shows a draft outside of boxes, more often than before. */
const isStanding = ({ text, initial, standing = Number.POSITIVE_INFINITY }: Draft, timesNow: TimesShown): boolean =>
	standing < Number.POSITIVE_INFINITY && timesNow(text, initial) > standing;

function postOf({ post, drafts }: Pending): Post {
	const all = joinTexts(drafts.map(({ own, others = [] }) => ({ text: own, others })));
	const first = drafts.flatMap(({ first = '' }) => (first.trim() === '' ? [] : [first])).join('\n\n');
	const written = { texts: all.map(({ text }) => text), others: all.map(({ others }) => others) };
	return { id: post, ...written, ...(first !== '' && { first: first.slice(0, LONGEST_DRAFT + 1) }) };
}

/** Whether a draft is still in its box. After a weak sign only a returning template shows that it is not. */
const staysIn = (draft: Written, here: string, sign: Sign): boolean =>
	ownStays(draft, here) || (isWeak(sign) && !othersStay(draft, here));

const isSame = (a: Post, b: Post) => a.id === b.id && a.texts.join('\0') === b.texts.join('\0');
