import { unshipPack } from '../core/catalogue/shipping.ts';
import { openPack, type Pack } from '../core/population/pack.ts';
import type { Database } from '../storage/db.ts';

const BUILT_IN = 'built-in';

export interface PackSource {
	/** Identifies the shipped file, which differs between builds. */
	id: string;
	/** Fetches the gzipped file from the extension. */
	fetch: () => Promise<Response>;
}

/**
 * Loads the pack from the database, where it is stored unpacked, or else from the shipped file. Replaces a damaged stored
 * pack and calls `onReplaced`.
 * @throws PackError if the shipped file itself is damaged
 */
export async function loadPack(
	openDb: () => Promise<Database>,
	source: PackSource,
	onReplaced: () => unknown,
): Promise<Pack> {
	// Without a database (private windows, full disk), every start reads the shipped file.
	const db = await openDb().catch(() => null);
	const stored: unknown = await db?.get('packs', BUILT_IN).catch(() => undefined);
	if (stored !== undefined) {
		try {
			const { id, bytes } = stored as { id: unknown; bytes: ArrayBuffer };
			if (id === source.id) return openPack(bytes);
			if (typeof id !== 'string') throw new TypeError('This is no stored pack.');
		} catch {
			await Promise.resolve(onReplaced()).catch(() => undefined);
		}
	}
	const bytes = unshipPack(await gunzip(await source.fetch()));
	const pack = openPack(bytes);
	await db?.put('packs', { id: source.id, bytes }, BUILT_IN).catch(() => undefined);
	return pack;
}

function gunzip(response: Response): Promise<ArrayBuffer> {
	if (response.body === null) return response.arrayBuffer();
	return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
