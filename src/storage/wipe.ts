import type { Browser } from 'webextension-polyfill';
import { type Database, deleteDatabase, isOfNewer } from './db.ts';
import { countEverything, type Place } from './everything.ts';
import { historyChanged } from './posts.ts';

type Area = Pick<Browser['storage']['local'], 'get' | 'clear'>;
type WritableArea = Area & Pick<Browser['storage']['local'], 'set'>;

/** Deletes everything stored, then counts the rest. @param openDb may note something in the areas */
export async function deleteForGood(
	openDb: () => Promise<Database>,
	areas: Record<string, WritableArea>,
): Promise<Place[]> {
	// Chromium removes a store's contents from its files only if it was emptied before.
	const opened = await openDb().catch((error) => {
		if (isOfNewer(error)) return null;
		throw error;
	});
	if (opened !== null) await deleteEverything(opened, areas);
	await deleteDatabase();
	// On a full disk there is nothing to write over with.
	await Promise.all(Object.values(areas).map(overwrite)).catch(() => undefined);
	const db = await openDb();
	const left = await clearUntilEmpty(db, areas);
	// A file that was still read while it was emptied goes when Chromium starts another log.
	await deleteDatabase();
	await openDb();
	await clearAll(areas);
	return left;
}

/** Entries that Firefox writes over earlier ones: its files keep the old contents until then. */
const FILLERS = 300;
const overwrite = (area: WritableArea) =>
	area.set(
		Object.fromEntries(
			Array.from({ length: FILLERS }, (_, i) => [
				`filler ${i}`,
				[...crypto.getRandomValues(new Uint32Array(50))].join(),
			]),
		),
	);

/** How often areas are cleared: pages with open drafts may add notes during that. */
const MOST_CLEARED = 5;

/** Clears the areas until nothing is left. @returns what still is */
async function clearUntilEmpty(db: Database, areas: Record<string, Area>, times = MOST_CLEARED): Promise<Place[]> {
	await clearAll(areas);
	const left = await countEverything(db, areas);
	return times === 1 || left.every(({ entries }) => entries === 0) ? left : clearUntilEmpty(db, areas, times - 1);
}

const clearAll = (areas: Record<string, Area>) => Promise.all(Object.values(areas).map((area) => area.clear()));

/** Empties everything stored, then counts the rest. */
export async function deleteEverything(db: Database, areas: Record<string, Area>): Promise<Place[]> {
	const stores = [...db.objectStoreNames];
	const tx = db.transaction(stores, 'readwrite');
	await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done]);
	await clearAll(areas);
	historyChanged();
	return countEverything(db, areas);
}
