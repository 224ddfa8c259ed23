import type { Readable } from 'node:stream';
import { InputError } from '../../../pack/errors.ts';

/** Unpacked bytes of a file, in pieces; each is valid until the next one is requested. */
export interface Source {
	/** Name for messages: the file, and the entry of an archive. */
	name: string;
	pieces: AsyncIterable<Uint8Array>;
}

/** Called with the number of bytes read so far, as counted on disk. */
export type OnBytes = (done: number, total: number) => void;

/** Yields the pieces of a stream, reporting a damaged archive as bad input. */
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
