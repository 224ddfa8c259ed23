/** Watches that no records get lost, and tells the user what was. */
import { isOfNewer } from '../storage/db.ts';
import { DiskFullError } from '../storage/freshLog.ts';
import { forgetKept, isMissingRecords, noteKept } from '../storage/keptCounts.ts';
import { RefusedError } from '../storage/refused.ts';
import type { WorkerHost } from './host.ts';
import { notify } from './notices.ts';
import { inTurn } from './turns.ts';

/** Tells the user if records are missing since the last start. To be called before anything is changed. */
export const checkRecords = (host: WorkerHost): Promise<void> =>
	inTurn(async () => {
		const { local, session } = host.browser.storage;
		if (await isMissingRecords(await host.db(), local)) await notify(session, 'recordsMissing');
	});

/** Notes how many records there are. Without a database, or on a full disk, the note of before stays. */
export const noteRecords = ({ db, browser }: WorkerHost): Promise<void> =>
	db()
		.then((opened) => noteKept(opened, browser.storage.local))
		.catch(() => undefined);

/** Runs a change that deletes records. */
export async function deleting<T>(host: WorkerHost, change: () => Promise<T>): Promise<T> {
	// Where the records cannot be read, none will be deleted: the note stays.
	await host.db();
	await forgetKept(host.browser.storage.local).catch(() => undefined);
	return change().finally(() => noteRecords(host));
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
