/** Problems that occurred in the background, stored until the user dismisses them. */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { type Notice, NoticeSchema } from '../messages/ui.ts';
import { type Area, valueAt } from '../storage/area.ts';
import { isOfNewer } from '../storage/db.ts';
import { areRecordsMissing } from '../storage/keptCounts.ts';
import { createQueue } from '../storage/queue.ts';

const KEY = 'notices';

/** The notes, earliest first. */
export async function readNotices(session: Area): Promise<Notice[]> {
	const stored = await valueAt(session, KEY);
	return Array.isArray(stored) ? stored.filter((notice) => v.is(NoticeSchema, notice)) : [];
}

/** The notes, and whether records are of a newer version or some are missing. */
export async function noticesNow({ storage }: Browser, openDb: () => Promise<unknown>): Promise<Notice[]> {
	// Opening the database finds out whether records are missing.
	const newer = await openDb().then(() => false, isOfNewer);
	const [missing, noted] = await Promise.all([areRecordsMissing(storage.local), readNotices(storage.session)]);
	return [...(newer ? (['recordsNewer'] as const) : []), ...(missing ? (['recordsMissing'] as const) : []), ...noted];
}

const enqueue = createQueue();

/** Notes a problem for the user, until they dismiss it or the browser is closed. */
export const notify = (session: Area, notice: Notice): Promise<void> =>
	enqueue(async () => session.set({ [KEY]: [...new Set([...(await readNotices(session)), notice])] }));

/** Takes back notices that users have read, or that are no longer true. */
export const dismiss = (session: Area, ...notices: readonly Notice[]): Promise<void> =>
	enqueue(async () => {
		const before = await readNotices(session);
		const left = before.filter((notice) => !notices.includes(notice));
		if (left.length < before.length) await session.set({ [KEY]: left });
	});
