import { PackError } from '../core/catalogue/codec.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { unshipPack } from '../core/catalogue/shipping.ts';
import { openPack, type Pack } from '../core/population/pack.ts';
import type { Database } from '../storage/db.ts';
import { dropPack, readStoredPack, storePack } from '../storage/packs.ts';

export interface PackSource {
	/** Identifies the shipped file, which differs between builds. */
	id: string;
	/** Fetches the gzipped file from the extension. */
	fetch: () => Promise<Response>;
}

export interface LoadedPack extends Pack {
	/** Name of the file that the user has chosen; absent of the built-in one. */
	file?: string;
}

/** What became of a stored pack that cannot be used: replaced by the built-in one, or one that was chosen dropped for it. */
export type PackNotice = 'packReplaced' | 'packDropped';

/** Most bytes of an unpacked pack: ten times the built-in one. */
const LARGEST_PACK = 300_000_000;

/**
 * Loads the pack that the user has chosen, or else the built-in one: from the database, where it is stored unpacked, or from
 * the shipped file. What is stored and cannot be used is replaced, and `onReplaced` called.
 * @throws PackError if the shipped file itself is damaged
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
		try {
			if (chosen !== 'damaged') return { ...openFilms(chosen.bytes), file: chosen.id };
		} catch {
			// It is of another version of the extension, or damaged.
		}
		await dropPack(db, 'chosen').catch(() => undefined);
		await tell('packDropped');
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

/** A sound pack whose items are no films. */
export class OtherKindError extends PackError {
	readonly kind: Exclude<PackKind, 'films'>;
	constructor(kind: Exclude<PackKind, 'films'>) {
		super(`This pack is of ${kind}, not of films.`);
		this.kind = kind;
	}
}

/** Opens a pack of films. @throws PackError if the bytes are no pack, or of another kind: history and ratings are of films */
function openFilms(bytes: ArrayBuffer): Pack {
	const pack = openPack(bytes);
	const { kind = 'films' } = pack.population;
	if (kind !== 'films') throw new OtherKindError(kind);
	return pack;
}

/**
 * Unpacks a file of `lab pack`, and checks all of it.
 * @throws PackError with the reason if it is no such file; {@link OtherKindError} if it is not of films
 */
export async function unpackFile(file: ArrayBuffer): Promise<ArrayBuffer> {
	const unzipped = await gunzip(new Response(file)).catch((error) => {
		throw error instanceof PackError ? error : new PackError('This is not a whole pack file.', 'short');
	});
	try {
		const bytes = unshipPack(unzipped);
		openFilms(bytes);
		return bytes;
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
