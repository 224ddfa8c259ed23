/** The file that saves and restores everything stored. It may be larger than a message. */
import type { Browser } from 'webextension-polyfill';
import type { ImportResult } from '../../messages/history.ts';
import { LONGEST_PIECE } from '../../messages/limits.ts';
import type { AskWorker } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import type { HowToRestore } from '../../storage/restore.ts';
import { backupPieces } from '../../storage/saveBackup.ts';
import { readSettings } from '../../storage/storedSettings.ts';

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

/** Hands a file to the worker in pieces, which restores it. */
export async function handOver(ask: AskWorker, file: string, how: HowToRestore): Promise<ImportResult> {
	// Another window may hand over a file at the same time.
	const name = crypto.randomUUID();
	for (let [from, number] = [0, 0]; ; number++) {
		const to = pieceEnd(file, from + LONGEST_PIECE);
		const last = to >= file.length;
		const result = await ask({ kind: 'import', file: name, piece: file.slice(from, to), number, last, how });
		if (last || result.problem !== null) return result;
		from = to;
	}
}

/** Keeps both halves of a character in one message. */
const pieceEnd = (file: string, at: number) => (/[\ud800-\udbff]/.test(file.charAt(at - 1)) ? at - 1 : at);
