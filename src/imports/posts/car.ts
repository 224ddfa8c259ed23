/**
 * Content-addressable archives (CARv1), as the AT protocol writes them. @ipld/car with @ipld/dag-cbor is a third faster
 * in ten times the bytes, but keeps a block of any length and overflows the stack on deeply nested values.
 */
import { faults, why } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { type BytesReader, bytesReader } from './bytesReader.ts';

export interface Block {
	/** The bytes of its address as characters. */
	address: string;
	/** Whether it is a record; pictures may be among the blocks, as they are. */
	isRecord: boolean;
	bytes: Uint8Array;
	/** From 1. */
	number: number;
}

/** Bytes of a block at most. */
const LARGEST_BLOCK = 1 << 21;
/** Addresses of the AT protocol: version 1, DAG-CBOR or raw bytes, SHA-256 of 32 bytes. */
const [VERSION, CBOR, RAW, SHA_256, SHA_SIZE] = [1, 0x71, 0x55, 0x12, 32];
const ADDRESS_SIZE = 4 + SHA_SIZE;
const LONGEST_VARINT = 5;

/** Bytes as characters, which take a third of the memory of digits. */
export const charactersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Streams the blocks of a content-addressable archive (CARv1). @throws ImportError if it is damaged or incomplete */
export async function* carBlocks(name: string, bytes: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Block, void> {
	const reader = bytesReader(bytes);
	try {
		for (let number = 0; ; number++) {
			const damaged = (reason: string) => new ImportError(faults.again(faults.atBlock(name, number, reason)));
			const size = await sizeIn(reader);
			if (size === 'none' && number > 0) return;
			if (size === 'none' || size === null) throw damaged(why.fileEnds);
			if (size > LARGEST_BLOCK || size < 1) throw damaged(why.noBlock);
			const section = await reader.exactly(size);
			if (section === null) throw damaged(why.fileEnds);
			// The first section is the header.
			if (number === 0) continue;
			const address = section.subarray(0, ADDRESS_SIZE);
			const isRecord = address[1] === CBOR;
			const isKnown = address[0] === VERSION && (isRecord || address[1] === RAW);
			if (!isKnown || address[2] !== SHA_256 || address[3] !== SHA_SIZE || address.length < ADDRESS_SIZE)
				throw damaged(why.noAddress);
			yield { address: charactersOf(address), isRecord, bytes: section.subarray(ADDRESS_SIZE), number };
		}
	} finally {
		await bytes.return();
	}
}

/** The length before a section; null if it is truncated. */
async function sizeIn(reader: BytesReader): Promise<number | 'none' | null> {
	let size = 0;
	for (let i = 0; i < LONGEST_VARINT; i++) {
		const byte = (await reader.some(1))?.[0];
		if (byte === undefined) return i === 0 ? 'none' : null;
		size += (byte & 0x7f) * 2 ** (7 * i);
		if (byte < 0x80) return size;
	}
	return Number.POSITIVE_INFINITY;
}
