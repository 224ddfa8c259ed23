import { faults } from '../strings/faults.ts';
import { CRC_START, crc32, crcOf } from './crc32.ts';
import { directoryOf, type PackedFile, startOf } from './directory.ts';
import { ImportError } from './error.ts';
import { bytesOf, type Source } from './posts/exported.ts';

/** Most bytes that an archive unpacks to, for each of its own, and in any case. Text packs five to ten times smaller. */
const MOST_EXPANSION = 100;
const ALWAYS_ALLOWED = 256_000_000;

export interface UnpackedFile {
	path: string;
	bytes: AsyncIterable<Uint8Array>;
}

export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** Whether a file is packed in a way that is known: stored or deflated. */
export const canUnpack = ({ method }: PackedFile): boolean => method === 0 || method === 8;

/** Lists the wanted files of a ZIP archive; bytes are unpacked as they are read. @throws ImportError if it is unfit */
export async function archiveFiles(source: Source, wants: (path: string) => boolean): Promise<UnpackedFile[]> {
	const files = await directoryOf(source, wants);
	const claimed = files.reduce((sum, { size }) => sum + size, 0);
	if (claimed > Math.max(ALWAYS_ALLOWED, MOST_EXPANSION * source.size))
		throw new ImportError(faults.unpacksTooFar(source.name, Math.round(claimed / 1e6)));
	return files.map((file) => ({ path: file.path, bytes: unpack(source, file) }));
}

/** Streams a file of an archive. @throws ImportError if it is not what the archive says */
export async function* unpack(source: Source, file: PackedFile): AsyncGenerator<Uint8Array, void> {
	const name = faults.within(file.path, source.name);
	const damaged = () => new ImportError(faults.damaged(name));
	if (file.isEncrypted) throw new ImportError(faults.password(source.name));
	if (!canUnpack(file)) throw new ImportError(faults.packing(name));
	const from = await startOf(source, file);
	if (from === null) throw damaged();
	const packed = source.stream(from, from + file.packedSize);
	let crc = CRC_START;
	let size = 0;
	for await (const chunk of file.method === 0 ? bytesOf(packed) : inflated(packed, 'deflate-raw', damaged)) {
		size += chunk.length;
		if (size > file.size) throw damaged();
		crc = crc32(crc, chunk);
		yield chunk;
	}
	if (size !== file.size || crcOf(crc) !== file.crc) throw damaged();
}

/** Streams the contents of a gzip file. @throws ImportError if it is damaged, or unpacks to more than exports do */
export async function* gunzipped(
	source: Source,
	most = Math.max(ALWAYS_ALLOWED, MOST_EXPANSION * source.size),
	refusal: (name: string, megabytes: number) => string = faults.unpacksTooFar,
): AsyncGenerator<Uint8Array, void> {
	const damaged = () => new ImportError(faults.damaged(source.name));
	let size = 0;
	for await (const chunk of inflated(source.stream(), 'gzip', damaged)) {
		size += chunk.length;
		if (size > most) throw new ImportError(refusal(source.name, Math.round(most / 1e6)));
		yield chunk;
	}
}

async function* inflated(
	packed: ReadableStream<Uint8Array>,
	format: CompressionFormat,
	damaged: () => Error,
): AsyncGenerator<Uint8Array, void> {
	const inflating = new DecompressionStream(format) as TransformStream<Uint8Array, Uint8Array>;
	try {
		yield* bytesOf(packed.pipeThrough(inflating));
	} catch (error) {
		// Inflating throws TypeErrors; reading from a disk throws other errors, which say more.
		throw error instanceof TypeError ? damaged() : error;
	}
}
