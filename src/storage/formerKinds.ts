/**
 * What versions 2 to 7 of the database stored about own ratings: those of films under today's names, without a kind,
 * and since version 7 those of all other kinds in stores and lists of their own, with separate import numbers.
 */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Import, OwnRating } from './records.ts';

/** The name under which version 7 kept the ratings or imports of all kinds but films. */
export const formerName = <Of extends 'ratings' | 'imports'>(of: Of) =>
	`other${of[0]!.toUpperCase()}${of.slice(1)}` as `other${Capitalize<Of>}`;

/** An import that was deleted, or never was one: the database numbers them from 1. */
const NO_IMPORT = 0;

/** Returns a rating whose entries name the imports by other numbers. Damaged records stay as they are. */
export const renumbered = (rating: OwnRating, numbers: ReadonlyMap<number, number>): OwnRating =>
	Array.isArray(rating.said)
		? { ...rating, said: rating.said.map((said) => ({ ...said, import: numbers.get(said?.import) ?? NO_IMPORT })) }
		: rating;

/** A transaction that upgrades a database, whose stores are not today's. */
export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Puts the ratings and imports of all kinds into one store each. If anything fails, everything stays as it was. */
export async function joinKinds(db: IDBPDatabase, tx: Upgrade): Promise<void> {
	// A failure reaches the code that opens the database.
	tx.done.catch(() => undefined);
	try {
		await join(db, tx);
	} catch {
		try {
			tx.abort();
		} catch {
			// The failure has aborted it already.
		}
	}
}

async function join(db: IDBPDatabase, tx: Upgrade): Promise<void> {
	const read = (name: string): Promise<unknown[]> =>
		db.objectStoreNames.contains(name) ? tx.objectStore(name).getAll() : Promise.resolve([]);
	const remove = (name: string) => db.objectStoreNames.contains(name) && db.deleteObjectStore(name);
	const [films, ofKinds, imports, importsOfKinds] = await Promise.all([
		read('ratings') as Promise<OwnRating[]>,
		read(formerName('ratings')) as Promise<OwnRating[]>,
		read('imports') as Promise<Import[]>,
		read(formerName('imports')) as Promise<Import[]>,
	]);
	for (const name of ['ratings', formerName('ratings'), formerName('imports')]) remove(name);
	const ratings = db.createObjectStore('ratings', { keyPath: ['kind', 'title', 'year'] });
	const joined = tx.objectStore('imports');
	for (const one of imports) await joined.put({ ...one, kind: 'films' });
	const numbers = new Map<number, number>();
	for (const { id, ...one } of importsOfKinds) numbers.set(id, (await joined.add(one)) as number);
	// Among damaged records with a film's key, the film stays.
	await Promise.all([
		...ofKinds.map(async (one) => ratings.put(renumbered(one, numbers))),
		...films.map(async (one) => ratings.put({ ...one, kind: 'films' })),
	]);
}
