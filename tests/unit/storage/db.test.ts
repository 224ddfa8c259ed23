import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/db.ts';
import { createPersona, listPersonas } from '../../../src/storage/personas.ts';
import { addPost, listPosts } from '../../../src/storage/posts.ts';
import { keepSaid, listSaid } from '../../../src/storage/said.ts';

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

test('a database of version 5 keeps its records and gets the missing store', async () => {
	await deleteDB('red-herring');
	const old = await openDB('red-herring', 5, {
		upgrade: (db) => {
			for (const name of ['packs', 'profiles', 'study']) db.createObjectStore(name);
			db.createObjectStore('personas', { keyPath: 'id' });
			db.createObjectStore('posts', { keyPath: 'id', autoIncrement: true }).createIndex('persona', 'persona');
			db.createObjectStore('ratings', { keyPath: ['title', 'year'] });
			db.createObjectStore('imports', { keyPath: 'id', autoIncrement: true });
			db.createObjectStore('studyLog', { keyPath: 'number' });
			db.createObjectStore('reports', { autoIncrement: true }).createIndex('id', 'id');
		},
	});
	const persona = { id: 'a', name: 'quietcinephile', sites: [], tolerance: null, guard: null, members: null };
	await old.put('personas', persona);
	old.close();
	const db = await openDatabase();
	expect(await listPersonas(db)).toEqual({ personas: [persona], damaged: 0 });
	const said = { persona: 'a', title: 'Heat', year: 1995, said: 'never', date: '2026-11-21' } as const;
	await keepSaid(db, said);
	expect(await listSaid(db)).toEqual({ said: [said], damaged: 0 });
	db.close();
});

test('an open database closes when a newer version needs it', async () => {
	await openDatabase();
	const newer = await openDB('red-herring', 99);
	newer.close();
	await deleteDB('red-herring');
});
