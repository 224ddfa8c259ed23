import type { Browser } from 'webextension-polyfill';
import type { Database } from './db.ts';
import { invalidatePosts } from './posts.ts';

type Area = Pick<Browser['storage']['local'], 'get' | 'clear'>;

/** A storage location and its number of entries. */
export interface Place {
	place: string;
	entries: number;
}

/** Deletes everything that is stored, then counts what is left. */
export async function deleteEverything(db: Database, areas: Record<string, Area>): Promise<Place[]> {
	const stores = [...db.objectStoreNames];
	const tx = db.transaction(stores, 'readwrite');
	await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done]);
	await Promise.all(Object.values(areas).map((area) => area.clear()));
	invalidatePosts();
	return countEverything(db, areas);
}

async function countEverything(db: Database, areas: Record<string, Area>): Promise<Place[]> {
	const inStores = [...db.objectStoreNames].map(async (store) => ({ place: store, entries: await db.count(store) }));
	const inAreas = Object.entries(areas).map(async ([place, area]) => ({
		place,
		entries: Object.keys(await area.get(null)).length,
	}));
	return Promise.all([...inStores, ...inAreas]);
}
