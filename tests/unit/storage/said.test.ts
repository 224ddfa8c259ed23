import { beforeEach, expect, test } from 'vitest';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { MOST_SAID } from '../../../src/storage/limits.ts';
import { createPersona, deletePersona } from '../../../src/storage/personas.ts';
import { historyRevision } from '../../../src/storage/posts.ts';
import type { Persona, SaidFilm } from '../../../src/storage/records.ts';
import { keepSaid, listSaid, saidByFilm, saidFor, takeBackSaid } from '../../../src/storage/said.ts';
import { db } from '../emptyDb.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();
const heat = { title: 'Heat', year: 1995 };
const crash = { title: 'Crash', year: 1996 };
let a: Persona;
let b: Persona;
beforeEach(async () => {
	[a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
});
const saying = ({ id }: Persona, film: typeof heat, said: SaidFilm['said'], date = '2026-11-21'): SaidFilm => ({
	...{ persona: id, ...film, said, date },
});
const words = async ({ id }: Persona) => (await saidFor(db, id)).map(({ title, said }) => `${title}: ${said}`).sort();

test('an answer about a film is kept for one persona, changed, and taken back', async () => {
	await keepSaid(db, saying(a, heat, 'never'));
	await keepSaid(db, saying(a, crash, 'rated'));
	await keepSaid(db, saying(b, heat, 'rated'));
	expect(await words(a)).toEqual(['Crash: rated', 'Heat: never']);
	await keepSaid(db, saying(a, heat, 'rated'));
	expect(await words(a)).toEqual(['Crash: rated', 'Heat: rated']);
	const before = historyRevision();
	await takeBackSaid(db, a.id, heat);
	expect(historyRevision()).toBeGreaterThan(before);
	expect([await words(a), await words(b)]).toEqual([['Crash: rated'], ['Heat: rated']]);
});

test('all answers are listed, latest first', async () => {
	await keepSaid(db, saying(a, heat, 'never', '2026-11-02'));
	await keepSaid(db, saying(b, heat, 'rated', '2026-11-20'));
	await keepSaid(db, saying(a, crash, 'never', '2026-11-20'));
	const { said } = await listSaid(db);
	expect(said.map(({ title, persona }) => [title, persona])).toEqual([
		['Crash', a.id],
		['Heat', b.id],
		['Heat', a.id],
	]);
});

test('deleting a persona deletes its answers', async () => {
	await keepSaid(db, saying(a, heat, 'never'));
	await keepSaid(db, saying(b, heat, 'never'));
	await deletePersona(db, a.id);
	expect([await words(a), await words(b)]).toEqual([[], ['Heat: never']]);
	await expect(keepSaid(db, saying(a, heat, 'never'))).rejects.toMatchObject({ why: 'gone' });
	expect(await db.count('said')).toBe(1);
});

test('damaged records and films missing from the catalogue are left out and counted', async () => {
	await keepSaid(db, saying(a, heat, 'never'));
	await keepSaid(db, saying(a, { title: 'Gone', year: 1900 }, 'rated'));
	await db.add('said', { persona: a.id, ...crash, said: 'seen' } as never);
	expect(await listSaid(db)).toMatchObject({ said: { length: 2 }, damaged: 1 });
	expect([...(await saidByFilm(db, catalogue, a.id))]).toEqual([[findFilm(catalogue, heat), 'never']]);
});

test('a persona at its limit keeps no more films, but each can still be changed', async () => {
	const tx = db.transaction('said', 'readwrite');
	for (let i = 0; i < MOST_SAID; i++)
		void tx.store.add({ persona: a.id, title: `Film ${i}`, year: 2000, said: 'never', date: '2026-11-21' });
	await tx.done;
	await expect(keepSaid(db, saying(a, heat, 'never'))).rejects.toMatchObject({ why: 'full' });
	await keepSaid(db, saying(a, { title: 'Film 0', year: 2000 }, 'rated'));
	await keepSaid(db, saying(b, heat, 'never'));
	expect(await db.count('said')).toBe(MOST_SAID + 1);
});
