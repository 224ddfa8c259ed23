/**
 * Chromium keeps a database in LevelDB. It continues in the last log file, even if a full disk or a crash has cut its
 * last record off, and at the next start takes the whole database as damaged and deletes it. So another log is started
 * before anything of the user's is written. It also deletes a database that it opens without room.
 */
import { type Area, valueAt } from './area.ts';
import { type Database, openDatabase } from './db.ts';

/** Bytes after which another log is begun, and the size of the pieces: larger ones are stored elsewhere. */
const ENOUGH = 5 << 20;
const PIECE = 48 << 10;
const FILLER = 'filler';
/** Notes in storage.session that the log is new since the browser started, or since a connection was lost. */
const KEY = 'freshLog';

/** How scripts and pages of the extension open the database. Firefox keeps it in SQLite, which survives a full disk. */
export const opener = (session: Area, isFirefox: boolean): typeof openDatabase =>
	isFirefox ? openDatabase : (lost = () => undefined) => openWithFreshLog(openDatabase, session, lost);

/** There is too little room on the disk to write safely. */
export class DiskFullError extends Error {
	override name = 'DiskFullError';
}

/** Opens the database and starts another log, once per session and lost connection. @throws DiskFullError without room */
export async function openWithFreshLog(
	open: (lost: () => void) => Promise<Database>,
	session: Area,
	lost: () => void,
): Promise<Database> {
	const isFresh = (await valueAt(session, KEY)) === true;
	if (!isFresh) await requireRoom();
	const db = await open(() => {
		void session.remove(KEY).catch(() => undefined);
		lost();
	});
	try {
		if (!isFresh) await beginLog(db);
		await session.set({ [KEY]: true });
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

async function requireRoom(): Promise<void> {
	const { quota, usage } = await navigator.storage.estimate();
	// With unlimited storage, the rest of the quota is the rest of the disk.
	if (quota !== undefined && usage !== undefined && quota - usage < 2 * ENOUGH) throw new DiskFullError();
}

async function beginLog(db: Database): Promise<void> {
	const bytes = new ArrayBuffer(PIECE);
	const filling = db.transaction('packs', 'readwrite');
	const ids = Array.from({ length: Math.ceil(ENOUGH / PIECE) }, (_, i) => FILLER + i);
	await Promise.all([...ids.map((id) => filling.store.put({ id, bytes }, id)), filling.done]);
	const clearing = db.transaction('packs', 'readwrite');
	await Promise.all([...ids.map((id) => clearing.store.delete(id)), clearing.done]);
}
