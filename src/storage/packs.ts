/** Unpacked packs: the built-in list of films, one that the user has chosen in its place, and one of each other kind. */
import * as v from 'valibot';
import { ADDED_KINDS, type AddedKind } from '../core/catalogue/packKinds.ts';
import type { Database } from './db.ts';
import { type StoredPack, StoredPackSchema } from './records.ts';

/**
 * - built-in: as it was shipped, unpacked
 * - offered: a file that the user has chosen, as it is, until it is checked
 * - chosen: the one that is used, unpacked
 * - a kind: the one of that kind that the user has loaded in addition to films, unpacked
 */
type Name = 'built-in' | 'offered' | 'chosen' | AddedKind;

/** Returns a stored pack; null if it is missing, 'damaged' if the record is not a pack's. */
export async function readStoredPack(db: Database, name: Name): Promise<StoredPack | 'damaged' | null> {
	const stored: unknown = await db.get('packs', name);
	if (stored === undefined) return null;
	return v.is(StoredPackSchema, stored) ? stored : 'damaged';
}

/** Stores a pack in place of the one with that name. @throws if it does not fit */
export async function storePack(db: Database, name: Name, pack: StoredPack): Promise<void> {
	await db.put('packs', pack, name);
}

/** Drops the pack of a name, if there is one. */
export const dropPack = (db: Database, name: Name): Promise<void> => db.delete('packs', name);

/** Drops an unusable pack, unless it was replaced since it was read. @returns whether it was dropped */
export async function dropUnusable(db: Database, name: Name, read: StoredPack | 'damaged'): Promise<boolean> {
	const tx = db.transaction('packs', 'readwrite');
	const stored: unknown = await tx.store.get(name);
	const now = v.is(StoredPackSchema, stored) ? stored : 'damaged';
	const isSame =
		stored !== undefined && (now === 'damaged' || read === 'damaged' ? now === read : isSamePack(now, read));
	if (isSame) await tx.store.delete(name);
	await tx.done;
	return isSame;
}

/** A file loaded again has the name and length of the damaged one. */
function isSamePack(a: StoredPack, b: StoredPack): boolean {
	if (a.id !== b.id || a.offer !== b.offer || a.bytes.byteLength !== b.bytes.byteLength) return false;
	const [ours, theirs] = [new Uint8Array(a.bytes), new Uint8Array(b.bytes)];
	return ours.every((byte, i) => byte === theirs[i]);
}

/** The kinds of which the user has added a pack, valid or not. */
export async function storedKinds(db: Database): Promise<AddedKind[]> {
	const names = await db.getAllKeys('packs');
	return ADDED_KINDS.filter((kind) => names.includes(kind));
}
