/** The files of earlier formats are whole: today's database is among them, with records of every kind, and they are valid. */
import { deleteDB } from 'idb';
import { expect, test } from 'vitest';
import { readBackup } from '../../../src/storage/backup.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { backupOf, FORMATS, formerBackupOf, storedIn } from '../../fixtures/storage/formats.ts';

test('there is a file in today’s format with every store and every setting', async () => {
	await deleteDB('red-herring');
	const db = await openDatabase();
	const { version, stores, local } = storedIn(FORMATS.at(-1)!);
	expect(version, 'write one with tests/fixtures/storage/make.ts, and add it to FORMATS').toBe(db.version);
	expect(Object.keys(stores)).toEqual([...db.objectStoreNames]);
	for (const [name, { keyPath, autoIncrement, indexes, records }] of Object.entries(stores)) {
		const store = db.transaction(name as 'posts').store;
		expect({ keyPath, autoIncrement, indexes: Object.keys(indexes) }, name).toEqual({
			...{ keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes: [...store.indexNames] },
		});
		expect(records.length, name).toBeGreaterThan(0);
	}
	expect(Object.keys(local.settings as object).sort()).toEqual(Object.keys(DEFAULTS).sort());
	db.close();
});

test.each(FORMATS)('the records of format %i are valid', (format) => {
	const stored = storedIn(format);
	expect(stored.version).toBe(format);
	const date = '2026-11-21';
	const backup = { ...backupOf(stored), date };
	expect(readBackup(JSON.stringify(backup))).toEqual({ backup });
	// What that version saved itself is read as the same.
	if (format < 8)
		expect(readBackup(JSON.stringify({ ...formerBackupOf(stored), date }))).toEqual({
			backup: { ...backup, ratings: expect.arrayContaining(backup.ratings) },
		});
});

test('a backup of a newer version differs from a damaged one', () => {
	const file = (version: unknown) => JSON.stringify({ format: 'red-herring', version });
	expect(readBackup(file(3))).toMatchObject({ newer: true });
	for (const version of [0, '3', null]) expect(readBackup(file(version))).not.toHaveProperty('newer');
});
