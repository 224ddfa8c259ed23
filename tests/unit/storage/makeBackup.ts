import type { Backup } from '../../../src/storage/backupSchemas.ts';
import type { Database } from '../../../src/storage/db.ts';
import { backupPieces } from '../../../src/storage/saveBackup.ts';
import type { Settings } from '../../../src/storage/settings.ts';

/** The file of everything stored, put together and parsed. */
export async function makeBackup(db: Database, settings: Settings, date: string) {
	const pieces = backupPieces(db, settings, date);
	let text = '';
	for (;;) {
		const { done, value } = await pieces.next();
		if (done) return { backup: JSON.parse(text) as Backup, damaged: value };
		text += value;
	}
}
