import { deleteDB, openDB } from 'idb';
import { test } from 'vitest';
import { openDatabase } from '../../../src/storage/db.ts';

test('an open database closes when a newer version needs it', async () => {
	await openDatabase();
	const newer = await openDB('red-herring', 99);
	newer.close();
	await deleteDB('red-herring');
});
