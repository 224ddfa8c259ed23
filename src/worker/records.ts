/** Watches that no records get lost, and tells the user what was. */
import { type Database, isOfNewer } from '../storage/db.ts';
import { DiskFullError } from '../storage/freshLog.ts';
import { forgetKept, noteKept } from '../storage/keptCounts.ts';
import { RefusedError } from '../storage/refused.ts';
import type { WorkerHost } from './host.ts';
import { notify } from './notices.ts';

/** Notes how many records there are. Without a database, or on a full disk, the note of before stays. */
export const noteRecords = ({ db, browser }: WorkerHost): Promise<void> =>
	db()
		.then((opened) => noteKept(opened, browser.storage.local))
		.catch(() => undefined);

/** Runs a change that deletes records. @param change must use this connection, which fails if the database was lost */
export async function deleting<T>(host: WorkerHost, change: (db: Database) => Promise<T>): Promise<T> {
	const { local } = host.browser.storage;
	// Where the records cannot be read, none will be deleted: the note stays.
	const db = await host.db();
	const before = await forgetKept(local).catch(() => ({}));
	try {
		return await change(db);
	} catch (error) {
		// If the connection was lost, the database that is opened next is compared with this note.
		await local.set(before).catch(() => undefined);
		throw error;
	} finally {
		await noteRecords(host);
	}
}

/** Tells the user why a post was not kept. */
export async function notifyNotKept({ browser }: WorkerHost, error: unknown): Promise<void> {
	// That is told as long as it is so.
	if (isOfNewer(error)) return;
	const { name } = error as { name?: unknown };
	const why =
		error instanceof RefusedError
			? 'notCounted'
			: error instanceof DiskFullError || name === 'QuotaExceededError'
				? 'diskFull'
				: 'notKept';
	await notify(browser.storage.session, why);
}
