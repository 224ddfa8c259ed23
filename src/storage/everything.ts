/** Everything stored, as it is: every object store of the database, and every storage area. */
import type { Browser } from 'webextension-polyfill';
import type { Database } from './db.ts';

type Areas = Record<string, Pick<Browser['storage']['local'], 'get'>>;

export interface Place {
	place: string;
	entries: number;
}

export interface StoredEntry {
	key: string;
	/** As JSON; of bytes only how many there are. */
	value: string;
}

/** How many entries each store and each area has. */
export async function countEverything(db: Database, areas: Areas): Promise<Place[]> {
	const inStores = [...db.objectStoreNames].map(async (store) => ({ place: store, entries: await db.count(store) }));
	const inAreas = Object.entries(areas).map(async ([place, area]) => ({
		place,
		entries: Object.keys(await area.get(null)).length,
	}));
	return Promise.all([...inStores, ...inAreas]);
}

/** Reads the first entries of a place. */
export async function entriesOf(db: Database, areas: Areas, place: string, most: number): Promise<StoredEntry[]> {
	const area = areas[place];
	if (area !== undefined)
		return Object.entries(await area.get(null))
			.slice(0, most)
			.map(([key, value]) => ({ key, value: written(value) }));
	const { store } = db.transaction(place as (typeof db.objectStoreNames)[number]);
	const [keys, values] = await Promise.all([store.getAllKeys(null, most), store.getAll(null, most)]);
	return keys.map((key, i) => ({ key: written(key), value: written(values[i]) }));
}

const written = (value: unknown): string =>
	JSON.stringify(
		value,
		(_, part: unknown) => {
			if (part instanceof ArrayBuffer) return `${part.byteLength} bytes`;
			return ArrayBuffer.isView(part) ? Array.from(part as Int32Array) : part;
		},
		2,
	) ?? String(value);
