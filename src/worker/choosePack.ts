/** Changes the packs that are used. Nothing changes until the new one is checked as a whole. */
import { PackError } from '../core/catalogue/codec.ts';
import type { AddedKind, PackKind } from '../core/catalogue/packKinds.ts';
import type { ImportResult } from '../messages/history.ts';
import { isOfNewer } from '../storage/db.ts';
import { forgetItems } from '../storage/drafts.ts';
import { dropPack, dropUnusable, readStoredPack, storePack } from '../storage/packs.ts';
import { forgetNumbers } from '../storage/profiles.ts';
import { strings } from '../strings.ts';
import { lookUpHistories } from './history.ts';
import type { WorkerHost } from './host.ts';
import { unpackFile } from './packs.ts';
import { forgetOwnFilms } from './ratings.ts';
import { finishHeld } from './reports.ts';
import { inTurn } from './turns.ts';

const words = strings.settings.pack;

/** Uses the file that a page of the extension has stored as the one that is offered: in place of the one of its kind, if any. */
export async function useOffered(host: WorkerHost, offer: string): Promise<ImportResult> {
	try {
		const db = await host.db();
		const offered = await readStoredPack(db, 'offered');
		if (offered === 'damaged') return { problem: words.notStored };
		if (offered?.offer !== offer) return { problem: words.overtaken };
		try {
			const { bytes, kind } = await unpackFile(offered.bytes);
			const pack = { id: offered.id, bytes };
			await change(host, kind, () => storePack(db, kind === 'films' ? 'chosen' : kind, pack));
			return { problem: null };
		} catch (error) {
			if (error instanceof PackError) return { problem: words.bad(offered.id, words.faults[error.fault]) };
			throw error;
		} finally {
			await dropUnusable(db, 'offered', offered).catch(() => undefined);
		}
	} catch (error) {
		return { problem: whyNot(error) };
	}
}

/** Goes back to the pack that comes with the extension. */
export async function useBuiltIn(host: WorkerHost): Promise<ImportResult> {
	try {
		const db = await host.db();
		await change(host, 'films', () => dropPack(db, 'chosen'));
		return { problem: null };
	} catch (error) {
		return { problem: whyNot(error) };
	}
}

/** Removes a pack that the user has added to that of films. */
export async function removeAdded(host: WorkerHost, kind: AddedKind): Promise<ImportResult> {
	try {
		const db = await host.db();
		await change(host, kind, () => dropPack(db, kind));
		return { problem: null };
	} catch (error) {
		return { problem: whyNot(error) };
	}
}

const whyNot = (error: unknown) => (isOfNewer(error) ? strings.recordsNewer : words.notStored);

/** Runs the change and forgets what was known of the kind's items by their numbers, which differ from pack to pack. */
async function change(host: WorkerHost, kind: PackKind, store: () => Promise<void>): Promise<void> {
	// Posts that are being kept know their items by the numbers of the pack of before.
	await finishHeld(host).catch(() => undefined);
	await inTurn(async () => {
		await store();
		if (kind === 'films') {
			// A pack may be made to pass for another one, whose numbers are in what is kept of accounts.
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
