/** Restores everything that is stored from a file. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../messages/history.ts';
import { placeOf, readBackup } from '../storage/backup.ts';
import { type Database, isOfNewer } from '../storage/db.ts';
import { whyRefused } from '../storage/refused.ts';
import { type HowToRestore, mergedSettings, renamedPairs, restore } from '../storage/restore.ts';
import { changeSettings, NewerSettingsError } from '../storage/storedSettings.ts';
import { button } from '../strings/button.ts';
import { restoring as words } from '../strings/restoring.ts';

type Local = Pick<Browser['storage']['local'], 'get' | 'set'>;

/** Most files sent at once, from several windows: each may fill a lot of memory. */
const MOST_FILES = 3;

/** The pieces of files that are being handed over, by the name of the hand-over; the latest begun is the last. */
const handedOver = new Map<string, string[]>();

interface FilePiece {
	file: string;
	piece: string;
	number: number;
	last: boolean;
}

/** Adds a piece of a file; returns the file with the last one, null before, or a sentence if others were lost. */
export function joinPieces({ file, piece, number, last }: FilePiece): { whole: string | null } | { problem: string } {
	if (number === 0) {
		handedOver.delete(file);
		// A page that was closed leaves pieces behind.
		for (const oldest of [...handedOver.keys()].slice(0, 1 - MOST_FILES)) handedOver.delete(oldest);
		handedOver.set(file, []);
	}
	const pieces = handedOver.get(file);
	// The browser may have stopped the worker in between.
	if (pieces === undefined || number !== pieces.length) {
		handedOver.delete(file);
		return { problem: words.importInterrupted };
	}
	pieces.push(piece);
	if (!last) return { whole: null };
	handedOver.delete(file);
	return { whole: pieces.join('') };
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

export const notImported = (error: unknown): ImportResult => ({ problem: words.importFailed(whyNot(error)) });

function whyNot(error: unknown): string {
	if (error instanceof NewerSettingsError) return button.settingsNewer;
	if (isOfNewer(error)) return button.recordsNewer;
	return words.refused[whyRefused(error)];
}
