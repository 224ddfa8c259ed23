/** The file that saves and restores everything stored. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../../messages/history.ts';
import { placeOf, readBackup } from '../../storage/backup.ts';
import { type Database, isOfNewer } from '../../storage/db.ts';
import { whyRefused } from '../../storage/refused.ts';
import { type HowToRestore, mergedSettings, renamedPairs, restore } from '../../storage/restore.ts';
import { backupPieces } from '../../storage/saveBackup.ts';
import { changeSettings, NewerSettingsError, readSettings } from '../../storage/storedSettings.ts';
import { strings } from '../../strings.ts';

const words = strings.history;

export interface SavedFile {
	file: Blob;
	damaged: number;
}

/** Characters after which a part is handed to the browser, which can keep it on the disk. */
const PART = 1_000_000;

/** Reads everything that is stored as one file. */
export async function readEverything(
	openDb: () => Promise<Database>,
	local: Pick<Browser['storage']['local'], 'get' | 'set'>,
): Promise<SavedFile> {
	const { settings } = await readSettings(local);
	const db = await openDb();
	try {
		const reading = backupPieces(db, settings, new Date().toISOString().slice(0, 10));
		const parts: Blob[] = [];
		let text = '';
		for (;;) {
			const { done, value } = await reading.next();
			if (done) return { file: new Blob([...parts, text]), damaged: value };
			text += value;
			if (text.length < PART) continue;
			parts.push(new Blob([text]));
			text = '';
		}
	} finally {
		db.close();
	}
}

/** Restores a backup. It is atomic, except that storing the settings may fail after the rest was stored. */
export async function restoreFile(
	db: Database,
	local: Pick<Browser['storage']['local'], 'get' | 'set'>,
	file: string,
	how: HowToRestore,
): Promise<ImportResult> {
	const read = readBackup(file);
	if ('problem' in read) return { problem: read.newer ? words.importNewer : words.importBad(placeOf(read.problem)) };
	let restored = false;
	try {
		await changeSettings(local, async (settings) => {
			const merged = mergedSettings(settings, read.backup, how);
			const ids = await restore(db, read.backup, how);
			restored = true;
			return { ...merged, asOne: renamedPairs(merged.asOne, ids) };
		});
		return { problem: null };
	} catch (error) {
		return restored ? { problem: words.importNoSettings } : notRestored(error);
	}
}

export const notRestored = (error: unknown): ImportResult => ({ problem: words.importFailed(whyNot(error)) });

function whyNot(error: unknown): string {
	if (error instanceof NewerSettingsError) return strings.settingsNewer;
	if (isOfNewer(error)) return strings.recordsNewer;
	return words.refused[whyRefused(error)];
}
