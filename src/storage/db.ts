import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredPack {
	/** Tells which shipped file it was made from. */
	id: string;
	bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
	/** Unpacked packs by name. */
	packs: { key: string; value: StoredPack };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the extension's database, making what a fresh install lacks. */
export function openDatabase(): Promise<Database> {
	return openDB<Schema>('red-herring', 1, {
		upgrade: (db) => {
			db.createObjectStore('packs');
		},
		// A newer version waits to open it: let go, so that its upgrade is not blocked.
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
}
