/** Databases of all earlier versions, opened by today's. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openDatabase } from '../../../src/storage/db.ts';
import { areRecordsMissing, openChecked } from '../../../src/storage/keptCounts.ts';
import { listPersonas, savePersona } from '../../../src/storage/personas.ts';
import { changePost, getPost } from '../../../src/storage/posts.ts';
import { countDamaged, readImports, readOwnRatings, saveImport } from '../../../src/storage/ratings.ts';
import {
	ImportSchema,
	PersonaSchema,
	PostSchema,
	ProfileSchema,
	RatingSchema,
	SaidFilmSchema,
} from '../../../src/storage/records.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { backupOf, FORMATS, recordsAfter, storedIn } from '../../fixtures/storage/formats.ts';
import { putStored, readStored, type Stored } from '../../fixtures/storage/stored.ts';
import { fillDiskAt } from './fullDisk.ts';
import { makeBackup } from './makeBackup.ts';

const { storage } = fakeBrowser;
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	fakeBrowser.reset();
	vi.stubGlobal('chrome', { storage });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const TODAY = storedIn(FORMATS.at(-1)!);
const without = ({ version, stores, ...more }: Stored, name: string): Stored => ({
	...{ version, ...more },
	stores: { ...stores, [name]: { ...stores[name]!, records: [] } },
});
/** Whether the update finds that records are missing. */
async function isMissing(stored: Stored): Promise<boolean> {
	await putStored(stored);
	(await openChecked(openDatabase, storage.local)()).close();
	return areRecordsMissing(storage.local);
}

test.each(FORMATS)('a database of version %i keeps all records and has today’s stores', async (format) => {
	const stored = storedIn(format);
	await putStored(stored);
	(await openDatabase()).close();
	const after = await readStored();
	expect(Object.keys(after.stores)).toEqual(Object.keys(TODAY.stores));
	for (const [name, { keyPath, autoIncrement, indexes }] of Object.entries(TODAY.stores))
		expect(after.stores[name], name).toMatchObject({ keyPath, autoIncrement, indexes });
	for (const name of Object.keys(TODAY.stores))
		expect(
			after.stores[name]!.records.map(({ value }) => value),
			name,
		).toEqual(recordsAfter(stored, name));
	for (const { key, value } of after.stores.ratings!.records) {
		const { kind, title, year } = value as { kind: string; title: string; year: number };
		expect(key).toEqual([kind, title, year]);
	}
});

test.each([
	['personas', PersonaSchema.pipe[1].entries],
	['posts', PostSchema.pipe[1].entries],
	['profiles', ProfileSchema.entries],
	['said', SaidFilmSchema.pipe[1].entries],
	['ratings', RatingSchema.pipe[1].entries],
	['imports', ImportSchema.pipe[1].entries],
])('%s of today that are upgraded from now on have every field', (name, entries) => {
	const fields = TODAY.stores[name]!.records.flatMap(({ value }) => Object.keys(value as object));
	expect([...new Set(fields)].sort()).toEqual(Object.keys(entries).sort());
});

test('what a newer version has added to an account or a post stays when this one changes them', async () => {
	const newer = structuredClone(TODAY);
	for (const name of ['personas', 'posts'])
		for (const { value } of newer.stores[name]!.records) Object.assign(value as object, { later: 'added' });
	await putStored(newer);
	const db = await openDatabase();
	const [persona] = (await listPersonas(db)).personas;
	await savePersona(db, { ...persona!, name: 'renamed' });
	const post = (await getPost(db, 3))!;
	expect(await changePost(db, { ...post, films: post.films.slice(1), decoys: [] })).toBe(true);
	expect(await db.get('personas', persona!.id)).toMatchObject({ name: 'renamed', later: 'added' });
	expect(await db.get('posts', 3)).toMatchObject({ films: post.films.slice(1), later: 'added' });
	db.close();
});

test.each(FORMATS)('the backup of a database of version %i has everything', async (format) => {
	const stored = storedIn(format);
	await putStored(stored);
	const db = await openDatabase();
	const { backup, damaged } = await makeBackup(db, { ...DEFAULTS, ...(stored.local.settings as object) }, '2026-11-21');
	expect([damaged, await countDamaged(db)]).toEqual([0, 0]);
	expect(backup).toEqual({ ...backupOf(stored), date: '2026-11-21' });
	db.close();
});

test('ratings of each kind still name their imports, and the next import has its own number', async () => {
	await putStored(storedIn(7));
	const db = await openDatabase();
	const [game] = await readOwnRatings(db, 'boardgames');
	const [games] = await readImports(db, 'boardgames');
	expect(game!.said.map((said) => said.import)).toEqual([games!.id]);
	expect((await readImports(db, 'films')).map(({ id }) => id)).toEqual([2, 1]);
	const films = [{ title: 'Crash', year: 1996, stars: 3, date: null }];
	const imported = { kind: 'films' as const, service: 's', file: 'f.csv', date: '2026-11-21', films, unmatched: [] };
	expect(await saveImport(db, imported, () => undefined)).toBe(4);
	db.close();
});

test('damaged records of version 7 stay damaged records', async () => {
	const stored = storedIn(7);
	const { records } = stored.stores.otherRatings!;
	const { value } = records[0] as { value: object };
	const odd = { ...value, title: 'Odd', said: 'nothing' };
	const unknown = { ...value, title: 'Unknown', said: [{ import: 9, stars: null, date: null }, null] };
	for (const one of [odd, unknown]) records.push({ key: ['boardgames', one.title, 2022], value: one });
	await putStored(stored);
	const db = await openDatabase();
	expect(await countDamaged(db)).toBe(2);
	expect(await db.get('ratings', ['boardgames', 'Odd', 2022])).toEqual(odd);
	// It names no import, also none of films.
	expect((await db.get('ratings', ['boardgames', 'Unknown', 2022]))!.said[0]).toMatchObject({ import: 0 });
	db.close();
});

test.each([1, 4])('an update that fails at write %i changes nothing', async (fatal) => {
	const stored = storedIn(7);
	await putStored(stored);
	fillDiskAt(fatal);
	await expect(openDatabase()).rejects.toThrow();
	vi.restoreAllMocks();
	expect(await readStored()).toEqual(stored);
	// The next attempt makes it.
	(await openDatabase()).close();
	expect((await readStored()).version).toBe(TODAY.version);
});

test.each(FORMATS)('nothing is missing after the update from version %i', async (format) => {
	expect(await isMissing(storedIn(format))).toBe(false);
});

test.each(['otherRatings', 'ratings', 'posts'])('lost %s are missed after the update', async (name) => {
	expect(await isMissing(without(storedIn(7), name))).toBe(true);
});

test('ratings lost before the update from version 6, which counted only films, are missed', async () => {
	expect(await isMissing(without(storedIn(6), 'ratings'))).toBe(true);
});
