import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { countEverything, entriesOf } from '../../../src/storage/everything.ts';
import { historyRevision } from '../../../src/storage/posts.ts';
import { deleteEverything, deleteForGood } from '../../../src/storage/wipe.ts';
import { strings } from '../../../src/strings.ts';

const { local, session } = fakeBrowser.storage;
const areas = { local, session };
const STORES = 'imports packs personas posts profiles ratings reports said study studyLog'.split(' ');
let db: Database;
beforeEach(async () => {
	fakeBrowser.reset();
	db = await openDatabase();
	await deleteEverything(db, areas);
	await db.put('packs', { id: 'one', bytes: new ArrayBuffer(8) }, 'built-in');
	for (let i = 1; i <= 3; i++) await db.put('reports', { id: `report ${i}`, post: i }, i);
	await local.set({ settings: { tolerance: 7 }, check: 'x' });
});

test('all stores and areas are counted', async () => {
	const places = await countEverything(db, areas);
	expect(places.map(({ place }) => place)).toEqual([...STORES, 'local', 'session']);
	const filled = places.filter(({ entries }) => entries > 0);
	expect(filled).toEqual([
		{ place: 'packs', entries: 1 },
		{ place: 'reports', entries: 3 },
		{ place: 'local', entries: 2 },
	]);
});

test('each store and area is named after its contents', async () => {
	const places = await countEverything(db, { ...areas, sync: session });
	const unnamed = places.filter(({ place }) => !Object.hasOwn(strings.history.places, place));
	expect(unnamed).toEqual([]);
});

test('stored data is shown as it is, up to a number from each place, with bytes as a count', async () => {
	expect(await entriesOf(db, areas, 'packs', 9)).toEqual([
		{ key: '"built-in"', value: '{\n  "id": "one",\n  "bytes": "8 bytes"\n}' },
	]);
	const reports = await entriesOf(db, areas, 'reports', 2);
	expect(reports.map(({ key }) => key)).toEqual(['1', '2']);
	expect(JSON.parse(reports[1]!.value)).toEqual({ id: 'report 2', post: 2 });
	expect(await entriesOf(db, areas, 'local', 1)).toEqual([{ key: 'settings', value: '{\n  "tolerance": 7\n}' }]);
	await db.put('profiles', { ...{ pack: 'p', decoys: new Int32Array(1) }, films: Int32Array.of(4, 5) } as never, 'a');
	expect(JSON.parse((await entriesOf(db, areas, 'profiles', 9))[0]!.value)).toMatchObject({ films: [4, 5] });
	await db.put('study', undefined as never, 'lives');
	expect(await entriesOf(db, areas, 'study', 9)).toEqual([{ key: '"lives"', value: 'undefined' }]);
});

test('everything is deleted, and the rest is counted', async () => {
	const before = historyRevision();
	const left = await deleteEverything(db, areas);
	expect(left.map(({ place }) => place)).toEqual([...STORES, 'local', 'session']);
	expect(left.every(({ entries }) => entries === 0)).toBe(true);
	expect(await countEverything(db, areas)).toEqual(left);
	expect(historyRevision()).toBeGreaterThan(before);
	const stubborn = { clear: async () => undefined, get: async () => ({ stays: 1 }) };
	const places = await deleteEverything(db, { local: stubborn });
	expect(places.filter(({ entries }) => entries > 0)).toEqual([{ place: 'local', entries: 1 }]);
});

test('data deleted for good is overwritten, and the overwriting leaves nothing', async () => {
	const written: Record<string, unknown>[] = [];
	const set = local.set.bind(local);
	const watched = Object.assign(Object.create(local), {
		set: async (items: Record<string, unknown>) => {
			written.push(items);
			await set(items);
		},
	});
	const left = await deleteForGood(() => openDatabase(), { local: watched, session });
	expect(left.every(({ entries }) => entries === 0)).toBe(true);
	expect(written).toHaveLength(1);
	const fillers = Object.values(written[0]!) as string[];
	expect(new Set(fillers).size).toBe(300);
	for (const filler of fillers) expect(filler.split(',')).toHaveLength(50);
	expect(await countEverything(await openDatabase(), areas)).toEqual(left);
});

test('notes that an open draft makes during deletion are deleted too, unless they never stop', async () => {
	const noting = (times: number) => {
		const clear = async () => {
			await session.clear();
			if (times-- > 0) await session.set({ 'drafts:1': { box: 1 } });
		};
		return { local, session: Object.assign(Object.create(session), { clear }) };
	};
	const left = async (times: number) =>
		(await deleteForGood(() => openDatabase(), noting(times))).filter(({ entries }) => entries > 0);
	expect(await left(3)).toEqual([]);
	expect(await left(100)).toEqual([{ place: 'session', entries: 1 }]);
});

test('neither a full disk nor a newer database keeps anything from being deleted', async () => {
	const full = Object.assign(Object.create(local), { set: () => Promise.reject(new Error('QUOTA_BYTES')) });
	await deleteForGood(() => openDatabase(), { local: full });
	expect(await local.get(null)).toEqual({});
	await local.set({ check: 'x' });
	const newer = [new DOMException('', 'VersionError'), null, null];
	const open = async () => {
		const error = newer.shift();
		if (error) throw error;
		return openDatabase();
	};
	await deleteForGood(open, areas);
	expect(await local.get(null)).toEqual({});
	await expect(deleteForGood(() => Promise.reject(new Error('broken')), areas)).rejects.toThrow('broken');
});
