/** Watches for lost records, and notifies the user. */
import type { Outcome } from '../messages/history.ts';
import { type Database, isOfNewer } from '../storage/db.ts';
import { DiskFullError } from '../storage/freshLog.ts';
import { forgetKept, noteKept } from '../storage/keptCounts.ts';
import { RefusedError, whyRefused } from '../storage/refused.ts';
import type { WorkerHost } from './host.ts';
import { dismiss, notify } from './notices.ts';
import { inTurn } from './turns.ts';

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

/** Makes a change that may delete records, after those before it. */
export const changeHistory = (host: WorkerHost, change: (db: Database) => Promise<unknown>): Promise<Outcome> =>
	outcomeOf(inTurn(() => deleting(host, change)));

export const outcomeOf = (change: Promise<unknown>): Promise<Outcome> =>
	change.then(
		() => ({ refused: null }),
		(error) => ({ refused: whyRefused(error) }),
	);

/** The name of an error, which distinguishes browsers' errors. */
export const nameOf = (error: unknown): unknown => (error as { name?: unknown } | null)?.name;

/** Errors of records that the database cannot take. */
const INVALID: ReadonlySet<unknown> = new Set(['DataError', 'DataCloneError', 'ConstraintError']);

/** Whether trying a change again is pointless. */
export const isRefusal = (error: unknown): boolean =>
	error instanceof RefusedError || isOfNewer(error) || INVALID.has(nameOf(error));

/** Notifies the user why a post was not kept, or not yet. */
export async function notifyNotKept({ browser }: WorkerHost, error: unknown): Promise<void> {
	// Shown as long as it is true.
	if (isOfNewer(error)) return;
	const isFull = error instanceof DiskFullError || nameOf(error) === 'QuotaExceededError';
	const whyNotYet = isFull ? 'diskFull' : 'notYetKept';
	const whyNever = error instanceof RefusedError ? 'notCounted' : 'notKept';
	await notify(browser.storage.session, isRefusal(error) ? whyNever : whyNotYet);
}

/** Clears the notice about posts not kept yet: none is left. */
export const notifyKept = ({ browser }: WorkerHost): Promise<void> =>
	dismiss(browser.storage.session, 'diskFull', 'notYetKept');
