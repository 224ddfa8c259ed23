/**
 * Whether a draft was posted. A sign (the form is submitted, a send button clicked, a key chord pressed) makes it
 * likely; what follows tells: a box that the page empties, takes away or is left with was posted, one that keeps its
 * text was not. Pure: what happens on the page comes in as events, what was posted comes out.
 */

/** What hints at posting, the weakest first. A plain Enter may as well start a new line. */
export type Sign = 'enter' | 'send' | 'submit';

/** A box and what stood in it when the sign was given. */
export interface Draft {
	box: number;
	text: string;
}

/** Drafts that may be on their way. */
export interface Pending {
	drafts: Draft[];
	sign: Sign;
	since: number;
	/** The browser itself is sending the form: the page will be left, sooner or later. */
	native: boolean;
	/** The user went on to something else: that a box is gone or the page left says nothing any more. */
	moved: boolean;
	/** Since when a box is gone; null where none is. A page may take one away while it sends, and bring it back. */
	gone: number | null;
}

export type PostingEvent =
	| { kind: 'sign'; sign: Sign; drafts: Draft[]; at: number }
	| { kind: 'native'; boxes: number[] }
	/** The user is about to change these boxes, or gave up posting them. */
	| { kind: 'cancel'; boxes: number[] }
	/** The user clicked a link or button that does not post. */
	| { kind: 'elsewhere' }
	/** How the boxes are now; those not listed are gone, and their text with them. */
	| { kind: 'look'; boxes: ReadonlyMap<number, 'filled' | 'emptied'>; at: number }
	/** The page is left. */
	| { kind: 'left'; at: number };

export interface Step {
	pending: Pending[];
	/** Texts of drafts that were posted. */
	posted: string[];
}

/** How many milliseconds after a sign an emptied box is taken for its effect. */
const PATIENCE: Record<Sign, number> = { enter: 3_000, send: 30_000, submit: 30_000 };
/** The same for leaving the page, which people also do for other reasons. */
const LEAVING = 10_000;
/** A box that was away for so long was not only drawn anew. */
const GONE = 1000;
/** A form that the browser sends is waited for as long as the slowest forum takes. */
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
		case 'look':
			return settle(
				alive(pending, event.at).map((p) => ({ ...p, gone: goneSince(p, event) })),
				({ drafts, gone }) =>
					drafts.some(({ box }) => event.boxes.get(box) === 'emptied') || (gone !== null && event.at - gone >= GONE),
			);
		case 'left':
			return settle(
				alive(pending, event.at),
				({ sign, since, native, moved, gone }) =>
					gone !== null || (!moved && sign !== 'enter' && (native || event.at - since <= LEAVING)),
			);
	}
}

function goneSince({ drafts, moved, gone }: Pending, { boxes, at }: PostingEvent & { kind: 'look' }): number | null {
	return !moved && drafts.some(({ box }) => !boxes.has(box)) ? (gone ?? at) : null;
}

const STRENGTH: Sign[] = ['enter', 'send', 'submit'];

/** One posting may give several signs (Enter, then a click, then a submit): they count as one, as strong as the strongest. */
function withSign(pending: readonly Pending[], { sign, drafts, at }: PostingEvent & { kind: 'sign' }): Pending[] {
	if (drafts.length === 0) return [...pending];
	const same = pending.filter((p) =>
		concerns(
			p,
			drafts.map(({ box }) => box),
		),
	);
	const strongest = Math.max(STRENGTH.indexOf(sign), ...same.map((p) => STRENGTH.indexOf(p.sign)));
	const native = same.some((p) => p.native);
	const others = pending.filter((p) => !same.includes(p));
	return [...others, { drafts, sign: STRENGTH[strongest]!, since: at, native, moved: false, gone: null }];
}

const concerns = (pending: Pending, boxes: readonly number[]) => pending.drafts.some(({ box }) => boxes.includes(box));

const alive = (pending: readonly Pending[], at: number) =>
	pending.filter(({ sign, since, native }) => at - since <= (native ? NATIVE : PATIENCE[sign]));

function settle(pending: readonly Pending[], isPosted: (p: Pending) => boolean): Step {
	const done = pending.filter(isPosted);
	return {
		pending: pending.filter((p) => !done.includes(p)),
		posted: done.flatMap(({ drafts }) => drafts.map(({ text }) => text)),
	};
}
