import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import {
	acceptMissing,
	areRecordsMissing,
	forgetKept,
	noteKept,
	openChecked,
} from '../../../src/storage/keptCounts.ts';
import { createPersona, deletePersona } from '../../../src/storage/personas.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { db } from '../emptyDb.ts';

const { local } = fakeBrowser.storage;
beforeEach(async () => {
	fakeBrowser.reset();
});
/** Whether opening the database finds records missing, now or before. */
async function isMissing(): Promise<boolean> {
	(await openChecked(openDatabase, local)()).close();
	return areRecordsMissing(local);
}
const kept = async () => (await local.get('kept')).kept;

test('a new profile has no notes, and nothing is missing from it', async () => {
	await noteKept(db, local);
	expect(await local.get(null)).toEqual({});
	expect(await isMissing()).toBe(false);
	await acceptMissing(local);
	expect(await local.get(null)).toEqual({});
});

test('the note follows the records, and is forgotten with the last one', async () => {
	const { id } = await createPersona(db, 'a');
	await noteKept(db, local);
	expect(await kept()).toEqual({ personas: 1, posts: 0, ratings: 0, missing: false });
	await createPersona(db, 'b');
	// More than was noted is nothing missing.
	expect(await isMissing()).toBe(false);
	expect(await kept()).toMatchObject({ personas: 1 });
	await noteKept(db, local);
	expect(await kept()).toMatchObject({ personas: 2 });
	await deletePersona(db, id);
	await noteKept(db, local);
	expect(await kept()).toMatchObject({ personas: 1 });
	await deleteEverything(db, {});
	await noteKept(db, local);
	expect(await local.get(null)).toEqual({});
});

test('missing records are reported until dismissed, whatever is kept since', async () => {
	const { id } = await createPersona(db, 'a');
	await createPersona(db, 'b');
	await noteKept(db, local);
	await deletePersona(db, id);
	expect(await isMissing()).toBe(true);
	expect(await kept()).toEqual({ personas: 1, posts: 0, ratings: 0, missing: true });
	expect(await isMissing()).toBe(true);
	await createPersona(db, 'c');
	await noteKept(db, local);
	expect(await kept()).toEqual({ personas: 2, posts: 0, ratings: 0, missing: true });
	// Neither deleting on purpose nor an empty database dismisses it.
	await forgetKept(local);
	await deleteEverything(db, {});
	await noteKept(db, local);
	expect(await kept()).toMatchObject({ personas: 0, missing: true });
	await acceptMissing(local);
	expect(await kept()).toMatchObject({ missing: false });
	expect(await isMissing()).toBe(false);
});

test('records deleted on purpose are not missed, and a damaged note is ignored', async () => {
	const { id } = await createPersona(db, 'a');
	await noteKept(db, local);
	await forgetKept(local);
	await deletePersona(db, id);
	expect(await isMissing()).toBe(false);
	await local.set({ kept: { personas: -1, posts: 0, ratings: 0, missing: true } });
	expect(await isMissing()).toBe(false);
});

test('the same note is not written twice', async () => {
	await createPersona(db, 'a');
	let writes = 0;
	const area = {
		...local,
		get: local.get.bind(local),
		remove: local.remove.bind(local),
		set: async (items: object) => {
			writes++;
			await local.set(items);
		},
	} as typeof local;
	await noteKept(db, area);
	await noteKept(db, area);
	expect(writes).toBe(1);
});

test('a database that cannot be checked against the note is closed again', async () => {
	await createPersona(db, 'a');
	await noteKept(db, local);
	await deleteEverything(db, {});
	const full = { ...local, get: local.get.bind(local), set: () => Promise.reject(new Error('disk')) } as typeof local;
	let opened: Database | null = null;
	const open = async () => (opened = await openDatabase());
	await expect(openChecked(open, full)()).rejects.toThrow('disk');
	expect(() => opened!.transaction('posts')).toThrow();
	expect(await isMissing()).toBe(true);
});

test('a late count does not replace a later one', async () => {
	await createPersona(db, 'a');
	let release: (() => void) | undefined;
	const slow = {
		...local,
		get: async (key: string) => {
			await new Promise<void>((resolve) => (release = resolve));
			return local.get(key);
		},
		set: local.set.bind(local),
		remove: local.remove.bind(local),
	} as unknown as typeof local;
	const first = noteKept(db, slow);
	await expect.poll(() => release).toBeDefined();
	await createPersona(db, 'b');
	const second = noteKept(db, local);
	release!();
	await Promise.all([first, second]);
	expect(await kept()).toMatchObject({ personas: 2 });
});
