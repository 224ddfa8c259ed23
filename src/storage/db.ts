import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { StudyEvent } from '../study/events.ts';
import { joinKinds, type Upgrade } from './formerKinds.ts';
import type { Import, OwnRating, Persona, Post, SaidFilm, StoredPack, StoredProfile } from './records.ts';
import type { StudyRecords } from './studyRecords.ts';

export interface StoredReport {
	id: string;
	post: number;
	/** Whether the post is older than the report, which has changed it; older versions have not noted this. */
	changes?: boolean;
}

export interface Schema extends DBSchema {
	packs: { key: string; value: StoredPack };
	personas: { key: string; value: Persona };
	posts: { key: number; value: Post; indexes: { persona: string } };
	/** The totals of each persona's posts; missing until needed. */
	profiles: { key: string; value: StoredProfile };
	/** The post of each page report, so that a repeated report is not kept again. */
	reports: { key: number; value: StoredReport; indexes: { id: string } };
	/** The user's answers about items, per persona. No keys name these: browsers keep some keys in their files. */
	said: { key: number; value: SaidFilm; indexes: { persona: string } };
	ratings: { key: [kind: PackKind, title: string, year: number]; value: OwnRating };
	imports: { key: number; value: Import };
	/** The records of a study other than its log, by name. */
	study: { key: keyof StudyRecords; value: StudyRecords[keyof StudyRecords] };
	studyLog: { key: number; value: StudyEvent };
}

const NAME = 'red-herring';
/** Raised by each change that earlier versions would misread or overwrite: they do not open a higher one. */
const VERSION = 8;
export type Database = IDBPDatabase<Schema>;

/**
 * Opens the extension's database and creates missing object stores.
 * @throws an error that `isOfNewer` recognizes, with nothing changed, if the database is of a newer version of the extension
 * @param lost called when the connection was closed from outside, as browsers do when the disk is full
 */
export async function openDatabase(lost: () => void = () => undefined): Promise<Database> {
	return openDB<Schema>(NAME, VERSION, {
		upgrade: (db, before, _, tx) => {
			if (before < 1) db.createObjectStore('packs');
			if (before < 2) {
				db.createObjectStore('personas', { keyPath: 'id' });
				db.createObjectStore('posts', { keyPath: 'id', autoIncrement: true }).createIndex('persona', 'persona');
				db.createObjectStore('imports', { keyPath: 'id', autoIncrement: true });
			}
			if (before < 3) {
				db.createObjectStore('study');
				db.createObjectStore('studyLog', { keyPath: 'number' });
			}
			if (before < 4) db.createObjectStore('reports', { autoIncrement: true }).createIndex('id', 'id');
			if (before < 5) db.createObjectStore('profiles');
			if (before < 6) db.createObjectStore('said', { autoIncrement: true }).createIndex('persona', 'persona');
			if (before < 8) void joinKinds(db as unknown as IDBPDatabase, tx as unknown as Upgrade);
		},
		// Closes the connection when a newer version wants to upgrade, which it would block otherwise.
		blocking: (_current, _blocked, event) => {
			(event.target as IDBDatabase).close();
			lost();
		},
		terminated: lost,
	});
}

/** Whether the database was not opened because a newer version of the extension has made it. */
export const isOfNewer = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'VersionError';

/** Deletes the database itself, as browsers keep the contents of emptied stores in its files. Closes all connections. */
export const deleteDatabase = (): Promise<void> => deleteDB(NAME);
