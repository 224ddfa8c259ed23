/** Restores everything that is stored from a file. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../messages/history.ts';
import { placeOf, readBackup } from '../storage/backup.ts';
import { type Database, isOfNewer } from '../storage/db.ts';
import { RefusedError } from '../storage/refused.ts';
import { type HowToRestore, mergedSettings, renamedPairs, restore } from '../storage/restore.ts';
import { changeSettings, NewerSettingsError } from '../storage/storedSettings.ts';
import { strings } from '../strings.ts';

const words = strings.history;

type Local = Pick<Browser['storage']['local'], 'get' | 'set'>;

/** The pieces of a file that is being handed over. */
let pieces: string[] = [];

/** Adds a piece of a file; returns the file with the last one, null before, or a sentence if others were lost. */
export function joinPieces(
	piece: string,
	number: number,
	last: boolean,
): { file: string | null } | { problem: string } {
	if (number === 0) pieces = [];
	// The browser may have stopped the worker in between.
	if (number !== pieces.length) return { problem: words.importInterrupted };
	pieces.push(piece);
	if (!last) return { file: null };
	const file = pieces.join('');
	pieces = [];
	return { file };
}

/** Imports a backup. It is atomic, except that storing the settings may fail after the rest was stored. */
export async function importEverything(
	db: Database,
	local: Local,
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
		return restored ? { problem: words.importNoSettings } : notImported(error);
	}
}

/** What is said where nothing was imported. */
export const notImported = (error: unknown): ImportResult => ({ problem: words.importFailed(whyNot(error)) });

function whyNot(error: unknown): string {
	if (error instanceof NewerSettingsError) return strings.settingsNewer;
	if (isOfNewer(error)) return strings.recordsNewer;
	return words.refused[error instanceof RefusedError ? error.why : 'notStored'];
}
