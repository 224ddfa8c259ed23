import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { InputError } from '../../../pack/errors.ts';
import { readProblem } from '../../../pack/files.ts';
import { netflixParts } from './entries.ts';
import { type OnBytes, type Source, unpacked } from './source.ts';
import { openEntries } from './zip.ts';

const PIECE = 1 << 20;

/**
 * Opens a plain, gzip (.gz) or zip file, or a folder of Netflix Prize files. The sources together are one table and must
 * be read one after the other.
 * @param wanted which entry to read of an archive with several, best pattern first
 * @throws InputError if it cannot be read or the archive has no matching entry
 */
export async function openSources(file: string, wanted: readonly RegExp[], onBytes: OnBytes): Promise<Source[]> {
	const { folder, size } = await infoOf(file);
	if (!folder) return /\.zip$/i.test(file) ? openEntries(file, wanted, onBytes, size) : [unzipped(file, size, onBytes)];
	const names = netflixParts(await readdir(file));
	if (names.length === 0) throw new InputError(`${file}: is a folder without mv_*.txt or combined_data_*.txt.`);
	return names.map((name, i) => unzipped(join(file, name), 0, () => onBytes(i, names.length)));
}

/** Opens the only or first source of a file that is not a folder. @throws InputError as {@link openSources} */
export async function openSource(file: string, wanted: RegExp): Promise<Source> {
	if ((await infoOf(file)).folder) throw readProblem(file, { code: 'EISDIR' });
	return (await openSources(file, [wanted], () => {}))[0]!;
}

/** Returns whether a path is a folder, and its size in bytes. @throws InputError if it does not exist */
export async function infoOf(file: string): Promise<{ folder: boolean; size: number }> {
	const info = await stat(file).catch((error) => {
		throw readProblem(file, error);
	});
	return { folder: info.isDirectory(), size: info.size };
}

function unzipped(file: string, total: number, onBytes: OnBytes): Source {
	if (!/\.gz$/i.test(file)) return { name: file, pieces: plain(file, onBytes, total) };
	return { name: file, pieces: gunzipped(file, onBytes, total) };
}

async function* gunzipped(file: string, onBytes: OnBytes, total: number): AsyncGenerator<Uint8Array> {
	const packed = createReadStream(file, { highWaterMark: PIECE });
	// Read errors reach the caller through the output stream.
	const stream = pipeline(packed, createGunzip({ chunkSize: PIECE }), () => {});
	yield* unpacked(file, stream, () => onBytes(packed.bytesRead, total));
}

async function* plain(file: string, onBytes: OnBytes, total: number): AsyncGenerator<Uint8Array> {
	const handle = await open(file).catch((error) => {
		throw readProblem(file, error);
	});
	try {
		const piece = new Uint8Array(PIECE);
		for (let done = 0; ; ) {
			const { bytesRead } = await handle.read(piece, 0, PIECE);
			if (bytesRead === 0) return;
			yield piece.subarray(0, bytesRead);
			done += bytesRead;
			onBytes(done, total);
		}
	} finally {
		await handle.close();
	}
}
