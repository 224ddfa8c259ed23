/** Share of zero bytes from which a text without a byte order mark is decoded as UTF-16. */
const ZEROS = 0.3;
const SAMPLE = 1000;

/** Decodes a file as UTF-8 or UTF-16, or else as Windows-1252. Removes the byte order mark. */
export function decodeText(bytes: Uint8Array): string {
	const encoding = utf16(bytes);
	if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

/** The kind of UTF-16 that a file is in, by its beginning; otherwise null. */
export function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	const sample = bytes.subarray(0, SAMPLE);
	const zeros = [0, 0];
	for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2]!++;
	const [even = 0, odd = 0] = zeros;
	if (even + odd < ZEROS * sample.length) return null;
	return odd > even ? 'utf-16le' : 'utf-16be';
}
