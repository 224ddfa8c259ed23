import { faults } from '../strings/faults.ts';
import { ImportError } from './error.ts';

/** A compressed file in an archive. */
export interface Entry {
	path: string;
	packed: Uint8Array;
	/** 0: stored; 8: deflated. */
	method: number;
	/** Uncompressed size in bytes, according to the archive. */
	size: number;
	crc: number;
}

/** Most files in an archive, since it may claim to hold millions. */
const MOST_ENTRIES = 10_000;
const END = 0x06054b50;
export const [LOCAL, CENTRAL] = [0x04034b50, 0x02014b50];
export const END_SIZE = 22;
export const LONGEST_COMMENT = 0xffff;

export const isZip = (bytes: Uint8Array) =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2]! + 1;

/**
 * Lists the files of a ZIP archive.
 * @throws ImportError if it is damaged, encrypted, or holds too many files
 */
export function zipEntries(name: string, bytes: Uint8Array): Entry[] {
	const damaged = () => new ImportError(faults.noDirectory(name));
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = findEnd(view);
	if (end < 0) throw damaged();
	const count = view.getUint16(end + 10, true);
	if (count > MOST_ENTRIES) throw new ImportError(faults.manyFiles(name, MOST_ENTRIES));
	const entries: Entry[] = [];
	try {
		let at = view.getUint32(end + 16, true);
		for (let i = 0; i < count; i++) {
			if (view.getUint32(at, true) !== CENTRAL) throw damaged();
			const [nameSize, extraSize, commentSize] = [28, 30, 32].map((o) => view.getUint16(at + o, true));
			const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize!));
			const local = view.getUint32(at + 42, true);
			if (view.getUint32(local, true) !== LOCAL) throw damaged();
			const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
			const to = from + view.getUint32(at + 20, true);
			if (to > end) throw damaged();
			if ((view.getUint16(at + 8, true) & 1) === 1) throw new ImportError(faults.password(name));
			if (!path.endsWith('/'))
				entries.push({
					path,
					packed: bytes.subarray(from, to),
					method: view.getUint16(at + 10, true),
					size: view.getUint32(at + 24, true),
					crc: view.getUint32(at + 16, true),
				});
			at += 46 + nameSize! + extraSize! + commentSize!;
		}
	} catch (error) {
		throw error instanceof RangeError ? damaged() : error;
	}
	return entries;
}

/** Where the record at the end of an archive is; -1 if there is none. */
export function findEnd(view: DataView): number {
	const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
	for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at;
	return -1;
}
