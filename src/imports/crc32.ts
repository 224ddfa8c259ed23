const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
	let c = n;
	for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
	return c;
});

/** State of a CRC-32 before any bytes. */
export const CRC_START = 0xffffffff;

/** Updates the state of a CRC-32 with `bytes`. */
export function crc32(crc: number, bytes: Uint8Array): number {
	let next = crc;
	for (let i = 0; i < bytes.length; i++) next = CRC[(next ^ bytes[i]!) & 0xff]! ^ (next >>> 8);
	return next;
}

/** The CRC-32 of a state. */
export const crcOf = (crc: number): number => (crc ^ 0xffffffff) >>> 0;
