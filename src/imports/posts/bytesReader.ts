export type BytesReader = ReturnType<typeof bytesReader>;

/** Reads a stream by lengths; null if it ends too early. */
export function bytesReader(chunks: AsyncIterable<Uint8Array>) {
	const source = chunks[Symbol.asyncIterator]();
	let held = new Uint8Array();
	/** At least one byte and at most this many. */
	const some = async (most: number): Promise<Uint8Array | null> => {
		while (held.length === 0) {
			const next = await source.next();
			if (next.done) return null;
			held = next.value as Uint8Array<ArrayBuffer>;
		}
		const part = held.subarray(0, most);
		held = held.subarray(part.length);
		return part;
	};
	return {
		some,
		async exactly(size: number): Promise<Uint8Array | null> {
			const bytes = new Uint8Array(size);
			for (let at = 0; at < size; ) {
				const part = await some(size - at);
				if (part === null) return null;
				bytes.set(part, at);
				at += part.length;
			}
			return bytes;
		},
		/** Returns whether there were enough. */
		async skip(size: number): Promise<boolean> {
			for (let left = size; left > 0; ) {
				const part = await some(left);
				if (part === null) return false;
				left -= part.length;
			}
			return true;
		},
	};
}
