/**
 * How many records there are, noted outside the database (storage.local): if the browser loses the database or a part of
 * it, the next worker notices.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { count, flag } from '../checks.ts';
import type { Database } from './db.ts';

const KEY = 'kept';
const STORES = ['personas', 'posts', 'ratings', 'otherRatings'] as const;
const KeptSchema = v.object({
	personas: count,
	posts: count,
	ratings: count,
	/** Those of other kinds than films, which older versions did not note. */
	otherRatings: v.optional(count, 0),
	/** Records were found missing, and the user has not dismissed the notice yet. */
	missing: flag,
});

type Area = Pick<Browser['storage']['local'], 'get' | 'set' | 'remove'>;

async function readKept(area: Area) {
	const stored = (await area.get(KEY))[KEY];
	const read = v.safeParse(KeptSchema, stored);
	return read.success ? read.output : null;
}

async function countKept(db: Database) {
	const tx = db.transaction(STORES);
	const counts = STORES.map(async (store) => [store, await tx.objectStore(store).count()] as const);
	return Object.fromEntries(await Promise.all(counts)) as Record<(typeof STORES)[number], number>;
}

/** Notes how many records there are; nothing if there are none. */
export async function noteKept(db: Database, area: Area): Promise<void> {
	const [counts, before] = await Promise.all([countKept(db), readKept(area)]);
	const missing = before?.missing === true;
	if (!missing && STORES.every((store) => counts[store] === 0)) await area.remove(KEY);
	else if (before === null || STORES.some((store) => counts[store] !== before[store]))
		await area.set({ [KEY]: { ...counts, missing } });
}

/** Forgets the note before records are deleted, so that a worker that is stopped in between raises no alarm. */
export const forgetKept = async (area: Area): Promise<void> => {
	if ((await readKept(area))?.missing !== true) await area.remove(KEY);
};

/** @returns whether fewer records are there than were noted, now or at an earlier start, and not dismissed since */
export async function isMissingRecords(db: Database, area: Area): Promise<boolean> {
	const [counts, before] = await Promise.all([countKept(db), readKept(area)]);
	if (before === null || before.missing) return before !== null;
	const missing = STORES.some((store) => counts[store] < before[store]);
	if (missing) await area.set({ [KEY]: { ...counts, missing } });
	return missing;
}

/** The user has dismissed the notice. */
export async function acceptMissing(area: Area): Promise<void> {
	const before = await readKept(area);
	if (before !== null) await area.set({ [KEY]: { ...before, missing: false } });
}
