import { beforeEach, expect, test } from 'vitest';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { MOST_SAID } from '../../../src/storage/limits.ts';
import { createPersona, deletePersona } from '../../../src/storage/personas.ts';
import { postsRevision } from '../../../src/storage/posts.ts';
import type { Persona } from '../../../src/storage/records.ts';
import { listSaid, saidByFilm, sayOfFilm } from '../../../src/storage/said.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();
const heat = { title: 'Heat', year: 1995 };
const crash = { title: 'Crash', year: 1996 };
let db: Database;
let a: Persona;
let b: Persona;
beforeEach(async () => {
	db = await openDatabase();
	await Promise.all([db.clear('personas'), db.clear('said')]);
	[a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
});
const words = async ({ id }: Persona) => (await listSaid(db, id)).said.map(({ title, said }) => `${title}: ${said}`);

test('what is said of a film is kept for one persona, changed, and taken back', async () => {
	await sayOfFilm(db, a.id, heat, 'never');
	await sayOfFilm(db, a.id, crash, 'rated');
	await sayOfFilm(db, b.id, heat, 'rated');
	expect(await words(a)).toEqual(['Crash: rated', 'Heat: never']);
	await sayOfFilm(db, a.id, heat, 'rated');
	expect(await words(a)).toEqual(['Crash: rated', 'Heat: rated']);
	const before = postsRevision();
	await sayOfFilm(db, a.id, heat, null);
	expect(postsRevision()).toBeGreaterThan(before);
	expect([await words(a), await words(b)]).toEqual([['Crash: rated'], ['Heat: rated']]);
});

test('a persona takes with it what was said for it, and no more is kept', async () => {
	await sayOfFilm(db, a.id, heat, 'never');
	await sayOfFilm(db, b.id, heat, 'never');
	await deletePersona(db, a.id);
	expect([await words(a), await words(b)]).toEqual([[], ['Heat: never']]);
	await expect(sayOfFilm(db, a.id, heat, 'never')).rejects.toMatchObject({ why: 'gone' });
	expect(await db.count('said')).toBe(1);
});

test('damaged records are left out and counted, and so are films that the catalogue lacks', async () => {
	await sayOfFilm(db, a.id, heat, 'never');
	await sayOfFilm(db, a.id, { title: 'Gone', year: 1900 }, 'rated');
	await db.put('said', { persona: a.id, ...crash, said: 'seen' } as never);
	expect(await listSaid(db, a.id)).toMatchObject({ said: { length: 2 }, damaged: 1 });
	expect([...(await saidByFilm(db, catalogue, a.id))]).toEqual([[findFilm(catalogue, heat), 'never']]);
});

test('no more films are kept than a persona may have, but each can still be changed', async () => {
	const tx = db.transaction('said', 'readwrite');
	for (let i = 0; i < MOST_SAID; i++)
		void tx.store.put({ persona: a.id, title: `Film ${i}`, year: 2000, said: 'never' });
	await tx.done;
	await expect(sayOfFilm(db, a.id, heat, 'never')).rejects.toMatchObject({ why: 'full' });
	await sayOfFilm(db, a.id, { title: 'Film 0', year: 2000 }, 'rated');
	await sayOfFilm(db, b.id, heat, 'never');
	expect(await db.count('said')).toBe(MOST_SAID + 1);
});
