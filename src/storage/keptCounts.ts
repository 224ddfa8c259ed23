/**
 * How many records there are, noted outside the database (storage.local): if the browser loses all or part of the
 * database, the next worker notices.
 */
import * as v from 'valibot';
import { count, flag } from '../checks.ts';
import { type Area, valueAt } from './area.ts';
import type { Database } from './db.ts';
import { formerName } from './formerKinds.ts';
import { sharedQueue } from './queue.ts';

const KEY = 'kept';
const STORES = ['personas', 'posts', 'ratings'] as const;
/** Noted separately by version 7, and counted with the ratings since. */
const FORMER = formerName('ratings');
const KeptSchema = v.object({
	personas: count,
	posts: count,
	ratings: count,
	[FORMER]: v.exactOptional(count),
	/** Records were found missing, and the user has not dismissed the notice yet. */
	missing: flag,
});

async function readKept(area: Pick<Area, 'get'>) {
	const stored = await valueAt(area, KEY);
	if (!v.is(KeptSchema, stored)) return null;
	const { personas, posts, ratings, [FORMER]: apart = 0, missing } = stored;
	return { personas, posts, ratings: ratings + Number(apart), missing };
}

async function countKept(db: Database) {
	const tx = db.transaction(STORES);
	const counts = STORES.map(async (store) => [store, await tx.objectStore(store).count()] as const);
	return Object.fromEntries(await Promise.all(counts)) as Record<(typeof STORES)[number], number>;
}

/** Runs changes of the note one after another: a count that was taken earlier must not replace a later one. */
const enqueue = sharedQueue('kept');

/** Notes how many records there are; nothing if there are none. */
export const noteKept = (db: Database, area: Area): Promise<void> => enqueue(() => note(db, area));

async function note(db: Database, area: Area): Promise<void> {
	const [counts, before] = await Promise.all([countKept(db), readKept(area)]);
	const missing = before?.missing === true;
	if (!missing && STORES.every((store) => counts[store] === 0)) await area.remove(KEY);
	else if (before === null || STORES.some((store) => counts[store] !== before[store]))
		await area.set({ [KEY]: { ...counts, missing } });
}

/** Forgets the note before records are deleted, so that no alarm follows. @returns what to set if none was deleted */
export const forgetKept = (area: Area): Promise<Record<string, unknown>> =>
	enqueue(async () => {
		const before = await area.get(KEY);
		if ((await readKept(area))?.missing !== true) await area.remove(KEY);
		return before;
	});

/** Opens the database as `open` does, and compares it with the note before anyone can write to it. */
export const openChecked =
	(open: (lost: () => void) => Promise<Database>, area: Area) =>
	async (lost: () => void = () => undefined): Promise<Database> => {
		const db = await open(lost);
		try {
			await checkKept(db, area);
			return db;
		} catch (error) {
			db.close();
			throw error;
		}
	};

/** Marks the note if there are fewer records than it says. */
const checkKept = (db: Database, area: Area): Promise<void> =>
	enqueue(async () => {
		const [counts, before] = await Promise.all([countKept(db), readKept(area)]);
		if (before === null || before.missing || STORES.every((store) => counts[store] >= before[store])) return;
		await area.set({ [KEY]: { ...counts, missing: true } });
	});

/** Whether records were found missing, and the user has not dismissed the notice since. */
export const areRecordsMissing = async (area: Pick<Area, 'get'>): Promise<boolean> =>
	(await readKept(area))?.missing === true;

/** The user has dismissed the notice. */
export const acceptMissing = (area: Area): Promise<void> =>
	enqueue(async () => {
		const before = await readKept(area);
		if (before !== null) await area.set({ [KEY]: { ...before, missing: false } });
	});
