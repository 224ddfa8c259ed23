/** Exports and imports everything that is stored. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../messages/history.ts';
import { makeBackup, readBackup } from '../storage/backup.ts';
import type { Database } from '../storage/db.ts';
import { RefusedError } from '../storage/refused.ts';
import { type HowToRestore, mergedSettings, restore } from '../storage/restore.ts';
import { changeSettings, NewerSettingsError, readSettings } from '../storage/settings.ts';
import { strings } from '../strings.ts';
import { localDay } from './days.ts';

const words = strings.history;

type Local = Pick<Browser['storage']['local'], 'get' | 'set'>;

export async function exportEverything(db: Database, local: Local): Promise<{ file: string; damaged: number }> {
	const { settings } = await readSettings(local);
	const { backup, damaged } = await makeBackup(db, settings, localDay(new Date()));
	return { file: JSON.stringify(backup, null, '\t'), damaged };
}

/** Imports a backup. It is atomic, except that storing the settings may fail after the rest was stored. */
export async function importEverything(
	db: Database,
	local: Local,
	file: string,
	how: HowToRestore,
): Promise<ImportResult> {
	const read = readBackup(file);
	if ('problem' in read) return { problem: words.importBad(read.problem) };
	let restored = false;
	try {
		await changeSettings(local, async (settings) => {
			const merged = mergedSettings(settings, read.backup, how);
			await restore(db, read.backup, how);
			restored = true;
			return merged;
		});
		return { problem: null };
	} catch (error) {
		return { problem: restored ? words.importNoSettings : words.importFailed(whyNot(error)) };
	}
}

function whyNot(error: unknown): string {
	if (error instanceof NewerSettingsError) return strings.settingsNewer;
	return error instanceof RefusedError ? words.refused[error.why] : words.notStored;
}
