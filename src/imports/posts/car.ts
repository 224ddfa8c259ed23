import { faults, why } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { hexOf } from './cbor.ts';

/** A block of an archive, with its address in hexadecimal. */
export interface Block {
	address: string;
	bytes: Uint8Array;
	/** From 1. */
	number: number;
}

/** Bytes of a block at most. */
const LARGEST_BLOCK = 1 << 21;
/** Version 1, DAG-CBOR or raw bytes, SHA-256 of 32 bytes: the addresses that the AT protocol has. */
const ADDRESS = /^01(?:71|55)1220/;
const ADDRESS_SIZE = 36;
const LONGEST_VARINT = 5;

/** Streams the blocks of a content-addressable archive (CARv1). @throws ImportError if it is damaged or not whole */
export async function* carBlocks(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Block, void> {
	let held = new Uint8Array();
	let number = -1;
	const damaged = (reason: string) =>
		new ImportError(faults.again(faults.atBlock(name, Math.max(0, number + 1), reason)));
	for await (const chunk of bytes) {
		const all = new Uint8Array(held.length + chunk.length);
		all.set(held);
		all.set(chunk, held.length);
		let at = 0;
		for (let next = sectionAt(all, at); next !== null; next = sectionAt(all, at)) {
			if (next.size > LARGEST_BLOCK || next.size < 1) throw damaged(why.noBlock);
			if (next.from + next.size > all.length) break;
			const section = all.subarray(next.from, next.from + next.size);
			at = next.from + next.size;
			// The first section is the header.
			if (number++ < 0) continue;
			const address = hexOf(section.subarray(0, ADDRESS_SIZE));
			if (!ADDRESS.test(address)) {
				number--;
				throw damaged(why.noAddress);
			}
			yield { address, bytes: section.subarray(ADDRESS_SIZE), number };
		}
		held = all.slice(at);
	}
	if (held.length > 0 || number < 0) throw damaged(why.fileEnds);
}

/** Where the section behind a length begins, and its size; null if the length has not come yet. */
function sectionAt(bytes: Uint8Array, at: number): { from: number; size: number } | null {
	let size = 0;
	for (let i = 0; i < LONGEST_VARINT; i++) {
		const byte = bytes[at + i];
		if (byte === undefined) return null;
		size += (byte & 0x7f) * 2 ** (7 * i);
		if (byte < 0x80) return { from: at + i + 1, size };
	}
	return { from: at, size: Number.POSITIVE_INFINITY };
}
