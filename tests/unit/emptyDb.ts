/** An empty database, another for each test. */
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/db.ts';

export let db: Database;

beforeEach(async () => {
	globalThis.indexedDB = new IDBFactory();
	db = await openDatabase();
});
