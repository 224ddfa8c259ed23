import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { DiskFullError, opener, openWithFreshLog } from '../../../src/storage/freshLog.ts';
import { fakeBrowser } from '../worker/fakeBrowser.ts';

let free: number;
let session: ReturnType<typeof fakeBrowser>['storage']['session'];
let filled: number;
let opened: { lose: () => void }[];
beforeEach(() => {
	free = 1e9;
	filled = 0;
	opened = [];
	session = fakeBrowser().storage.session;
	vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 5e6 + free, usage: 5e6 }) } });
});
afterEach(() => void vi.unstubAllGlobals());

interface Filled {
	/** Missing in a transaction that only reads. */
	put?: (value: { bytes: ArrayBuffer }, key: string) => Promise<unknown>;
}

/** Opens the database and counts the bytes that are written into it. */
const open = (lost = () => undefined) =>
	openWithFreshLog(
		async (lose) => {
			opened.push({ lose });
			const db = await openDatabase(lose);
			const begin = db.transaction.bind(db);
			db.transaction = ((...how: Parameters<Database['transaction']>) => {
				const tx = begin(...how);
				const store = tx.store as unknown as Filled;
				const put = store.put?.bind(store);
				if (put !== undefined)
					store.put = (value, key) => {
						filled += value.bytes.byteLength;
						return put(value, key);
					};
				return tx;
			}) as never;
			return db;
		},
		session as never,
		lost,
	);

test('a new log is started once per browser session and leaves nothing behind', async () => {
	const db = await open();
	expect(filled).toBeGreaterThanOrEqual(5 << 20);
	expect(await db.count('packs')).toBe(0);
	db.close();
	filled = 0;
	(await open()).close();
	expect(filled).toBe(0);
});

test('a new log is started after a lost connection', async () => {
	const lost = vi.fn();
	(await open(lost)).close();
	opened[0]!.lose();
	expect(lost).toHaveBeenCalledOnce();
	filled = 0;
	(await open()).close();
	expect(filled).toBeGreaterThan(0);
});

test('room for the log twice is enough, and a byte less is not', async () => {
	free = (10 << 20) - 1;
	await expect(open()).rejects.toThrow(DiskFullError);
	expect(filled).toBe(0);
	free = 10 << 20;
	(await open()).close();
	expect(filled).toBeGreaterThan(0);
	// With a new log, the database is opened with little room, too.
	free = 0;
	(await open()).close();
});

test('room counts as enough if the browser does not report it', async () => {
	for (const estimate of [{}, { quota: 1 }, { usage: 1 }]) {
		await session.clear();
		vi.stubGlobal('navigator', { storage: { estimate: async () => estimate } });
		(await open()).close();
	}
	expect(filled).toBeGreaterThanOrEqual(3 * (5 << 20));
});

test('a database that cannot start a new log is closed again', async () => {
	let closed = 0;
	const failing = openWithFreshLog(
		async () => {
			const db = await openDatabase();
			const close = db.close.bind(db);
			db.transaction = () => {
				throw new Error('disk');
			};
			db.close = () => {
				closed++;
				close();
			};
			return db;
		},
		session as never,
		() => undefined,
	);
	await expect(failing).rejects.toThrow('disk');
	expect(closed).toBe(1);
	expect(session.data).toEqual({});
});

test('only Chromium needs a new log', async () => {
	expect(opener(session as never, true)).toBe(openDatabase);
	const db = await opener(session as never, false)();
	expect(session.data).toEqual({ freshLog: true });
	db.close();
});
