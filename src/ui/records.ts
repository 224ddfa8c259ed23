/** Records that pages change themselves: the worker stays without the code for it, and learns afterward what changed. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../messages/history.ts';
import type { AskWorker } from '../messages/ui.ts';
import { type Cached, cacheUntilLost } from '../storage/cacheUntilLost.ts';
import { changeHistory, deleting, inTurn, type Outcome } from '../storage/changes.ts';
import type { Database } from '../storage/db.ts';
import { opener } from '../storage/freshLog.ts';
import {
	type ImportedBatch,
	type ImportedPosts,
	importPosts,
	listImportedPosts,
	type PostToImport,
	removeImportedPosts,
} from '../storage/importedPosts.ts';
import { openChecked } from '../storage/keptCounts.ts';
import { RefusedError } from '../storage/refused.ts';
import type { HowToRestore } from '../storage/restore.ts';
import { notRestored, restoreFile } from './settings/backupFile.ts';

/** How a page opens the database: once, and again after its connection was lost. */
export const openOnce = ({ session, local }: Browser['storage'], isFirefox: boolean): Cached<Database> =>
	cacheUntilLost(openChecked(opener(session, isFirefox), local));

/** Has the worker read changed records again. One that cannot be reached has none cached. */
export const noteChanged = (ask: AskWorker, ratings: boolean): Promise<unknown> =>
	ask({ kind: 'recordsChanged', ratings }).catch(() => undefined);

export interface Records {
	/** Restores a backup. */
	restore(file: string, how: HowToRestore): Promise<ImportResult>;
	/** Adds posts of an export to the history of a persona, all or none. `batch` is a name that no other import has. */
	importPosts(persona: string, batch: string, posts: readonly PostToImport[]): Promise<Outcome & ImportedPosts>;
	importedPosts(): Promise<ImportedBatch[]>;
	/** Removes an import from the history. */
	removeImported(batch: string): Promise<Outcome>;
}

export function recordsOf(browser: Browser, ask: AskWorker, openDb: () => Promise<Database>): Records {
	const db = async () => {
		// A private window may have a database of its own, which goes with it.
		if (browser.extension.inIncognitoContext) throw new RefusedError('private');
		return openDb();
	};
	const stores = { db, browser };
	const changed = () => noteChanged(ask, false);
	return {
		restore: (file, how) =>
			inTurn(() => deleting(stores, (opened) => restoreFile(opened, browser.storage.local, file, how)))
				.catch(notRestored)
				.finally(changed),
		importPosts: async (persona, batch, posts) => {
			let done = { added: 0, known: 0, extended: 0 };
			const outcome = await changeHistory(stores, async (opened) => {
				done = await importPosts(opened, persona, batch, posts);
			}).finally(changed);
			return { ...outcome, ...done };
		},
		importedPosts: () => inTurn(async () => listImportedPosts(await db())),
		removeImported: (batch) => changeHistory(stores, (opened) => removeImportedPosts(opened, batch)).finally(changed),
	};
}
