import { PackError } from '../core/catalogue/codec.ts';
import { hasLists, useLists } from '../core/catalogue/lists.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { unshipPack } from '../core/catalogue/shipping.ts';
import { kindOfItems } from '../core/catalogue/titled.ts';
import { openPack, type Pack } from '../core/population/pack.ts';
import { cacheUntilLost } from '../storage/cacheUntilLost.ts';
import type { Database } from '../storage/db.ts';
import { dropUnusable, readStoredPack, storedKinds, storePack } from '../storage/packs.ts';
import type { StoredPack } from '../storage/records.ts';

export interface PackSource {
	/** Identifies the shipped file, which differs between builds. */
	id: string;
	/** Fetches the gzipped file from the extension. */
	fetch: () => Promise<Response>;
}

/** Loads the lists by which texts are read, which every pack needs, from the extension. */
export async function loadLists(fetchFile: () => Promise<Response>): Promise<void> {
	if (!hasLists()) useLists(await (await fetchFile()).json());
}

export interface LoadedPack extends Pack {
	/** Name of the file that the user has chosen; absent of the built-in one. */
	file?: string;
}

/** All packs to search, one of each kind: that of films first. */
export type Packs = readonly [films: LoadedPack, ...added: LoadedPack[]];

export const packOfKind = (packs: readonly LoadedPack[], kind: PackKind): LoadedPack | undefined =>
	packs.find(({ catalogue }) => kindOfItems(catalogue) === kind);

/** A stored pack could not be used: the built-in or chosen one of films, or one of another kind. */
export type PackNotice = 'packReplaced' | 'packDropped' | 'addedPackDropped';

/** Most bytes of an unpacked pack: ten times the built-in one. */
const LARGEST_PACK = 300_000_000;

/**
 * Loads the user's pack, or else the built-in one: from the database, where it is stored unpacked, or from the shipped
 * file. Unusable stored ones are replaced, and `onReplaced` called.
 * @throws PackError if the shipped file itself is damaged; other errors if memory is short: nothing is dropped then
 */
export async function loadPack(
	openDb: () => Promise<Database>,
	source: PackSource,
	onReplaced: (notice: PackNotice) => unknown,
): Promise<LoadedPack> {
	// Without a database (private windows, full disk), every start reads the shipped file.
	const db = await openDb().catch(() => null);
	const tell = (notice: PackNotice) => Promise.resolve(onReplaced(notice)).catch(() => undefined);
	const chosen = db && (await readStoredPack(db, 'chosen').catch(() => null));
	if (db !== null && chosen !== null) {
		const opened = openStored('films', chosen);
		if (opened !== null) return opened;
		if (await dropUnusable(db, 'chosen', chosen).catch(() => true)) await tell('packDropped');
	}
	return loadBuiltIn(db, source, () => tell('packReplaced'));
}

async function loadBuiltIn(db: Database | null, source: PackSource, onReplaced: () => Promise<unknown>): Promise<Pack> {
	const stored = db && (await readStoredPack(db, 'built-in').catch(() => null));
	if (stored === 'damaged') await onReplaced();
	else if (stored?.id === source.id) {
		try {
			return openPack(stored.bytes);
		} catch {
			await onReplaced();
		}
	}
	const bytes = unshipPack(await gunzip(await source.fetch()));
	const pack = openPack(bytes);
	if (db !== null) await storePack(db, 'built-in', { id: source.id, bytes }).catch(() => undefined);
	return pack;
}

/** Null if a stored pack is damaged, or of another version or kind. @throws temporary errors, such as a lack of memory */
function openStored(wanted: PackKind, stored: StoredPack | 'damaged'): (Pack & { file: string }) | null {
	if (stored === 'damaged') return null;
	try {
		const pack = openPack(stored.bytes);
		return (pack.population.kind ?? 'films') === wanted ? { ...pack, file: stored.id } : null;
	} catch (error) {
		if (error instanceof PackError) return null;
		throw error;
	}
}

/**
 * Loads the packs that the user has added to that of films; usually none. An unusable one is dropped, and `onDropped`
 * called.
 * @throws if the database cannot be read, or memory is short: nothing is dropped then
 */
export async function loadAdded(
	db: Database,
	onDropped: (notice: PackNotice) => unknown,
): Promise<readonly LoadedPack[]> {
	const loaded: LoadedPack[] = [];
	for (const kind of await storedKinds(db)) {
		const stored = await readStoredPack(db, kind);
		if (stored === null) continue;
		const opened = openStored(kind, stored);
		if (opened !== null) loaded.push(opened);
		else if (await dropUnusable(db, kind, stored).catch(() => true))
			await Promise.resolve(onDropped('addedPackDropped')).catch(() => undefined);
	}
	return loaded;
}

/** All packs. Those that the user has added are left out while they cannot be read. */
export interface PackList {
	(): Promise<Packs>;
	/** The same for tasks that need them. @throws if they cannot be read */
	orFail: () => Promise<Packs>;
	/** Those that the user has added; none while they cannot be read. */
	added: () => Promise<readonly LoadedPack[]>;
	forgetAddedPacks: () => void;
}

/** Caches the packs that the user has added. */
export function listPacks(
	films: () => Promise<LoadedPack>,
	db: () => Promise<Database>,
	onDropped: (notice: PackNotice) => unknown,
): PackList {
	const added = cacheUntilLost(async () => loadAdded(await db(), onDropped));
	const list = async (more: Promise<readonly LoadedPack[]>): Promise<Packs> => {
		const [first, rest] = await Promise.all([films(), more]);
		return [first, ...rest];
	};
	const readable = () => added().catch((): readonly LoadedPack[] => []);
	return Object.assign(() => list(readable()), {
		orFail: () => list(added()),
		added: readable,
		forgetAddedPacks: added.forget,
	});
}

/** Unpacks and checks a file of `lab pack`. @throws PackError if it is not one */
export async function unpackFile(file: ArrayBuffer): Promise<{ bytes: ArrayBuffer; kind: PackKind }> {
	const unzipped = await gunzip(new Response(file)).catch((error) => {
		throw error instanceof PackError ? error : new PackError('This is not a whole pack file.', 'short');
	});
	try {
		const bytes = unshipPack(unzipped);
		const { kind = 'films' } = openPack(bytes).population;
		return { bytes, kind };
	} catch (error) {
		throw error instanceof PackError ? error : new PackError('This pack is damaged: it cannot be opened.');
	}
}

/** @throws PackError if the content is larger than a pack can be */
async function gunzip(response: Response): Promise<ArrayBuffer> {
	if (response.body === null) return response.arrayBuffer();
	let size = 0;
	const limited = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform(piece, controller) {
			size += piece.length;
			if (size > LARGEST_PACK) throw new PackError('This file is too large for a pack.', 'large');
			controller.enqueue(piece);
		},
	});
	return new Response(response.body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(limited)).arrayBuffer();
}
