import type { Browser } from 'webextension-polyfill';

/**
 * What is remembered of a tab's draft while the browser runs, in memory only (storage.session). Never its text: the
 * popup asks the page for it anew.
 */
export interface DraftState {
	/** The frame with the box last written in, and which of its boxes that is. */
	frame: number;
	box: number;
	site: string;
	/** What the decoys are drawn with, so that they hardly change while the draft is written. */
	seed: number;
	/** Films the writer took as decoys. */
	decoys: number[];
	/** Pairs of title form and film: the writer's word on what it names. */
	choices: [form: number, film: number][];
}

type Area = Pick<Browser['storage']['session'], 'get' | 'set' | 'remove'>;
const key = (tab: number) => `draft:${tab}`;

export async function readDraft(area: Area, tab: number): Promise<DraftState | null> {
	const stored = (await area.get(key(tab)))[key(tab)];
	return isDraftState(stored) ? stored : null;
}

function isDraftState(value: unknown): value is DraftState {
	const s = value as Partial<DraftState> | null | undefined;
	const isId = (n: unknown) => Number.isSafeInteger(n) && (n as number) >= 0;
	return (
		typeof s === 'object' &&
		s !== null &&
		isId(s.frame) &&
		isId(s.box) &&
		isId(s.seed) &&
		typeof s.site === 'string' &&
		Array.isArray(s.decoys) &&
		s.decoys.every(isId) &&
		Array.isArray(s.choices) &&
		s.choices.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isId))
	);
}

/** Replaces what is known of a tab's draft, one change after another, so that none is lost. */
export function changeDraft(
	area: Area,
	tab: number,
	change: (state: DraftState | null) => DraftState | null,
): Promise<DraftState | null> {
	const next = last.then(async () => {
		const before = await readDraft(area, tab);
		const after = change(before);
		if (after !== null && after !== before) await area.set({ [key(tab)]: after });
		return after;
	});
	last = next.catch(() => undefined);
	return next;
}

let last: Promise<unknown> = Promise.resolve();

export const forgetDraft = (area: Area, tab: number) => area.remove(key(tab));

/** State of a draft of which nothing is known yet. */
export function newDraft(frame: number, site: string, box: number): DraftState {
	return { frame, box, site, seed: newSeed(), decoys: [], choices: [] };
}

export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
