import type { Browser } from 'webextension-polyfill';

/**
 * What is remembered of a tab's draft while the browser runs, in memory only (storage.session). Never its text: the
 * popup asks the page for it anew.
 */
export interface DraftState {
	/** The frame with the box last written in. */
	frame: number;
	site: string;
	/** Keeps the drawn decoys the same while the draft is written. */
	seed: number;
	/** Films the writer took as decoys. */
	decoys: number[];
	/** Pairs of title form and film: the writer's word on what it names. */
	choices: [form: number, film: number][];
}

type Area = Pick<Browser['storage']['session'], 'get' | 'set' | 'remove'>;
const key = (tab: number) => `draft:${tab}`;

export async function readDraft(area: Area, tab: number): Promise<DraftState | null> {
	const stored = (await area.get(key(tab)))[key(tab)] as DraftState | undefined;
	return stored ?? null;
}

export const writeDraft = (area: Area, tab: number, state: DraftState) => area.set({ [key(tab)]: state });
export const forgetDraft = (area: Area, tab: number) => area.remove(key(tab));

/** State of a draft of which nothing is known yet. */
export function newDraft(frame: number, site: string): DraftState {
	return { frame, site, seed: crypto.getRandomValues(new Uint32Array(1))[0]!, decoys: [], choices: [] };
}
