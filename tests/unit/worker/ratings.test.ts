import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { filmKey } from '../../../src/core/catalogue/titled.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { forgetRatings, saveImport } from '../../../src/storage/ratings.ts';
import { forgetOwnFilms, matchFilms, ownFilms, searchFilms } from '../../../src/worker/ratings.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();
let db: Database;
beforeEach(async () => {
	globalThis.indexedDB = new IDBFactory();
	db = await openDatabase();
	forgetOwnFilms();
});
const named = (title: string, year: number) => ({ title, year, stars: null, date: null });
const save = (films: ReturnType<typeof named>[]) =>
	saveImport(
		db,
		{ kind: 'films', service: 'IMDb', file: 'x', date: '2026-01-01', films, unmatched: [] },
		() => undefined,
	);

test('matches and searches return titles and years', () => {
	const wanted = { titles: ['Heat'], year: 1995, seen: null };
	const [heat, crash] = matchFilms(catalogue, [wanted, { ...wanted, titles: ['Crash'], year: null }]);
	expect(heat).toEqual({ film: { title: 'Heat', year: 1995 }, suggestions: [] });
	expect(crash).toMatchObject({ film: null, suggestions: [{ year: 2004 }, { year: 1996 }] });
	expect(searchFilms(catalogue, 'rocky')).toEqual([{ title: 'Rocky II', year: 1979 }]);
});

test('own films are the numbers of the imported films, or null without an import', async () => {
	expect(await ownFilms(db, catalogue)).toBeNull();
	forgetOwnFilms();
	await save([named('Heat', 1995), named('No longer in the catalogue', 1900)]);
	const films = (await ownFilms(db, catalogue))!;
	expect([...films.keys()].map((film) => filmKey(catalogue, film))).toEqual([{ title: 'Heat', year: 1995 }]);
});

test('own films are read once, and again after ratings or the catalogue change', async () => {
	await save([named('Heat', 1995)]);
	const first = await ownFilms(db, catalogue);
	await save([named('Crash', 1996)]);
	expect(await ownFilms(db, catalogue)).toBe(first);
	forgetOwnFilms();
	expect((await ownFilms(db, catalogue))!.size).toBe(2);
	await forgetRatings(db);
	expect(await ownFilms(db, testPack().catalogue)).toBeNull();
});

test('a failed read is not cached', async () => {
	const closed = await openDatabase();
	closed.close();
	await expect(ownFilms(closed, catalogue)).rejects.toThrow();
	expect(await ownFilms(db, catalogue)).toBeNull();
});
