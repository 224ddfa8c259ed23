import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { InputError } from '../errors.ts';
import { unreadable } from '../films.ts';

/** Bytes of a file, unpacked, in pieces that are good until the next is asked for. */
export interface Source {
	/** Name for messages: the file, and what was read in an archive. */
	name: string;
	pieces: AsyncIterable<Uint8Array>;
}

/** Called with the bytes of the file (as it lies on disk) that were read so far. */
export type OnBytes = (done: number, total: number) => void;

const PIECE = 1 << 20;

/**
 * Opens a plain, gzip (.gz) or zip file.
 * @param wanted which entry of an archive to read, where it has more than one
 * @throws InputError when it cannot be read or an archive has no such entry
 */
export async function openSource(file: string, wanted: RegExp, onBytes: OnBytes = () => {}): Promise<Source> {
	let total: number;
	try {
		const info = await stat(file);
		if (info.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
		total = info.size;
	} catch (error) {
		throw unreadable(file, error);
	}
	if (/\.zip$/i.test(file)) return openEntry(file, wanted, onBytes, total);
	if (/\.gz$/i.test(file)) {
		const packed = createReadStream(file, { highWaterMark: PIECE });
		// An error of the disk reaches the reader through the stream that is read.
		const stream = pipeline(packed, createGunzip({ chunkSize: PIECE }), () => {});
		return { name: file, pieces: unpacked(file, stream, () => onBytes(packed.bytesRead, total)) };
	}
	return { name: file, pieces: plain(file, onBytes, total) };
}

async function* plain(file: string, onBytes: OnBytes, total: number): AsyncGenerator<Uint8Array> {
	const handle = await open(file);
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

/** Pieces of a stream whose archive may be damaged. */
async function* unpacked(name: string, stream: Readable, onPiece: (bytes: number) => void): AsyncGenerator<Uint8Array> {
	try {
		for await (const piece of stream as AsyncIterable<Uint8Array>) {
			yield piece;
			onPiece(piece.length);
		}
	} catch (error) {
		throw new InputError(`${name}: is damaged (${(error as Error).message}).`);
	}
}

async function openEntry(file: string, wanted: RegExp, onBytes: OnBytes, total: number): Promise<Source> {
	const zip = await new Promise<ZipFile>((resolve, reject) => {
		openZip(file, { lazyEntries: true, autoClose: false }, (error, opened) =>
			error ? reject(new InputError(`${file}: is not a zip file (${error.message}).`)) : resolve(opened),
		);
	});
	const entries: Entry[] = [];
	await new Promise<void>((resolve, reject) => {
		zip.on('entry', (entry: Entry) => {
			if (!entry.fileName.endsWith('/')) entries.push(entry);
			zip.readEntry();
		});
		zip.on('end', resolve);
		zip.on('error', (error) => reject(new InputError(`${file}: is damaged (${error.message}).`)));
		zip.readEntry();
	});
	const entry = entries.length === 1 ? entries[0] : entries.find(({ fileName }) => wanted.test(fileName));
	if (entry === undefined) {
		zip.close();
		throw new InputError(
			`${file}: none of its files is the one to read (${entries.map((e) => e.fileName).join(', ')}).`,
		);
	}
	const name = `${file} (${entry.fileName})`;
	const stream = await new Promise<Readable>((resolve, reject) => {
		zip.openReadStream(entry, (error, opened) =>
			error ? reject(new InputError(`${name}: cannot be read (${error.message}).`)) : resolve(opened),
		);
	});
	stream.on('close', () => zip.close());
	let done = 0;
	const onPiece = (bytes: number) => {
		done += bytes;
		onBytes((done / entry.uncompressedSize) * total, total);
	};
	return { name, pieces: unpacked(name, stream, onPiece) };
}
