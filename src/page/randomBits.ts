/** 128 random bits, hexadecimal; `crypto.randomUUID` is missing in pages without encryption. */
export const randomBits = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
