import type { Readable } from 'node:stream';
import { InputError } from '../../../pack/errors.ts';

/** Bytes of a file, unpacked, in pieces that are good until the next is asked for. */
export interface Source {
	/** Name for messages: the file, and what was read in an archive. */
	name: string;
	pieces: AsyncIterable<Uint8Array>;
}

/** Called with the bytes of the file (as it lies on disk) that were read so far. */
export type OnBytes = (done: number, total: number) => void;

/** Pieces of a stream whose archive may be damaged. */
export async function* unpacked(
	name: string,
	stream: Readable,
	onPiece: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
	const pieces = (stream as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
	try {
		for (;;) {
			const next = await pieces.next().catch((error: Error) => {
				throw new InputError(`${name}: is damaged (${error.message}).`);
			});
			if (next.done) return;
			yield next.value;
			onPiece(next.value.length);
		}
	} finally {
		await pieces.return?.();
	}
}
