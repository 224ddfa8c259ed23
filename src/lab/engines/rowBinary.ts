/**
 * Rows in ClickHouse's RowBinary. The client encodes rows only as JSON, which takes five times the time and 1.8 times
 * the bytes for ratings, and it has no external tables.
 */
const SIZES = { UInt8: 1, UInt32: 4, Float64: 8 } as const;

/** The columns of a table by their names, each with its type. */
export type Columns = Readonly<
	Record<string, readonly [type: keyof typeof SIZES | 'String', values: ArrayLike<unknown>]>
>;

/** The structure of a table, such as `user UInt32, name String`. */
export const structureOf = (columns: Columns): string =>
	Object.entries(columns)
		.map(([name, [type]]) => `${name} ${type}`)
		.join(', ');

/** Encodes rows as ClickHouse's RowBinary: numbers little-endian, strings after their length as LEB128. */
export function encodeRows(columns: Columns): Buffer<ArrayBuffer> {
	const all = Object.values(columns).map(([type, values]) =>
		type === 'String'
			? ({ type, values: Array.from(values, (text) => Buffer.from(text as string)) } as const)
			: { type, values: values as ArrayLike<number> },
	);
	const rows = all[0]!.values.length;
	const bytes = all.map((column) =>
		column.type === 'String'
			? column.values.reduce((sum, text) => sum + text.length + 5, 0)
			: rows * SIZES[column.type],
	);
	const buffer = Buffer.alloc(bytes.reduce((a, b) => a + b));
	let at = 0;
	for (let row = 0; row < rows; row++)
		for (const { type, values } of all)
			if (type === 'String') {
				const text = values[row]!;
				let length = text.length;
				for (; length > 127; length >>>= 7) at = buffer.writeUInt8((length & 127) | 128, at);
				at = buffer.writeUInt8(length, at);
				at += text.copy(buffer, at);
			} else if (type === 'UInt8') at = buffer.writeUInt8(values[row]!, at);
			else if (type === 'UInt32') at = buffer.writeUInt32LE(values[row]!, at);
			else at = buffer.writeDoubleLE(values[row]!, at);
	return buffer.subarray(0, at);
}
