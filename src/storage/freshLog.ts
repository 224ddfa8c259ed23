/**
 * Chromium keeps a database in LevelDB. It goes on in the log file of before, even if a full disk or a crash has cut its
 * last record off, and at the next start takes the whole database for damaged and deletes it. So another log is begun
 * before anything of the user is written. It also deletes a database that it is to open without room.
 */
import { type Area, valueAt } from './area.ts';
import { type Database, openDatabase } from './db.ts';

/** Bytes after which another log is begun, and the size of the pieces: larger ones are stored elsewhere. */
const ENOUGH = 5 << 20;
const PIECE = 48 << 10;
const FILLER = 'filler';
/** Says in storage.session that the log is new since the browser started, or since a connection was lost. */
const KEY = 'freshLog';

/** How scripts and pages of the extension open the database. Firefox keeps it in SQLite, which survives a full disk. */
export const opener = (session: Area, isFirefox: boolean): typeof openDatabase =>
	isFirefox ? openDatabase : (lost = () => undefined) => openWithFreshLog(openDatabase, session, lost);

/** There is too little room on the disk to write safely. */
export class DiskFullError extends Error {
	override name = 'DiskFullError';
}

/** Opens the database and begins another log, once a session and lost connection. @throws DiskFullError without room */
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
	// With unlimited storage, what is left of the quota is what is left of the disk.
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
