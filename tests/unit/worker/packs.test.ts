import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { PackError } from '../../../src/core/catalogue/codec.ts';
import { shipPack } from '../../../src/core/catalogue/shipping.ts';
import type { ImportResult } from '../../../src/messages/history.ts';
import type { PopupView, SettingsView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { dropUnusable, storePack } from '../../../src/storage/packs.ts';
import { loadAdded, loadPack, unpackFile } from '../../../src/worker/packs.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { packBytes, testPack } from '../films.ts';
import { gamesBytes, gamesFile, storeGames } from '../games.ts';
import { DRAFT, fakeBrowser } from './fakeBrowser.ts';

const shipped = gzipSync(new Uint8Array(shipPack(packBytes())));
const source = (id = 'one', bytes: Uint8Array<ArrayBuffer> = new Uint8Array(shipped)) => ({
	id,
	fetch: vi.fn(async () => new Response(bytes)),
});
const onReplaced = vi.fn();
/** A part of a database, which works through another object too. */
const bound = <T extends object>(target: T, name: string | symbol) => {
	const part: unknown = Reflect.get(target, name, target);
	return typeof part === 'function' ? part.bind(target) : part;
};

beforeEach(async () => {
	onReplaced.mockReset();
	const db = await openDatabase();
	await db.clear('packs');
	db.close();
});

test('the shipped file is read once, then the stored copy is used', async () => {
	const first = source();
	expect((await loadPack(openDatabase, first, onReplaced)).catalogue.films).toBeGreaterThan(50);
	const second = source();
	expect((await loadPack(openDatabase, second, onReplaced)).catalogue.films).toBeGreaterThan(50);
	expect([first.fetch.mock.calls.length, second.fetch.mock.calls.length]).toEqual([1, 0]);
	expect(onReplaced).not.toHaveBeenCalled();
});

test('a stored copy of another build is replaced silently', async () => {
	await loadPack(openDatabase, source('old'), onReplaced);
	const next = source('new');
	await loadPack(openDatabase, next, onReplaced);
	expect(next.fetch).toHaveBeenCalledOnce();
	expect(onReplaced).not.toHaveBeenCalled();
});

test.each([
	[
		'damaged',
		(bytes: ArrayBuffer) => {
			new Uint8Array(bytes)[500]! ^= 1;
			return bytes;
		},
	],
	['cut short', (bytes: ArrayBuffer) => bytes.slice(0, 800)],
	['not bytes at all', () => 'oops' as unknown as ArrayBuffer],
])('a stored copy that is %s is replaced by the shipped one, which is reported', async (_, spoil) => {
	await loadPack(openDatabase, source(), onReplaced);
	const db = await openDatabase();
	await db.put('packs', { id: 'one', bytes: spoil(packBytes()) }, 'built-in');
	expect((await loadPack(openDatabase, source(), onReplaced)).catalogue.films).toBeGreaterThan(50);
	expect(onReplaced).toHaveBeenCalledOnce();
	await loadPack(openDatabase, source(), onReplaced);
	expect(onReplaced).toHaveBeenCalledOnce();
	db.close();
});

test.each([null, 'x', 7, {}])('a stored record %j is replaced, which is reported', async (record) => {
	const db = await openDatabase();
	await db.put('packs', record as never, 'built-in');
	onReplaced.mockRejectedValueOnce(new Error('no room for the notice'));
	expect((await loadPack(openDatabase, source(), onReplaced)).catalogue.films).toBeGreaterThan(50);
	expect(onReplaced).toHaveBeenCalledOnce();
	db.close();
});

test('without a database the shipped file is used', async () => {
	const noDb = () => Promise.reject(new Error('no database in private windows'));
	expect((await loadPack(noDb, source(), onReplaced)).catalogue.films).toBeGreaterThan(50);
});

test('a damaged shipped file is an error and is not stored', async () => {
	const damaged = gzipSync(new Uint8Array(shipPack(packBytes())).subarray(0, 4000));
	await expect(loadPack(openDatabase, source('bad', new Uint8Array(damaged)), onReplaced)).rejects.toThrow(PackError);
	const db = await openDatabase();
	expect(await db.get('packs', 'built-in')).toBeUndefined();
	db.close();
});

test('the user’s list is used, even after an update; an unreadable one is dropped and reported', async () => {
	const db = await openDatabase();
	await storePack(db, 'chosen', { id: 'mine.pack', bytes: packBytes() });
	for (const build of ['one', 'two'])
		expect(await loadPack(openDatabase, source(build), onReplaced)).toMatchObject({ file: 'mine.pack' });
	expect(onReplaced).not.toHaveBeenCalled();
	for (const damaged of [{ id: 'mine.pack', bytes: packBytes().slice(0, 800) }, { id: 7 }]) {
		await db.put('packs', damaged as never, 'chosen');
		expect(await loadPack(openDatabase, source(), onReplaced)).not.toHaveProperty('file');
		expect(onReplaced).toHaveBeenLastCalledWith('packDropped');
		expect(await db.get('packs', 'chosen')).toBeUndefined();
	}
	db.close();
});

test.each([
	['no gzip', new Uint8Array([1, 2, 3]), 'This is not a whole pack file.'],
	['cut short', new Uint8Array(shipped.subarray(0, shipped.length - 40)), 'This is not a whole pack file.'],
	['something else', new Uint8Array(gzipSync(Buffer.alloc(4096, 'a'))), 'This is not a pack file.'],
	['a pack that is not shipped', new Uint8Array(gzipSync(new Uint8Array(packBytes()))), /^This pack/],
])('a file that is %s is refused with the reason', async (_, file, reason) => {
	await expect(unpackFile(file.slice().buffer)).rejects.toThrow(reason);
	await expect(unpackFile(file.slice().buffer)).rejects.toThrow(PackError);
});

test('a valid pack of games is reported as one, and never replaces films', async () => {
	expect((await unpackFile(gamesFile().buffer)).kind).toBe('boardgames');
	const db = await openDatabase();
	await storePack(db, 'chosen', { id: 'games.pack', bytes: gamesBytes() });
	expect(await loadPack(openDatabase, source(), onReplaced)).not.toHaveProperty('file');
	expect(onReplaced).toHaveBeenLastCalledWith('packDropped');
	db.close();
});

test('a file is unpacked exactly as it was packed', async () => {
	const { bytes, kind } = await unpackFile(new Uint8Array(shipped).buffer);
	expect(new Uint8Array(bytes)).toEqual(new Uint8Array(packBytes()));
	expect(kind).toBe('films');
});

test('packs of other kinds are loaded next to films; unreadable ones, or of another kind, are dropped and reported', async () => {
	const db = await openDatabase();
	expect(await loadAdded(db, onReplaced)).toEqual([]);
	await storeGames(db);
	const [games, ...more] = await loadAdded(db, onReplaced);
	expect(games).toMatchObject({
		catalogue: { of: 'boardgames' },
		file: 'games.pack',
		population: { name: 'A test club' },
	});
	expect(more).toEqual([]);
	expect(onReplaced).not.toHaveBeenCalled();
	for (const stored of [
		{ id: 'x', bytes: gamesBytes() },
		{ id: 'x', bytes: packBytes() },
		{ id: 'x', bytes: new ArrayBuffer(9) },
		7,
	]) {
		onReplaced.mockReset().mockRejectedValueOnce(new Error('no room for the notice'));
		await db.put('packs', stored as never, 'books');
		expect((await loadAdded(db, onReplaced)).map(({ catalogue }) => catalogue.of)).toEqual(['boardgames']);
		expect(onReplaced).toHaveBeenCalledExactlyOnceWith('addedPackDropped');
		expect(await db.get('packs', 'books')).toBeUndefined();
	}
	db.close();
});

test('a pack that cannot be used is dropped only if it is still the one that was read', async () => {
	const db = await openDatabase();
	const spoiled = { id: 'games.pack', bytes: gamesBytes() };
	new Uint8Array(spoiled.bytes)[500]! ^= 1;
	// The same file, loaded once more while the damaged one was read.
	await storeGames(db);
	for (const read of [spoiled, { ...spoiled, id: 'other.pack' }, 'damaged' as const]) {
		expect(await dropUnusable(db, 'boardgames', read)).toBe(false);
		expect(await loadAdded(db, onReplaced)).toHaveLength(1);
	}
	await storePack(db, 'boardgames', spoiled);
	expect(await dropUnusable(db, 'boardgames', spoiled)).toBe(true);
	expect(await dropUnusable(db, 'boardgames', spoiled)).toBe(false);
	expect(await db.getAllKeys('packs')).toEqual([]);
	db.close();
});

test('a valid pack stored while a damaged one is read stays, and is not reported', async () => {
	const db = await openDatabase();
	await storePack(db, 'boardgames', { id: 'games.pack', bytes: new ArrayBuffer(64) });
	const get = db.get.bind(db);
	const loading = new Proxy(db, {
		get: (target, name) => {
			if (name !== 'get') return bound(target, name);
			return async (...args: Parameters<typeof get>) => {
				const read = await get(...args);
				await storeGames(db);
				return read;
			};
		},
	});
	expect(await loadAdded(loading, onReplaced)).toEqual([]);
	expect(onReplaced).not.toHaveBeenCalled();
	expect(await loadAdded(db, onReplaced)).toHaveLength(1);
	db.close();
});

test('valid packs survive a moment without memory', async () => {
	const db = await openDatabase();
	await storeGames(db);
	await storePack(db, 'chosen', { id: 'mine.pack', bytes: packBytes() });
	const short = () => {
		vi.stubGlobal(
			'Uint32Array',
			class {
				constructor() {
					throw new RangeError('Array buffer allocation failed');
				}
			},
		);
	};
	short();
	await expect(loadAdded(db, onReplaced)).rejects.toThrow(RangeError);
	await expect(loadPack(openDatabase, source(), onReplaced)).rejects.toThrow(RangeError);
	vi.unstubAllGlobals();
	expect(onReplaced).not.toHaveBeenCalled();
	expect(await loadAdded(db, onReplaced)).toHaveLength(1);
	expect(await loadPack(openDatabase, source(), onReplaced)).toMatchObject({ file: 'mine.pack' });
	db.close();
});

test('a pack of games is used with films from when it is added until it is removed', async () => {
	const fake = fakeBrowser();
	startWorker({ browser: fake.browser, loadPack: async () => testPack(), openDb: openDatabase });
	const db = await openDatabase();
	const offer = async (bytes: Uint8Array<ArrayBuffer>) => {
		await storePack(db, 'offered', { id: 'games.pack', bytes: bytes.slice().buffer, offer: 'ours' });
		return fake.fromUi<ImportResult>({ kind: 'usePack', offer: 'ours' });
	};
	const packs = async () => (await fake.fromUi<SettingsView>({ kind: 'settings' })).packs;
	const films = { of: 'films', name: 'A test site', file: null };
	expect(await packs()).toMatchObject([films]);
	expect(await offer(gamesFile())).toEqual({ problem: null });
	expect(await db.getAllKeys('packs')).toEqual(['boardgames']);
	const games = { of: 'boardgames', name: 'A test club', size: 20_000, items: 44, file: 'games.pack' };
	expect(await packs()).toMatchObject([films, games]);
	// A damaged one leaves it as it is.
	expect((await offer(gamesFile().slice(0, 300))).problem).toContain('nothing has changed');
	expect(await packs()).toHaveLength(2);
	// Another window has offered another one since.
	await storePack(db, 'offered', { id: 'other.pack', bytes: gamesFile().slice().buffer, offer: 'theirs' });
	expect((await fake.fromUi<ImportResult>({ kind: 'usePack', offer: 'ours' })).problem).toContain('another window');
	expect((await packs())[1]).toMatchObject({ file: 'games.pack' });
	expect(await fake.fromUi<ImportResult>({ kind: 'usePack', offer: 'theirs' })).toEqual({ problem: null });
	expect((await packs())[1]).toMatchObject({ file: 'other.pack' });
	expect(await fake.fromUi<ImportResult>({ kind: 'removePack', of: 'boardgames' })).toEqual({ problem: null });
	expect(await packs()).toMatchObject([films]);
	expect(await packs()).toHaveLength(1);
	expect(await db.getAllKeys('packs')).toEqual([]);
	db.close();
});

test('the settings list added packs even if the list of films cannot be read', async () => {
	const fake = fakeBrowser();
	startWorker({ browser: fake.browser, loadPack: () => Promise.reject(new Error('damaged')), openDb: openDatabase });
	const db = await openDatabase();
	await storeGames(db);
	const { packs } = await fake.fromUi<SettingsView>({ kind: 'settings' });
	expect(packs.map(({ of }) => of)).toEqual(['boardgames']);
	db.close();
});

test('the user learns once that the list of films was replaced', async () => {
	const fake = fakeBrowser();
	const replaced = async (notify: (notice: 'packReplaced') => unknown) => {
		await notify('packReplaced');
		return testPack();
	};
	startWorker({ browser: fake.browser, loadPack: replaced, openDb: openDatabase });
	const notices = async () => (await fake.fromUi<PopupView>({ kind: 'view', tab: 1 })).notices;
	await fake.fromPage({ kind: 'check', text: DRAFT, box: 1, begun: 0, ours: false });
	expect(await notices()).toEqual(['packReplaced']);
	await fake.fromUi({ kind: 'dismiss', notice: 'packReplaced' });
	expect(await notices()).toEqual([]);
});
