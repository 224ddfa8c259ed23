import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/db.ts';
import { createPersona } from '../../../src/storage/personas.ts';
import { addPost, listPosts } from '../../../src/storage/posts.ts';

test('a database of version 1 keeps its pack and gets the missing stores', async () => {
	await deleteDB('red-herring');
	const old = await openDB('red-herring', 1, { upgrade: (db) => void db.createObjectStore('packs') });
	await old.put('packs', { id: 'one', bytes: new ArrayBuffer(8) }, 'built-in');
	old.close();
	const db = await openDatabase();
	expect((await db.get('packs', 'built-in'))!.id).toBe('one');
	const { id } = await createPersona(db, 'quietcinephile');
	await addPost(db, { persona: id, date: '2026-11-21', site: 'a.example', films: [], decoys: [], source: 'scanned' });
	expect((await listPosts(db, id)).posts).toHaveLength(1);
	db.close();
});

test('an open database closes when a newer version needs it', async () => {
	await openDatabase();
	const newer = await openDB('red-herring', 99);
	newer.close();
	await deleteDB('red-herring');
});
