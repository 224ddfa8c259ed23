/** Changes the packs that are used. Nothing changes until the new one is checked as a whole. */
import { PackError } from '../core/catalogue/codec.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { ImportResult } from '../messages/history.ts';
import { inTurn } from '../storage/changes.ts';
import { type Database, isOfNewer } from '../storage/db.ts';
import { forgetItems } from '../storage/drafts.ts';
import { dropPack, dropUnusable, readStoredPack, storePack } from '../storage/packs.ts';
import { forgetNumbers } from '../storage/profiles.ts';
import { button } from '../strings/button.ts';
import { pack as words } from '../strings/pack.ts';
import { lookUpHistories } from './history.ts';
import type { WorkerHost } from './host.ts';
import { unpackFile } from './packs.ts';
import { forgetOwnFilms } from './ratings.ts';
import { finishHeld } from './reports.ts';

/** Uses the file that a page of the extension has stored as the one that is offered: in place of the one of its kind, if any. */
export const useOffered = (host: WorkerHost, offer: string): Promise<ImportResult> =>
	problemOf(host, async (db) => {
		const offered = await readStoredPack(db, 'offered');
		if (offered === 'damaged') return words.notStored;
		if (offered?.offer !== offer) return words.overtaken;
		try {
			const { bytes, kind } = await unpackFile(offered.bytes);
			await change(host, kind, () => storePack(db, nameOf(kind), { id: offered.id, bytes }));
			return null;
		} catch (error) {
			if (error instanceof PackError) return words.bad(offered.id, words.faults[error.fault]);
			throw error;
		} finally {
			await dropUnusable(db, 'offered', offered).catch(() => undefined);
		}
	});

/** Removes the pack of a kind that the user has chosen or added. */
export const removePack = (host: WorkerHost, kind: PackKind): Promise<ImportResult> =>
	problemOf(host, async (db) => {
		await change(host, kind, () => dropPack(db, nameOf(kind)));
		return null;
	});

const nameOf = (kind: PackKind) => (kind === 'films' ? 'chosen' : kind);

const problemOf = (host: WorkerHost, work: (db: Database) => Promise<string | null>): Promise<ImportResult> =>
	host
		.db()
		.then(work)
		.catch((error: unknown) => (isOfNewer(error) ? button.recordsNewer : words.notStored))
		.then((problem) => ({ problem }));

/** Makes the change and forgets what was known about the kind's items by number, which differs between packs. */
async function change(host: WorkerHost, kind: PackKind, store: () => Promise<void>): Promise<void> {
	// Posts that are being kept know their items by the numbers of the pack of before.
	await finishHeld(host).catch(() => undefined);
	await inTurn(async () => {
		await store();
		if (kind === 'films') {
			// A pack may imitate another one, whose numbers are in stored accounts.
			await forgetNumbers(await host.db());
			host.pack.forget();
			host.advising.forgetAll();
		} else host.packs.forgetAddedPacks();
		await forgetItems(host.browser.storage.session, kind);
		forgetOwnFilms();
	});
	if (kind === 'films') void lookUpHistories(host).catch(() => undefined);
	await host.recheck();
}
