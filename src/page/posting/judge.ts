/**
 * Decides whether a draft was posted. A sign (form submitted, anything pressed, Ctrl+Enter) makes a draft pending; what
 * follows decides: it was posted if the page then empties or removes its box or is left, and not if the box keeps its
 * text. The weaker the sign, the more must follow. Pure: events on the page go in, posted drafts come out.
 */

import type { Part } from '../../messages/written.ts';

/**
 * Signs of posting, weakest first: a press of anything, keys that the page acts on (an Enter may just start a new line), a
 * button that may as well keep a draft or a setting.
 */
const SIGNS = ['press', 'keys', 'save', 'send', 'submit'] as const;
export type Sign = (typeof SIGNS)[number];

/** Whether the press says that it sends: then the user may leave the page at once. */
const saysSend = (sign: Sign): boolean => sign === 'send' || sign === 'submit';

/** Whether a sign alone says little, so that any text left in the box speaks against a post. */
export const isWeak = (sign: Sign): boolean => !saysSend(sign);

/** Whether the page's report of a post counts: people press keys while a page reports that it has saved by itself. */
export const heedsReport = (sign: Sign): boolean => sign === 'save' || saysSend(sign);

/** A box and its text when the sign was given. */
export interface Draft {
	box: number;
	text: string;
	/** The user's part of the text. */
	own: string;
	/** The part that was there before they wrote, or is others'; absent: nothing. */
	others?: readonly Part[];
	/** The post that its site has opened in the box to be edited; absent: none. */
	first?: string;
	/** The box's text before the user wrote, which canceling restores; absent: nothing. */
	initial?: string;
	/** Whether the user could see the box. */
	drawn: boolean;
	/** How often the page had the text outside boxes. */
	standing?: number;
	/** What the page had already reported as posted. */
	reported?: readonly string[];
}

/**
 * `shown`: the page now shows the text outside boxes, or reports that it was posted, and left the box alone.
 * `replaced`: the box has vanished, and the page now shows its text.
 */
export type BoxState = 'filled' | 'emptied' | 'shown' | 'replaced';

/** Drafts of one sign that may have been posted. */
export interface Pending {
	/** Identifies the posting. */
	post: string;
	drafts: Draft[];
	sign: Sign;
	since: number;
	/** The browser submits the form itself, so the page will be left sooner or later. */
	native: boolean;
	/** The user has clicked something else since, so a vanished box or page is no longer evidence. */
	moved: boolean;
	/** When a box vanished, or null. A page may remove a box while it sends and restore it on failure. */
	gone: number | null;
}

export type PostingEvent =
	/** `post` identifies the posting, unless an earlier sign has done so. */
	| { kind: 'sign'; sign: Sign; drafts: Draft[]; at: number; post: string }
	| { kind: 'native'; boxes: number[] }
	/** The user continues to edit these boxes, or has given up posting them. */
	| { kind: 'cancel'; boxes: number[] }
	/** The user clicked a link or button that does not post. */
	| { kind: 'elsewhere' }
	/** The user pressed something that may be anything, or a key; each of these drafts would be its own post. */
	| { kind: 'press'; drafts: { draft: Draft; post: string }[]; at: number }
	/** The state of the boxes now; those not listed have vanished with their text. */
	| { kind: 'look'; boxes: ReadonlyMap<number, BoxState>; at: number }
	/** The page is left, either surely by itself or not. */
	| { kind: 'left'; at: number; byPage?: boolean };

type Look = PostingEvent & { kind: 'look' };

export interface Step {
	pending: Pending[];
	posted: Pending[];
}

/** Milliseconds after a sign within which an emptied box is taken for its effect. */
const patience = (sign: Sign): number => (heedsReport(sign) ? 30_000 : 10_000);
/** The same for leaving the page; shorter, because people leave pages for other reasons too. */
const LEAVING = 10_000;
/** Milliseconds after which a vanished box was not merely re-rendered. */
const GONE = 1000;
/** Milliseconds that a native submit may take on a slow forum. */
const NATIVE = 120_000;

export function step(pending: readonly Pending[], event: PostingEvent): Step {
	switch (event.kind) {
		case 'sign':
			return { pending: withSign(pending, event), posted: [] };
		case 'native':
			return { pending: pending.map((p) => (concerns(p, event.boxes) ? { ...p, native: true } : p)), posted: [] };
		case 'cancel':
			return { pending: pending.filter((p) => !concerns(p, event.boxes)), posted: [] };
		case 'elsewhere':
			return { pending: pending.map((p) => (p.gone === null ? { ...p, moved: true } : p)), posted: [] };
		case 'press':
			return { pending: withPress(pending, event), posted: [] };
		case 'look':
			return looked(
				alive(pending, event.at).map((p) => ({ ...p, gone: goneSince(p, event) })),
				event,
			);
		case 'left':
			return settle(alive(pending, event.at), (p) => isPostedByLeaving(p, event.at, event.byPage));
	}
}

/**
 * Whether the page would count as posted if it were left now. People leave a page after saving something, so a weak
 * button needs more: that the page leaves by itself.
 */
export const isPostedByLeaving = ({ sign, since, native, moved, gone }: Pending, at: number, byPage = false): boolean =>
	!moved && (gone !== null || ((saysSend(sign) || (sign === 'save' && byPage)) && (native || at - since <= LEAVING)));

function looked(pending: Pending[], { boxes, at }: Look): Step {
	const isReplaced = ({ drafts }: Pending) => drafts.some(({ box }) => boxes.get(box) === 'replaced');
	// A title and a body are two drafts of one press, and a page may then show only the title.
	const isWithReplaced = ({ sign, since, gone }: Pending) =>
		sign === 'press' && gone !== null && pending.some((p) => p.sign === sign && p.since === since && isReplaced(p));
	return settle(pending, (p) => {
		const states = p.drafts.map(({ box }) => boxes.get(box));
		if (states.includes('emptied') || isReplaced(p) || isWithReplaced(p)) return true;
		return !p.moved && (states.includes('shown') || (p.gone !== null && at - p.gone >= GONE));
	});
}

const goneSince = ({ drafts, gone }: Pending, { boxes, at }: Look): number | null =>
	drafts.some(({ box }) => (boxes.get(box) ?? 'replaced') === 'replaced') ? (gone ?? at) : null;

/**
 * Merges the signs of one post (Enter, then a click, then a submit) into one, as strong as the strongest. Each box
 * counts with its text at the first sign: later changes are the page's, unless the user has clicked something else
 * since.
 */
function withSign(pending: readonly Pending[], event: PostingEvent & { kind: 'sign' }): Pending[] {
	const { sign, drafts, at } = event;
	if (drafts.length === 0) return [...pending];
	const same = pending.filter((p) =>
		concerns(
			p,
			drafts.map(({ box }) => box),
		),
	);
	const strongest = Math.max(SIGNS.indexOf(sign), ...same.map((p) => SIGNS.indexOf(p.sign)));
	const native = same.some((p) => p.native);
	const others = pending.filter((p) => !same.includes(p));
	const post = same[0]?.post ?? event.post;
	const before = same.flatMap((p) => (p.moved ? [] : p.drafts));
	const first = [...new Map([...drafts, ...before].map((draft) => [draft.box, draft])).values()];
	return [...others, { post, drafts: first, sign: SIGNS[strongest]!, since: at, native, moved: false, gone: null }];
}

/**
 * A press is a sign if nothing else is. It may lead anywhere, so only an emptied box shows that it posted, or a
 * vanished one once the page shows its text: that can take a while, in which the user presses other things. For boxes
 * that stay, the latest press counts; the text is that of the first, as a page may change it before the click, unless
 * the page was not read then.
 */
function withPress(pending: readonly Pending[], { drafts, at }: PostingEvent & { kind: 'press' }): Pending[] {
	const others = pending
		.filter(({ sign, gone }) => sign !== 'press' || gone !== null)
		.map((p) => (p.sign === 'keys' && p.gone === null ? { ...p, moved: true } : p));
	const signs = drafts
		.filter(({ draft: { box } }) => !others.some((p) => concerns(p, [box])))
		.map(({ draft, post }): Pending => {
			const known = pending.find((p) => concerns(p, [draft.box]));
			const isFirstLook = draft.standing !== undefined && known?.drafts[0]?.standing === undefined;
			const drafts = known === undefined || isFirstLook ? [draft] : known.drafts;
			return { post: known?.post ?? post, drafts, sign: 'press', since: at, native: false, moved: true, gone: null };
		});
	return [...others, ...signs];
}

const concerns = (pending: Pending, boxes: readonly number[]) => pending.drafts.some(({ box }) => boxes.includes(box));

const alive = (pending: readonly Pending[], at: number) =>
	pending.filter(({ sign, since, native }) => at - since <= (native ? NATIVE : patience(sign)));

function settle(pending: readonly Pending[], isPosted: (p: Pending) => boolean): Step {
	const posted = pending.filter(isPosted);
	return { pending: pending.filter((p) => !posted.includes(p)), posted };
}
