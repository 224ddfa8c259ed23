/**
 * Decodes DAG-CBOR, the subset of CBOR (RFC 8949) in which repositories of the AT protocol are kept: maps with texts for keys,
 * lengths that are known beforehand, and no tag but 42, a link to another block.
 */

/** A link to a block: the bytes of its address. */
export interface Link {
	link: Uint8Array;
}

/** Levels of a value, and values in it; no post has nearly as many. */
const [DEEPEST, MOST_VALUES] = [100, 100_000];
const LINK_TAG = 42;

/** @throws RangeError if the bytes are not exactly one value, or have more values than any record */
export function decodeCbor(bytes: Uint8Array): unknown {
	const reader = readerOf(bytes);
	const value = reader.value(0);
	if (reader.at() !== bytes.length) throw new RangeError('more than one value');
	return value;
}

function readerOf(bytes: Uint8Array) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let [at, values] = [0, 0];
	const take = (length: number): Uint8Array => {
		if (length > bytes.length - at) throw new RangeError('a value breaks off');
		at += length;
		return bytes.subarray(at - length, at);
	};
	/** The number in the lower bits of a first byte, or behind it. */
	const argument = (bits: number): number => {
		if (bits < 24) return bits;
		const size = [1, 2, 4, 8][bits - 24];
		if (size === undefined) throw new RangeError('a length is not known');
		take(size);
		if (size === 8) return Number(view.getBigUint64(at - 8));
		return size === 4 ? view.getUint32(at - 4) : size === 2 ? view.getUint16(at - 2) : view.getUint8(at - 1);
	};
	const simple = (bits: number): unknown => {
		if (bits === 20 || bits === 21) return bits === 21;
		if (bits === 22) return null;
		if (bits !== 27) throw new RangeError('a value is of no known kind');
		take(8);
		return view.getFloat64(at - 8);
	};
	const map = (length: number, depth: number): Record<string, unknown> => {
		const entries: [string, unknown][] = [];
		for (let i = 0; i < length; i++) {
			const key = value(depth);
			if (typeof key !== 'string') throw new RangeError('a key is not text');
			entries.push([key, value(depth)]);
		}
		return Object.fromEntries(entries);
	};
	const link = (tag: number, target: unknown): Link => {
		if (tag !== LINK_TAG || !(target instanceof Uint8Array)) throw new RangeError('a tag is not known');
		// The first byte says that it is an address in bytes.
		return { link: target.subarray(1) };
	};
	const value = (depth: number): unknown => {
		if (depth > DEEPEST) throw new RangeError('values are nested too deep');
		if (++values > MOST_VALUES) throw new RangeError('there are too many values');
		const first = take(1)[0]!;
		const [kind, bits] = [first >> 5, first & 31];
		if (kind === 7) return simple(bits);
		const number = argument(bits);
		if (kind === 0) return number;
		if (kind === 1) return -1 - number;
		if (kind === 2) return take(number);
		if (kind === 3) return new TextDecoder('utf-8', { fatal: true }).decode(take(number));
		if (kind === 5) return map(number, depth + 1);
		if (kind === 6) return link(number, value(depth + 1));
		const items: unknown[] = [];
		for (let i = 0; i < number; i++) items.push(value(depth + 1));
		return items;
	};
	return { value, at: () => at };
}
