/**
 * The last advice on each tab's draft, in memory only (storage.session): a popup shows it while the worker starts. It is
 * encrypted with the draft's text, so that only a popup over the same draft reads it, and with a secret of its page, so
 * that guessing the text does not suffice. Both are kept nowhere else.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { count, isObject, satisfying } from '../checks.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import type { Advice } from '../core/advice/result.ts';
import type { Draft } from './draft.ts';
import { ItemSchema } from './item.ts';
import { SealedSchema, seal, unseal } from './sealed.ts';

const StoredSchema = v.object({ frame: count, ...SealedSchema.entries });

const NotedAdviceSchema = v.object({
	site: v.string(),
	decoys: v.array(ItemSchema),
	// Only the worker writes it, of this version: with another one, the browser starts with empty memory.
	advice: satisfying<Advice>(isObject, 'an object'),
	/** What the advice comes to, for each kind that the draft names. */
	kinds: satisfying<readonly KindSummary[]>(Array.isArray, 'a list'),
});
export type NotedAdvice = v.InferOutput<typeof NotedAdviceSchema>;

type Area = Pick<Browser['storage']['session'], 'get' | 'set' | 'remove'>;

/** Drafts with more mentions are advised on in the time that it would take to note them. */
const MOST_MENTIONS = 100;

const PREFIX = 'advice:';
const keyOf = (tab: number) => PREFIX + tab;

/** What is known to the page of a draft alone. */
export interface Key {
	text: string;
	/** Null if the page has not said. */
	secret: string | null;
}

export async function noteAdvice(
	area: Area,
	tab: number,
	key: Key,
	draft: Draft,
	advice: Advice,
	kinds: readonly KindSummary[],
): Promise<void> {
	if (key.secret === null) return forgetAdvice(area, tab);
	if (advice.mentions.length + advice.maybes.length > MOST_MENTIONS) return forgetAdvice(area, tab);
	const { frame, site, decoys } = draft;
	const noted: NotedAdvice = { site, decoys, advice, kinds };
	const sealed = await seal(noted, { text: key.text, secret: key.secret });
	await area.set({ [keyOf(tab)]: { frame, ...sealed } });
}

export const forgetAdvice = (area: Area, tab: number): Promise<void> => area.remove(keyOf(tab));

/** Forgets all noted advice, as where settings, ratings or a study change what is shown. */
export async function forgetAllAdvice(area: Area): Promise<void> {
	await area.remove(Object.keys(await area.get(null)).filter((key) => key.startsWith(PREFIX)));
}

/**
 * @param readKey asks a frame for its draft with its secret; null without a draft
 * @returns the advice on the draft as it is, with the draft; null if it is missing or of another text
 */
export async function readNotedAdvice<K extends Key>(
	area: Area,
	tab: number,
	readKey: (frame: number) => Promise<K | null>,
): Promise<(NotedAdvice & K) | null> {
	const stored = (await area.get(keyOf(tab)))[keyOf(tab)];
	if (!v.is(StoredSchema, stored)) return null;
	const key = await readKey(stored.frame);
	if (key === null) return null;
	const noted = await unseal(stored, { text: key.text, secret: String(key.secret) });
	return v.is(NotedAdviceSchema, noted) ? { ...noted, ...key } : null;
}
