/** Why posts are not kept, or not yet, and the notices about that. */
import { isOfNewer } from '../storage/db.ts';
import { DiskFullError } from '../storage/freshLog.ts';
import { RefusedError } from '../storage/refused.ts';
import type { WorkerHost } from './host.ts';
import { dismiss, notify } from './notices.ts';

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
