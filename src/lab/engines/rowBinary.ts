/** Encodes rows as ClickHouse's RowBinary: numbers little-endian, strings after their length as LEB128. */
export function encodeRows(
	rows: number,
	columns: readonly (readonly ['UInt8' | 'UInt32' | 'String', ArrayLike<unknown>])[],
) {
	const texts = columns.map(([type, values]) =>
		type === 'String' ? Array.from({ length: rows }, (_, row) => Buffer.from(values[row] as string)) : [],
	);
	const bytes = texts.flat().reduce((sum, text) => sum + text.length + 5, 0);
	const buffer = Buffer.allocUnsafe(bytes + rows * columns.length * 4);
	let at = 0;
	for (let row = 0; row < rows; row++)
		columns.forEach(([type, values], column) => {
			if (type === 'UInt8') at = buffer.writeUInt8(values[row] as number, at);
			else if (type === 'UInt32') at = buffer.writeUInt32LE(values[row] as number, at);
			else {
				const text = texts[column]![row]!;
				let length = text.length;
				for (; length > 127; length >>>= 7) at = buffer.writeUInt8((length & 127) | 128, at);
				at = buffer.writeUInt8(length, at);
				at += text.copy(buffer, at);
			}
		});
	return buffer.subarray(0, at);
}
