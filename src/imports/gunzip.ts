/** Files that are packed with gzip (RFC 1952), such as MyAnimeList's. */
import { faults } from '../strings/faults.ts';
import { ImportError } from './error.ts';
import type { Steps } from './export.ts';
import { unzip } from './unzip.ts';

const [DEFLATED, TRAILER, HEAD] = [8, 8, 10];
/** Flags of what the head has. */
const [CHECK, EXTRA, NAME, COMMENT] = [2, 4, 8, 16];

export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === DEFLATED;

/**
 * Unpacks a file of one part.
 * @param most most bytes of the unpacked file
 * @throws ImportError if it is damaged or larger
 */
export function* gunzip(name: string, bytes: Uint8Array, most: number): Steps<Uint8Array> {
	const from = headSize(bytes);
	const end = bytes.length - TRAILER;
	if (from >= end) throw new ImportError(faults.damaged(name));
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const [crc, size] = [view.getUint32(end, true), view.getUint32(end + 4, true)];
	const path = name.replace(/\.gz$/i, '');
	return yield* unzip(name, { path, packed: bytes.subarray(from, end), method: DEFLATED, size, crc }, most);
}

/** Bytes of the head; more than there are if it is cut off. */
function headSize(bytes: Uint8Array): number {
	const flags = bytes[3] ?? 0;
	let at = HEAD;
	if (flags & EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
	for (const text of [NAME, COMMENT])
		if (flags & text) {
			const end = bytes.indexOf(0, at);
			at = end < 0 ? bytes.length : end + 1;
		}
	return flags & CHECK ? at + 2 : at;
}
