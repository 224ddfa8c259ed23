/** Changes of the history and of all stored data, which the worker and pages of the extension make one after another. */
import type { Browser } from 'webextension-polyfill';
import type { Database } from './db.ts';
import { forgetKept, noteKept } from './keptCounts.ts';
import { sharedQueue } from './queue.ts';
import { type Refusal, whyRefused } from './refused.ts';

/** The outcome of a change; `refused` is null if it was made. */
export interface Outcome {
	refused: Refusal | null;
}

/** Where the records are, and the note of how many there are. */
export interface Stores {
	db: () => Promise<Database>;
	browser: Pick<Browser, 'storage'>;
}

export const inTurn = sharedQueue('records');

/** Notes how many records there are. Without a database, or on a full disk, the note of before stays. */
export const noteRecords = ({ db, browser }: Stores): Promise<void> =>
	db()
		.then((opened) => noteKept(opened, browser.storage.local))
		.catch(() => undefined);

/** Runs a change that deletes records. @param change must use this connection, which fails if the database was lost */
export async function deleting<T>(stores: Stores, change: (db: Database) => Promise<T>): Promise<T> {
	const { local } = stores.browser.storage;
	// Where the records cannot be read, none will be deleted: the note stays.
	const db = await stores.db();
	const before = await forgetKept(local).catch(() => ({}));
	try {
		return await change(db);
	} catch (error) {
		// If the connection was lost, the database that is opened next is compared with this note.
		await local.set(before).catch(() => undefined);
		throw error;
	} finally {
		await noteRecords(stores);
	}
}

/** Makes a change that may delete records, after those before it. */
export const changeHistory = (stores: Stores, change: (db: Database) => Promise<unknown>): Promise<Outcome> =>
	outcomeOf(inTurn(() => deleting(stores, change)));

export const outcomeOf = (change: Promise<unknown>): Promise<Outcome> =>
	change.then(
		() => ({ refused: null }),
		(error) => ({ refused: whyRefused(error) }),
	);
