import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StudyEvent } from '../study/events.ts';
import type { Import, OwnRating, Persona, Post } from './records.ts';
import type { StudyRecords } from './studyRecords.ts';

export interface StoredPack {
	/** Tells which shipped file it was made from. */
	id: string;
	bytes: ArrayBuffer;
}

export interface Schema extends DBSchema {
	/** Unpacked packs by name. */
	packs: { key: string; value: StoredPack };
	personas: { key: string; value: Persona };
	posts: { key: number; value: Post; indexes: { persona: string } };
	/** Own ratings, one a film. */
	ratings: { key: [title: string, year: number]; value: OwnRating };
	imports: { key: number; value: Import };
	/** What is kept of a study besides its log, each record under its name. */
	study: { key: keyof StudyRecords; value: StudyRecords[keyof StudyRecords] };
	/** What a study has recorded, by number. */
	studyLog: { key: number; value: StudyEvent };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the extension's database, making what a fresh install or an older version lacks. */
export function openDatabase(): Promise<Database> {
	return openDB<Schema>('red-herring', 3, {
		upgrade: (db, before) => {
			if (before < 1) db.createObjectStore('packs');
			if (before < 2) {
				db.createObjectStore('personas', { keyPath: 'id' });
				db.createObjectStore('posts', { keyPath: 'id', autoIncrement: true }).createIndex('persona', 'persona');
				db.createObjectStore('ratings', { keyPath: ['title', 'year'] });
				db.createObjectStore('imports', { keyPath: 'id', autoIncrement: true });
			}
			if (before < 3) {
				db.createObjectStore('study');
				db.createObjectStore('studyLog', { keyPath: 'number' });
			}
		},
		// A newer version waits to open it: let go, so that its upgrade is not blocked.
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
}
