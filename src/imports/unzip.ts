import { Inflate } from 'fflate';
import { faults } from '../strings/faults.ts';
import { CRC_START, crc32, crcOf } from './crc32.ts';
import { ImportError } from './error.ts';
import type { Steps } from './export.ts';
import type { Entry } from './zip.ts';

/** Compressed bytes per step: few, since they may expand a thousandfold. */
const STEP = 1 << 13;
/** Bytes per step of the checksum. */
const CHECK_STEP = 1 << 20;
/** Bytes that decide what a file is: a row's, in any encoding. Few compressed bytes are unpacked at once. */
const [HEAD, HEAD_STEP] = [1 << 15, 1 << 9];
/** Bytes that one compressed byte expands to at most. */
const MOST_EXPANSION = 1032;

/**
 * Unpacks one file of an archive.
 * @param most most bytes of the unpacked file
 * @throws ImportError if it is damaged or larger
 */
export function* unzip(name: string, entry: Entry, most: number): Steps<Uint8Array> {
	const displayName = faults.within(entry.path, name);
	const tooLarge = () => new ImportError(faults.unpacksToMore(displayName, Math.round(most / 1e6)));
	const damaged = () => new ImportError(faults.damaged(displayName));
	if (entry.method !== 0 && entry.method !== 8) throw new ImportError(faults.packing(displayName));
	// Memory is taken for the size that the archive claims. One that was cut off claims any.
	if (entry.size > MOST_EXPANSION * entry.packed.length) throw damaged();
	if (entry.size > most) throw tooLarge();
	const unpacked = new Uint8Array(entry.size);
	let size = 0;
	const take = (piece: Uint8Array) => {
		if (size + piece.length > unpacked.length) throw damaged();
		unpacked.set(piece, size);
		size += piece.length;
	};
	const inflate = new Inflate(take);
	const { packed } = entry;
	for (let at = 0; at < packed.length || at === 0; at += STEP) {
		const piece = packed.subarray(at, at + STEP);
		try {
			if (entry.method === 0) take(piece);
			else inflate.push(piece, at + STEP >= packed.length);
		} catch {
			throw damaged();
		}
		yield Math.min(1, (at + STEP) / packed.length);
	}
	let crc = CRC_START;
	for (let at = 0; at < size; at += CHECK_STEP) {
		crc = crc32(crc, unpacked.subarray(at, Math.min(size, at + CHECK_STEP)));
		yield 1;
	}
	if (size !== unpacked.length || crcOf(crc) !== entry.crc) throw damaged();
	return unpacked;
}

/** The beginning of a file of an archive; empty if it is packed in a way that is not known. @throws ImportError if it is damaged */
export function headOf(name: string, { path, packed, method }: Entry): Uint8Array {
	if (method === 0) return packed.subarray(0, HEAD);
	if (method !== 8) return new Uint8Array();
	const head = new Uint8Array(HEAD);
	let size = 0;
	const inflate = new Inflate((piece) => {
		const part = piece.subarray(0, HEAD - size);
		head.set(part, size);
		size += part.length;
	});
	try {
		for (let at = 0; at < packed.length && size < HEAD; at += HEAD_STEP)
			inflate.push(packed.subarray(at, at + HEAD_STEP), at + HEAD_STEP >= packed.length);
	} catch {
		throw new ImportError(faults.damaged(faults.within(path, name)));
	}
	return head.subarray(0, size);
}
