import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StudyEvent } from '../study/events.ts';
import type { Import, OwnRating, Persona, Post } from './records.ts';
import type { StudyRecords } from './studyRecords.ts';

interface StoredPack {
	/** Identifies the shipped file it was unpacked from. */
	id: string;
	bytes: ArrayBuffer;
}

export interface Schema extends DBSchema {
	/** Unpacked packs by name. */
	packs: { key: string; value: StoredPack };
	personas: { key: string; value: Persona };
	posts: { key: number; value: Post; indexes: { persona: string } };
	/** Own ratings, one per film. */
	ratings: { key: [title: string, year: number]; value: OwnRating };
	imports: { key: number; value: Import };
	/** The records of a study besides its log, by name. */
	study: { key: keyof StudyRecords; value: StudyRecords[keyof StudyRecords] };
	/** The log of a study: events by number. */
	studyLog: { key: number; value: StudyEvent };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the extension's database and creates missing object stores. */
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
		// Closes the connection when a newer version wants to upgrade, which it would block otherwise.
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
}
