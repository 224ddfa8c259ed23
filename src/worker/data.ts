/** Everything that is kept, out to a file, in from one, or gone. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../messages/history.ts';
import { makeBackup, readBackup } from '../storage/backup.ts';
import type { Database } from '../storage/db.ts';
import { RefusedError } from '../storage/personas.ts';
import { type HowToRestore, mergedSettings, restore } from '../storage/restore.ts';
import { changeSettings, NewerSettingsError, readSettings, type Settings } from '../storage/settings.ts';
import { strings } from '../strings.ts';
import { localDay } from './postings.ts';

const words = strings.history;

type Local = Pick<Browser['storage']['local'], 'get' | 'set'>;

export async function exportEverything(db: Database, local: Local): Promise<{ file: string; damaged: number }> {
	const { settings } = await readSettings(local);
	const { backup, damaged } = await makeBackup(db, settings, localDay(new Date()));
	return { file: JSON.stringify(backup, null, '\t'), damaged };
}

/** Takes in a file, all of it or nothing. */
export async function importEverything(
	db: Database,
	local: Local,
	file: string,
	how: HowToRestore,
): Promise<ImportResult> {
	const read = readBackup(file);
	if ('problem' in read) return { problem: words.importBad(read.problem) };
	let before: Settings | null = null;
	try {
		await changeSettings(local, (settings) => {
			before = settings;
			return mergedSettings(settings, read.backup, how);
		});
		await restore(db, read.backup, how);
		return { problem: null };
	} catch (error) {
		if (error instanceof NewerSettingsError) return { problem: words.importFailed(strings.settingsNewer) };
		const old = before;
		if (old !== null) await changeSettings(local, () => old);
		return { problem: words.importFailed(error instanceof RefusedError ? words.refused[error.why] : words.notStored) };
	}
}
